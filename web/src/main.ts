import '@fontsource-variable/fraunces'
import '@fontsource-variable/atkinson-hyperlegible-next'
import './design/tokens.css'
import './design/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { openWords } from '$lib/words.svelte'
import { settings } from '$lib/settings.svelte'

await openWords(settings.language)
const target = document.getElementById('app')!
target.replaceChildren()
mount(App, { target })
