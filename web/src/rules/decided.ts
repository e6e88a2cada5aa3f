/** What the host of a table has decided, for rules that leave it to the host. */
import { has, say } from '$lib/words.svelte'

/** The option that a rule leaves open. */
const LEFT_TO_THE_HOST: Record<string, string> = {
  'hotel.hidden.peek': 'peek',
  'hotel.score.crests': 'bonus',
  'plane.score.kids': 'kids',
  'plane.event.missing-friends': 'missing_friends',
  'plane.event.low-season-blues': 'low_season',
  'tent.hire.cost': 'change',
  'tent.hire.change': 'change',
  'tent.score.series': 'series',
  'tent.score.pairs': 'pairs',
}

/** How it is decided at a table with these options; nothing for rules that are the same everywhere. */
export function decided(rule: string, options: Record<string, unknown> | null | undefined): string {
  const option = LEFT_TO_THE_HOST[rule]
  if (!option || !options || !(option in options)) return ''
  const key = `page-option-${option.replaceAll('_', '-')}`
  const value = `${key}-${String(options[option])}`
  return has(key) && has(value) ? say('page-decided', { option: say(key), value: say(value) }) : ''
}
