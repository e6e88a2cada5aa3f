/** The server over HTTP: types come from its own description. */
import { answerHere, answerWithoutServer, hasServer, isHere } from './here'
import type { components } from './protocol'
import { reach } from './reach.svelte'
import { under } from './root'
import { settings } from './settings.svelte'

type Types = components['schemas']
export type Me = Types['Me']
export type TableInfo = Types['TableInfo']
export type Sitting = Types['Sitting']
export type TokenInfo = Types['TokenInfo']
export type Reminders = Types['Reminders']
export type TableReminders = Types['TableReminders']
export type PlayRecord = Types['PlayRecord']
export type GameRecord = Types['GameRecord']
export type SoloRecord = Types['SoloRecord']
export type WeekRecord = Types['WeekRecord']
export type FairDealing = Types['FairDealing']
export type State = Types['State']
export type Told = Types['Told']
export type Said = Types['Said']
export type Replay = Types['Replay']
export type GameInfo = Types['GameInfo']
export type Failure = Types['Failure']
export type GameResult = Types['GameResult']
export type Preview<V extends View = View> = Omit<Types['Preview'], 'view'> & { view: V }
export type PreviewedMove = Types['PreviewedMove']
export type Hint = Types['Hint']
export type Imagined = Types['Imagined']
export type Verdict = Types['Verdict']
export type Rulebook = Types['Rulebook']
export type Strategy = Types['Strategy']
export type GlossaryTerm = Types['GlossaryTerm']
export type CardGallery = Types['CardGallery']
export type Shelf = Types['Shelf']
export type GalleryCard = Types['GalleryCard']
/** A drawing of a rulebook, made by the pieces of the game's board. */
export type Drawing = Types['RuleDrawing']
export type ScoreAccounts = Types['ScoreAccounts']
export type ScorePart = Types['ScorePart']
export type Gain = Types['Gain']
export type Prose = Types['Prose']
export type Chapter = Types['Chapter']
export type GuideStep = Types['GuideStep']
export type Recap = Types['Recap']
export type RecapChapter = Types['RecapChapter']
export type Past = Types['Past']
export type Ending = Types['Ending']
export type Piece = Types['Piece']
export type SharedSheet = Types['SharedSheet']
export type Course = Types['Course']
export type OpenedLesson = Types['OpenedLesson']
export type LessonPosition = Types['LessonPosition']
export type Attempted = Types['Attempted']
export type NewTable = Types['NewTable']
export type View = Types['View']
export type GameEvent = Types['Event']
export type UndoEvent = Types['UndoEvent']
export type UndoAsked = Types['UndoAsked']
export type ClientMessage = Types['ClientMessage']
export type ServerMessage = Types['ServerMessage']
/** Everything that the server says, by the name of its type in Python: boards take their pieces from here. */
export type Server = Types

/** Something the server did not do, and why, in the visitor's language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly failure: Failure,
  ) {
    super(failure.message)
  }
}

/** Ask whoever can answer: this device for its own tables, else the server; out of its reach the device does what it can. */
async function ask<T>(method: string, path: string, body?: unknown, signal: AbortSignal | null = null): Promise<T> {
  const asked = { method, path, body, language: settings.language }
  if (isHere(path)) return (await answerHere(asked)) as T
  const known = reach.away ? answerWithoutServer(asked) : null
  try {
    if (known) return (await known) as T
  } catch (error) {
    if (error instanceof Refused) throw error
  }
  try {
    if (!hasServer()) throw new TypeError('this page has no server')
    return await askServer<T>(method, path, body, signal)
  } catch (error) {
    const answer = error instanceof Refused || signal?.aborted ? null : answerWithoutServer(asked)
    if (!answer) throw error
    return (await answer) as T
  }
}

async function askServer<T>(method: string, path: string, body: unknown, signal: AbortSignal | null): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': settings.language }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const sent = body === undefined ? null : JSON.stringify(body)
  const answer = await fetch(under(path), { method, headers, body: sent, signal }).catch((lost: unknown) => {
    if (!signal?.aborted) reach.note(false)
    throw lost
  })
  reach.note(true)
  const data = await answer.json()
  if (!answer.ok) throw new Refused(answer.status, data as Failure)
  return data as T
}

