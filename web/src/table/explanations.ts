/** What an explanation says: from the rulebook, from the gallery, or from the account of the points as they stand. */
import { api, type CardGallery, type GalleryCard, type ScoreAccounts, type ScorePart } from '$lib/api'
import { settings } from '$lib/settings.svelte'
import { pieces } from '$lib/text'
import { say } from '$lib/words.svelte'
import { openBook, titleOf } from '../rules/books'
import { paragraphOf } from '../rules/rulebook'
import { advice } from './advice.svelte'
import { WORLDS } from './names'

/** The table that is asked about: whose eyes, at which ply. */
export type Scene = {
  game: string
  table: string
  ply: number
  viewpoint: number | null
  nameOf: (seat: number) => string
}
export type Section = {
  title: string
  text?: string
  reasons?: string[]
  figures?: { label: string; value: string }[]
  parts?: ScorePart[]
  total?: number
  certain?: number
  rule?: string
  /** Lit up on the board meanwhile. */
  lights?: string[]
}

const kept = new Map<string, Promise<unknown>>()

/** Asked for once; what failed is asked for again. */
function once<T>(name: string, ask: () => Promise<T>): Promise<T> {
  if (!kept.has(name)) {
    const asked = ask()
    kept.set(name, asked)
    asked.catch(() => kept.delete(name))
  }
  return kept.get(name) as Promise<T>
}

const gallery = (scene: Scene) =>
  once<CardGallery>(`cards ${scene.table} ${settings.language}`, () =>
    api.cards(scene.game, scene.table, scene.viewpoint),
  )

let counted: { name: string; asked: Promise<ScoreAccounts> } | null = null
/** Points change with every move: only the latest account is kept. */
function accounts({ table, ply, viewpoint }: Scene): Promise<ScoreAccounts> {
  const name = `${table} ${ply} ${viewpoint} ${settings.language}`
  if (counted?.name !== name) {
    const asked = api.account(table, viewpoint)
    counted = { name, asked }
    asked.catch(() => (counted = null))
  }
  return counted.asked
}

/** A paragraph without the title in bold that it begins with: the title stands above it. */
function withoutTitle(text: string): string {
  const told = pieces(text)
  const title = text.startsWith('**') ? told.findIndex(({ strong }) => strong) : -1
  return told
    .map((piece, at) => (at <= title ? '' : piece.text))
    .join('')
    .trim()
}

async function ruleSection(scene: Scene, rule: string, title = titleOf(rule)): Promise<Section> {
  const text = paragraphOf(await openBook(scene.game), rule)?.text ?? ''
  return { title, text: withoutTitle(text), rule }
}

async function lineSection(scene: Scene, line: string): Promise<Section> {
  const book = await openBook(scene.game)
  return ruleSection(scene, book.lines[line] ?? '', say(`${WORLDS[scene.game]}-line-${line}`))
}

async function cardSection(scene: Scene, id: string): Promise<Section | null> {
  for (const shelf of (await gallery(scene)).shelves) {
    const card = shelf.cards.find((one) => one.id === id)
    if (card) return { title: card.name, figures: figuresOf(card), rule: shelf.rule }
  }
  return null
}

const figuresOf = ({ figures }: GalleryCard) => figures.map(({ label, value }) => ({ label, value }))

async function pointsSection(scene: Scene, seat: number, line: string | null): Promise<Section | null> {
  const account = (await accounts(scene)).seats[seat]
  if (!account) return null
  if (line === null) {
    const parts = account.parts.filter(({ points }) => points)
    const title = say('page-account-title', { name: scene.nameOf(seat) })
    return { title, parts: parts.length ? parts : account.parts, total: account.total, certain: account.certain }
  }
  const part = account.parts.find((one) => one.line === line)
  if (!part) return null
  const lights = seat === scene.viewpoint ? part.sources : []
  return { title: say(`${WORLDS[scene.game]}-line-${line}`), parts: [part], rule: part.rule, lights }
}

/** What has changed since one's last turn, each line with the reason why it stands as it does. */
async function gainsSection(scene: Scene, seat: number): Promise<Section | null> {
  const [recap, { seats }] = await Promise.all([api.recap(scene.table, scene.viewpoint), accounts(scene)])
  const gain = recap.gains[seat]
  if (!gain) return null
  const parts = (seats[seat]?.parts ?? [])
    .filter(({ line }) => gain.lines[line])
    .map((part) => ({ ...part, points: gain.lines[part.line] ?? 0 }))
  return { title: say('page-gains', { name: scene.nameOf(seat) }), parts, total: gain.total }
}

/** Why a strong bot advises its move. */
const hintSection = (): Section => ({
  title: say('page-hint-why'),
  reasons: advice.reasons,
  ...(advice.rule ? { rule: advice.rule } : {}),
})

function section(subject: string, scene: Scene): Promise<Section | null> {
  const [kind = '', first = '', ...rest] = subject.split(':')
  const whole = [first, ...rest].join(':')
  if (kind === 'hint') return Promise.resolve(hintSection())
  if (kind === 'rule') return ruleSection(scene, whole)
  if (kind === 'line') return lineSection(scene, whole)
  if (kind === 'card') return cardSection(scene, whole)
  if (kind === 'gains') return gainsSection(scene, Number(first))
  return pointsSection(scene, Number(first), rest.join(':') || null)
}

/** The sections of an explanation, in the order of its subjects. */
export async function sections(subjects: string[], scene: Scene): Promise<Section[]> {
  const found = await Promise.all(subjects.map((subject) => section(subject, scene)))
  return found.filter((one) => one !== null)
}
