/** The tables that home lists: one's own, also on this device, and those of others that can be joined or watched. */
import { api, type TableInfo } from '$lib/api'
import { attention } from '$lib/attention.svelte'
import { person } from '$lib/person.svelte'
import { settings } from '$lib/settings.svelte'
import { keepPlayed } from '../../guide/played.svelte'
import type { Listed } from '../../offline/hosting/kept'
import { CHANNEL } from '../../offline/hosting/messages'

const LOOK_EVERY = 15_000

export class OwnAndOpenTables {
  mine = $state.raw<TableInfo[]>([])
  open = $state.raw<TableInfo[]>([])
  /** Those of this device. */
  here = $state.raw<Listed[]>([])
  /** A game that was sent to the server is listed once, where the server is there to list it. */
  #all = $derived([
    ...this.here.filter(({ sent }) => !this.mine.some(({ id }) => id === sent)).map(({ info }) => info),
    ...this.mine,
  ])
  running = $derived(this.#all.filter((table) => table.stage !== 'over'))
  past = $derived(this.#all.filter((table) => table.stage === 'over').sort((a, b) => endOf(b) - endOf(a)))
  /** Games of this device that are over and that the server does not know. */
  unsent = $derived(this.here.filter(({ info, sent }) => info.stage === 'over' && !info.unreadable && !sent))
  #followed = false // an answer that comes after one has gone on changes nothing

  async look() {
    await person.recognise()
    const [others, own] = await Promise.all([api.tables(), person.me ? api.mine() : { tables: [] }])
    this.mine = own.tables
    this.#learn()
    this.open = others.tables.filter((table) => !own.tables.some((known) => known.id === table.id))
  }

  lookAgain = () => (this.#lookOnline(), this.#lookAround())
  #lookOnline = () => void this.look().catch(() => {})
  #lookAround = () => void this.lookHere().catch(() => {}) // a browser that keeps nothing has nothing to list

  /** Look at what this device keeps. */
  async lookHere() {
    const { listHere } = await import('../../offline/listing')
    this.here = await listHere()
    this.#learn()
  }

  #learn() {
    if (!this.#followed) return
    keepPlayed(this.past)
    attention.waiting = this.running.filter(isMyTurn).length
  }

  /** Look now, again and again, and when the language has changed; what is returned ends that. */
  follow(): () => void {
    void settings.language
    this.#followed = true
    const looking = setInterval(this.#lookOnline, LOOK_EVERY)
    const changed = new BroadcastChannel(CHANNEL)
    changed.onmessage = this.#lookAround
    addEventListener('online', this.#lookOnline)
    this.#lookOnline()
    this.#lookAround()
    return () => {
      clearInterval(looking)
      changed.close()
      removeEventListener('online', this.#lookOnline)
      this.#followed = false
      attention.waiting = 0
    }
  }
}

const isMyTurn = ({ stage, turn, seats }: TableInfo) =>
  stage === 'playing' && turn !== null && person.is(seats[turn]?.person)
const endOf = ({ ended, created }: TableInfo) => ended ?? created