const asked = (name: string, value: number | null) => (value === null ? '' : `&${name}=${value}`)
const at = (table: string, what = '') => `/api/tables/${encodeURIComponent(table)}${what}`

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  arrive: (name: string) => ask<Me>('POST', '/api/me', { name, language: settings.language }),
  change: (change: { name?: string; language?: string }) => ask<Me>('PATCH', '/api/me', change),
  link: () => ask<{ token: string }>('POST', '/api/me/link'),
  tokens: () => ask<Types['TokenList']>('GET', '/api/me/tokens'),
  token: (label: string) => ask<{ token: string }>('POST', `/api/me/token?label=${encodeURIComponent(label)}`),
  revoke: (token: string) => ask<Types['TokenList']>('DELETE', `/api/me/tokens/${token}`),
  signOut: () => ask<Me>('DELETE', '/api/me'),
  enter: (token: string) => ask<Me>('POST', '/api/me/enter', { token }),
  reminders: () => ask<Reminders>('GET', '/api/me/reminders'),
  subscribe: (subscription: Types['NewSubscription']) => ask<Reminders>('POST', '/api/me/push', subscription),
  unsubscribe: () => ask<Reminders>('DELETE', '/api/me/push'),
  giveMail: (address: string) => ask<Reminders>('POST', '/api/me/mail', { mail_address: address }),
  removeMail: () => ask<Reminders>('DELETE', '/api/me/mail'),
  confirmMail: (token: string) => ask<{ address: string }>('POST', '/api/mail/confirm', { token }),
  stopMail: (token: string) => ask<{ address: string }>('POST', `/api/mail/stop/${encodeURIComponent(token)}`),
  tableReminders: (id: string) => ask<TableReminders>('GET', at(id, '/reminders')),
  chooseReminders: (id: string, wanted: boolean) => ask<TableReminders>('POST', at(id, '/reminders'), { wanted }),
  record: () => ask<PlayRecord>('GET', `/api/me/record?offset=${-new Date().getTimezoneOffset()}`),
  forgetMe: () => ask<Me>('DELETE', '/api/me/data'),
  games: () => ask<Types['GameList']>('GET', '/api/games'),
  tables: () => ask<Types['TableList']>('GET', '/api/tables'),
  mine: () => ask<Types['TableList']>('GET', '/api/tables/mine'),
  create: (table: Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>) =>
    ask<Types['CreatedTable']>('POST', '/api/tables', table),
  table: (id: string) => ask<TableInfo>('GET', at(id)),
  join: (id: string, wanted: { seat?: number; invite?: string; number?: string; name?: string } = {}) =>
    ask<TableInfo>('POST', at(id, '/join'), wanted),
  leave: (id: string) => ask<TableInfo>('POST', at(id, '/leave')),
  giveUp: (id: string) => ask<TableInfo>('POST', at(id, '/give-up')),
  kick: (id: string, seat: number) => ask<TableInfo>('POST', at(id, '/kick'), { seat, ban: true }),
  renewInvite: (id: string, seat: number) => ask<Types['CreatedTable']>('POST', at(id, '/invite'), { seat }),
  ban: (id: string, person: string, ban: boolean) => ask<Types['BanList']>('POST', at(id, '/ban'), { person, ban }),
  bans: (id: string) => ask<Types['BanList']>('GET', at(id, '/bans')),
  seatBot: (id: string, seat: number, level: string | null, closed = false) =>
    ask<TableInfo>('POST', at(id, '/bot'), { seat, level, closed }),
  changeTable: (id: string, change: Types['ChangedTable']) => ask<TableInfo>('POST', at(id, '/change'), change),
  start: (id: string) => ask<TableInfo>('POST', at(id, '/start')),
  commit: () => ask<Types['Commitment']>('POST', '/api/commitments'),
  rematch: (id: string, deal: { commitment?: string; number: string }) =>
    ask<TableInfo>('POST', at(id, '/rematch'), deal),
  preview: (id: string, move: string, signal: AbortSignal) =>
    ask<Preview>('POST', at(id, '/preview'), { move }, signal),
  previews: (id: string, moves: string[], signal: AbortSignal) =>
    ask<Types['Previews']>('POST', at(id, '/previews'), { moves }, signal),
  why: (id: string, move: string, signal: AbortSignal) => ask<Verdict>('POST', at(id, '/why'), { move }, signal),
  hint: (id: string, signal: AbortSignal) => ask<Types['Hint']>('POST', at(id, '/hint'), {}, signal),
  imagined: (id: string, signal: AbortSignal) => ask<Imagined>('GET', at(id, '/imagined'), undefined, signal),
  prose: (id: string, seat: number | null, since: number | null) =>
    ask<Prose>('GET', at(id, `/prose?language=${settings.language}${asked('seat', seat)}${asked('since', since)}`)),
  /** A whole game in sentences that call everybody by name. */
  retold: (id: string) => ask<Prose>('GET', at(id, `/prose?language=${settings.language}&since=0&spectator=true`)),
  recap: (id: string, seat: number | null) =>
    ask<Recap>('GET', at(id, `/recap?language=${settings.language}${asked('seat', seat)}`)),
  guide: (id: string, seat: number | null) =>
    ask<Types['GuideSteps']>('GET', at(id, `/guide?language=${settings.language}${asked('seat', seat)}`)),
  past: (id: string, seat: number | null, ply: number) =>
    ask<Past>('GET', at(id, `/past?ply=${ply}${asked('seat', seat)}`)),
  account: (id: string, seat: number | null) =>
    ask<Types['ScoreAccounts']>('GET', at(id, `/account?language=${settings.language}${asked('seat', seat)}`)),
  ending: (id: string) => ask<Ending>('GET', at(id, `/ending?language=${settings.language}`)),
  chat: (id: string) => ask<{ messages: Said[] }>('GET', at(id, '/chat')),
  mute: (id: string, person: string, mute: boolean) =>
    ask<{ messages: Said[] }>('POST', at(id, '/mute'), { person, mute }),
  earned: (id: string) => ask<Types['Earned']>('GET', at(id, '/earned')),
  replay: (id: string, ply: number | null, eyes: string) =>
    ask<Replay>('GET', at(id, `/replay?eyes=${eyes}${ply === null ? '' : `&ply=${ply}`}`)),
  keepLog: (log: string) => ask<TableInfo>('POST', '/api/logs', { log }),
  score: (game: unknown) => ask<Record<string, unknown>>('POST', '/api/score', game),
  shareSheet: (game: string, parts: unknown[]) => ask<SharedSheet>('POST', '/api/sheets', { game, parts }),
  sheet: (code: string, since: number) =>
    ask<SharedSheet>('GET', `/api/sheets/${encodeURIComponent(code)}?since=${since}`),
  fillIn: (code: string, part: number, document: unknown) =>
    ask<SharedSheet>('PUT', `/api/sheets/${encodeURIComponent(code)}/parts/${part}`, { document }),
  pack: (game: string) => ask<Record<string, unknown>>('GET', `/api/packs/${game}`),
  cards: (game: string, table: string | null, seat: number | null) =>
    ask<CardGallery>(
      'GET',
      `/api/games/${game}/cards?language=${settings.language}${table === null ? '' : `&table=${encodeURIComponent(table)}`}${asked('seat', seat)}`,
    ),
  course: (game: string) => ask<Course>('GET', `/api/lessons/${game}?language=${settings.language}`),
  lesson: (game: string, name: string, step: number) =>
    ask<OpenedLesson>(
      'GET',
      `/api/lessons/${game}/${encodeURIComponent(name)}?language=${settings.language}&step=${step}`,
    ),
  attempt: (game: string, name: string, attempt: Types['NewAttempt']) =>
    ask<Attempted>('POST', `/api/lessons/${game}/${encodeURIComponent(name)}/attempts`, attempt),
  glossary: () => ask<Types['Glossary']>('GET', `/api/glossary?language=${settings.language}`),
  strategy: (game: string) => ask<Strategy>('GET', `/api/strategy/${game}?language=${settings.language}`),
  rules: (game: string) => ask<Rulebook>('GET', `/api/rules/${game}?language=${settings.language}`),
}
