/** The tables that home lists: one's own, and those of others that can be joined or watched. */
import { api, type TableInfo } from '$lib/api'
import { attention } from '$lib/attention.svelte'
import { person } from '$lib/person.svelte'
import { settings } from '$lib/settings.svelte'
import { keepPlayed } from '../../guide/played.svelte'

const LOOK_EVERY = 15_000

export class OwnAndOpenTables {
  mine = $state.raw<TableInfo[]>([])
  open = $state.raw<TableInfo[]>([])
  running = $derived(this.mine.filter((table) => table.stage !== 'over'))
  past = $derived(this.mine.filter((table) => table.stage === 'over'))
  #followed = false // an answer that comes after one has gone on changes nothing

  async look() {
    await person.recognise()
    const [others, own] = await Promise.all([api.tables(), person.me ? api.mine() : { tables: [] }])
    this.mine = own.tables
    keepPlayed(this.past)
    if (this.#followed) attention.waiting = own.tables.filter(isMyTurn).length
    this.open = others.tables.filter((table) => !own.tables.some((known) => known.id === table.id))
  }

  /** Look now, again and again, and when the language has changed; what is returned ends that. */
  follow(): () => void {
    void settings.language
    this.#followed = true
    const looking = setInterval(() => void this.look().catch(() => {}), LOOK_EVERY)
    void this.look().catch(() => {})
    return () => {
      clearInterval(looking)
      this.#followed = false
      attention.waiting = 0
    }
  }
}

const isMyTurn = ({ stage, turn, seats }: TableInfo) =>
  stage === 'playing' && turn !== null && seats[turn]?.person === person.me?.id
