/** Who the visitor is. Nobody needs an account: a name is enough, and one is proposed. */
import { api, Refused, type Me } from './api'
import { HERE_PERSON } from './here'
import { settings, type Language } from './settings.svelte'
import { say } from './words.svelte'

class Person {
  me = $state.raw<Me | null>(null)
  #asked: Promise<void> | null = null

  /** Ask the server once who we are, if this browser has been somebody here. */
  recognise(): Promise<void> {
    if (!document.cookie.includes('houseful-here')) return Promise.resolve()
    this.#asked ??= api
      .me()
      .then((me) => void (this.me = me))
      .catch((error) => {
        if (!(error instanceof Refused)) this.#asked = null
      })
    return this.#asked
  }

  /** Whether a seat is ours: of this visitor, or of whoever holds this device. */
  is(holder: string | null | undefined): boolean {
    return holder === HERE_PERSON || (!!holder && holder === this.me?.id)
  }

  /** Be somebody: under the name we have, or a friendly one. */
  async known(): Promise<Me> {
    await this.recognise()
    this.me ??= await api.arrive(say('page-guest'))
    return this.me
  }

  async rename(name: string) {
    this.me = this.me ? await api.change({ name }) : await api.arrive(name)
  }

  async speak(language: Language) {
    if (this.me) this.me = await api.change({ language: settings.language ?? language })
  }

  async enter(token: string) {
    this.me = await api.enter(token)
  }
}

export const person = new Person()
