/** How a table will be played, in words. */
import type { GameInfo, TableInfo } from '$lib/api'
import { optionsFor } from '$lib/tableSetup.svelte'

export type Line = { name: string; value: string }
type Say = (key: string, facts?: Record<string, string | number>) => string

/** Everything that its host has decided, one line each. */
export function optionLines(table: TableInfo, info: GameInfo, players: number, say: Say): Line[] {
  const options = optionsFor(info, players).map(([name]) => ({
    name: say(`page-option-${dashed(name)}`),
    value: valueWords(name, table.options[name] ?? info.options[name]?.[0], say),
  }))
  const hints = { name: say('page-hints'), value: say(table.hints ? 'page-on' : 'page-off') }
  const standIn = table.stand_in === 'like' ? 'page-stand-in-like' : `page-level-${table.stand_in}`
  return [...options, hints, { name: say('page-stand-in'), value: say(standIn) }]
}

function valueWords(name: string, value: unknown, say: Say): string {
  if (Array.isArray(value)) return value.map((event) => say(`plane-line-event-${event}`)).join(', ')
  return say(`page-option-${dashed(name)}-${value}`)
}

const dashed = (name: string) => name.replace('_', '-')
