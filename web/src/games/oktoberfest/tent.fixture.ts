/** Cards, seats and a view of the tent, for tests. */
import type { Customer, Hero, Seat, TableCard, TentView } from './cards'

export const hero = (id: string, gift: Hero['gift'] = {}, power: Hero['power'] = 'none'): Hero => ({
  hero: id,
  id,
  cost: 2,
  points: 1,
  gift,
  power,
})

export const tableOf = (pretzel: number, beer: number, sausage: number): TableCard => ({
  id: 'gh rb / yh bb',
  table: 'gh rb / yh bb',
  near: ['gh', 'rb'],
  far: ['yh', 'bb'],
  food: { pretzel, beer, sausage },
})

export const seatOf = (told: Partial<Seat> = {}): Seat => ({
  seat: 0,
  food_cards: 4,
  coin_cards: 0,
  change_cards: 0,
  limit: 8,
  heroes: [],
  gifts: { pretzel: 0, beer: 0, sausage: 0, joker: 0, coins: 0 },
  victory: 0,
  objective_a: null,
  objective_b: null,
  score: { heroes: 3, 'vp-cards': 2, coins: 0, 'objective-a': 0, 'objective-b': 0, 'hero-bonus': 0 },
  sources: { heroes: [], 'objective-a': [], 'objective-b': [], 'hero-bonus': [] },
  counted: {},
  ...told,
})

export const viewOf = (told: Partial<TentView> = {}): TentView => ({
  game: 'oktoberfest',
  options: { series: 'separate', pairs: 'separate', change: 'none' },
  players: 2,
  seat: 0,
  turn: 0,
  ply: 1,
  step: 'action',
  first: 0,
  last_turn: false,
  cause: null,
  runs: {},
  food_pile: 20,
  coin_pile: 10,
  table_pile: 10,
  hero_pile: 10,
  to_come: { heroes: [], tables: [] },
  placed: [],
  placed_food: [],
  spent: { pretzel: 0, beer: 0, sausage: 0 },
  tables: [tableOf(1, 1, 0), tableOf(0, 0, 3), null, null],
  heroes: [],
  serving: null,
  tables_left: 9,
  kitchen_limit: 4,
  notation: [],
  seats: [seatOf(), seatOf({ seat: 1 })],
  festival: [
    { row: 1, tables: [], near: Array<Customer>(6).fill('gh'), far: Array<Customer>(6).fill('rb'), free: 0, ends: [] },
    { row: 2, tables: [], near: [], far: [], free: 3, ends: ['right'] },
  ],
  hand: { pretzel: 2, beer: 1, sausage: 3, coin: 1, change: 0 },
  unseen: { pretzel: 9, beer: 9, sausage: 9 },
  ...told,
})
