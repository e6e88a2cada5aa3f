import '@fontsource-variable/fraunces'
import '@fontsource-variable/atkinson-hyperlegible-next'
import './design/tokens.css'
import './design/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { openWords } from '$lib/words.svelte'
import { under } from '$lib/root'
import { settings } from '$lib/settings.svelte'

await openWords(settings.language)
const target = document.getElementById('app')!
target.replaceChildren()
mount(App, { target })

// What installing the page needs, fetched when the page is there: a slow connection is needed for what is seen.
setTimeout(() => {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: under('/manifest.webmanifest') }),
  )
}, 2000)

// The page is kept on this device, for when there is no net, as soon as it has nothing else to fetch.
setTimeout(() => void import('./keeping/begin.svelte').then(({ beginKeeping }) => beginKeeping()), 4000)
