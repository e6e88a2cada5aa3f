import { beforeEach, expect, test, vi } from 'vitest'
import { serve } from '../testing/page'
import type { GameInfo } from './api'
import { keptDeal } from './deals'
import { route } from './router.svelte'
import {
  createTable,
  firstGame,
  hasChosen,
  optionsFor,
  remember,
  setupFor,
  usualSetup,
  withBots,
  withFriends,
} from './tableSetup.svelte'

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('scrollTo', vi.fn())
  for (const game of ['overbooking', 'overbooked', 'oktoberfest']) remember(game, usualSetup(game))
})

test('one sits down to two others where three play, to one in the tent', () => {
  expect(usualSetup('overbooking').seats).toEqual(['me', 'casual', 'casual'])
  expect(usualSetup('oktoberfest').seats).toEqual(['me', 'casual'])
})

test('a setup is kept in this browser, for each game', () => {
  remember('overbooked', { ...usualSetup('overbooked'), seats: ['me', 'master'], hints: true })
  expect(setupFor('overbooked')).toMatchObject({ seats: ['me', 'master'], hints: true, pace: 'live' })
  expect(setupFor('overbooking').seats).toHaveLength(3)
  expect(JSON.parse(localStorage.getItem('houseful-wishes')!).overbooked.seats).toEqual(['me', 'master'])
})

test.each(['null', '[', '7', '{"overbooking":5,"overbooked":{"seats":"me"}}'])('%s is no setup', async (damaged) => {
  localStorage.setItem('houseful-wishes', damaged)
  vi.resetModules()
  const again = await import('./tableSetup.svelte')
  expect(again.setupFor('overbooking')).toEqual(usualSetup('overbooking'))
  expect(again.setupFor('overbooked')).toEqual(usualSetup('overbooked'))
})

test('with bots: friends’ seats go to the bot one likes, and nobody waits or runs out of time', () => {
  remember('overbooking', {
    ...usualSetup('overbooking'),
    seats: ['me', 'open', 'expert'],
    public: true,
    clock: 'move',
  })
  expect(withBots('overbooking')).toMatchObject({ seats: ['me', 'expert', 'expert'], public: false, clock: '' })
})

test('with bots: each bot keeps its level', () => {
  remember('overbooking', { ...usualSetup('overbooking'), seats: ['me', 'novice', 'master'] })
  expect(withBots('overbooking').seats).toEqual(['me', 'novice', 'master'])
})

test('with friends: nobody plays alone, and options for one player are dropped', () => {
  remember('overbooked', { ...usualSetup('overbooked'), seats: ['me'], options: { scenario: 3 }, public: true })
  expect(withFriends('overbooked')).toMatchObject({ seats: ['me', 'open'], options: {}, public: false })
  remember('overbooking', { ...usualSetup('overbooking'), options: { bonus: 'expert' } })
  expect(withFriends('overbooking')).toMatchObject({ seats: ['me', 'open', 'open'], options: { bonus: 'expert' } })
  expect(withFriends('overbooking', 5).seats).toEqual(['me', 'open', 'open', 'closed', 'closed'])
})

test('alone one chooses what the server names for it, together everything else; the first value is the usual one', () => {
  const options = { mission: [null, 1, 2], difficulty: ['easy', 'hard'], symbols: [false, true] }
  const switches = { own_packs: true, public_tables: true }
  const alone = { players: [1, 2, 3], options, options_alone: ['mission', 'difficulty'], first_game: {}, ...switches }
  const info: GameInfo = { name: 'overbooked', world: 'plane', ...alone }
  expect(optionsFor(info, 1).map(([name]) => name)).toEqual(['mission', 'difficulty'])
  expect(optionsFor(info, 3)).toEqual([['symbols', [true]]])
  expect(optionsFor({ ...info, options_alone: [] }, 2).map(([name]) => name)).toEqual(Object.keys(options))
})

test('a first game has the rules that the server names for it, and gentle bots', () => {
  const info = { name: 'overbooking', first_game: { bonus: 'none' } } as unknown as GameInfo
  expect(firstGame(info)).toMatchObject({ seats: ['me', 'novice', 'novice'], options: { bonus: 'none' }, hints: null })
  expect(firstGame(info, 2).seats).toEqual(['me', 'novice'])
  expect(hasChosen('overbooking')).toBe(true)
  expect(hasChosen('bridge')).toBe(false)
})

test.each([
  [null, {}],
  [false, { hints: false }],
  [true, { hints: true }],
])('hints %s: the server decides where the host has not', async (hints, sent) => {
  const asked = serve(() => ({ data: { id: 'c1', commitment: 'promise', table: { id: 'garden' }, invites: {} } }))
  await createTable('overbooking', { ...usualSetup('overbooking'), hints })
  const { body } = asked.find(({ path }) => path === '/api/tables')!
  expect('hints' in (body as object) ? { hints: (body as { hints: unknown }).hints } : {}).toEqual(sent)
})

test('those at the same screen have names, and a host may say that there are several', async () => {
  const asked = serve(() => ({ data: { id: 'c1', commitment: 'promise', table: { id: 'garden' }, invites: {} } }))
  const seats = ['me', 'me', 'me', 'closed']
  await createTable('overbooking', { ...usualSetup('overbooking'), seats, names: ['', ' Cleo ', ''], hotSeat: true })
  expect(asked.find(({ path }) => path === '/api/tables')!.body).toMatchObject({
    seats: [{ kind: 'me' }, { kind: 'me', name: 'Cleo' }, { kind: 'me' }, { kind: 'closed' }],
    hot_seat: true,
  })
})

test('sitting down lays the table, keeps the links of seats, and goes there', async () => {
  const asked = serve(({ path }) => ({
    data: {
      '/api/me': { id: 'ada', name: 'Guest' },
      '/api/commitments': { id: 'c1', commitment: 'promise' },
    }[path] ?? { table: { id: 'garden' }, invites: { 2: 'token' } },
  }))
  const setup = {
    ...usualSetup('overbooking'),
    seats: ['me', 'skilled', 'invite'],
    clock: 'move' as const,
    minutes: 0.5,
  }
  await createTable('overbooking', setup)
  const created = asked.find(({ path }) => path === '/api/tables')!.body
  expect(created).toMatchObject({
    game: 'overbooking',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'skilled' }, { kind: 'invite' }],
    clock: { per: 'move', seconds: 30 },
    stand_in: 'like',
    commitment: 'c1',
  })
  const { number } = created as { number: string }
  expect(keptDeal('garden')).toEqual({ commitment: 'promise', numbers: [number], first: true })
  expect(created).not.toHaveProperty('pack')
  expect(JSON.parse(localStorage.getItem('houseful-invites-garden')!)).toEqual({ 2: 'token' })
  expect(route.parts).toEqual(['table', 'garden'])
})
