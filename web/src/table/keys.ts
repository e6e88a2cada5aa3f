/** The keys of a table: those of every game, and those of its own. */
export type KeyHelp = { keys: string[]; does: string }

const OWN: Record<string, KeyHelp[]> = {
  overbooking: [{ keys: ['Esc'], does: 'overbooking-escape' }],
  overbooked: [
    { keys: ['1', '2', '3', '4'], does: 'overbooked-cards' },
    { keys: ['R'], does: 'overbooked-turn' },
    { keys: ['⇧ R'], does: 'overbooked-back' },
    { keys: ['W'], does: 'overbooked-fits' },
    { keys: ['S'], does: 'overbooked-lens' },
    { keys: ['Esc'], does: 'escape' },
  ],
  oktoberfest: [
    { keys: ['1', '2', '3', '4'], does: 'oktoberfest-tables' },
    { keys: ['R'], does: 'oktoberfest-turn' },
    { keys: ['K'], does: 'oktoberfest-cook' },
    { keys: ['Esc'], does: 'escape' },
  ],
}

export const keysOf = (game: string): KeyHelp[] => [
  { keys: ['⇥'], does: 'tab' },
  { keys: ['←', '↑', '↓', '→'], does: 'arrows' },
  { keys: ['⏎', 'Space'], does: 'enter' },
  ...(OWN[game] ?? []),
  { keys: ['?'], does: 'help' },
]
