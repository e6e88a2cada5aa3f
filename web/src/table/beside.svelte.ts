/** What lies open beside the table: kept in the address, so that Back closes it and the game is not left. */
import { go, route } from '$lib/router.svelte'
import type { Side } from './Tools.svelte'

const NAMES: Side[] = ['story', 'talk', 'cards', 'rules', 'glossary', 'settings', 'keys']

export class Beside {
  /** The rule that was asked for last. */
  rule = $state('')
  /** Whether opening it added an entry to the browser's history, which closing takes back. */
  #added = false

  get now(): Side {
    const asked = route.query.get('beside') as Side
    return NAMES.includes(asked) ? asked : null
  }

  show(what: Side, rule = '') {
    if (what === null) return this.close()
    this.rule = rule
    const open = this.now !== null
    if (!open) this.#added = true
    go(`${route.path}?beside=${what}`, open)
  }

  close() {
    if (this.now === null) return
    if (this.#added) history.back()
    else go(route.path, true)
    this.#added = false
  }
}
