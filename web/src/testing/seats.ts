/** Seats and tables as the server tells them, for tests. */
import type { Sitting, TableInfo } from '$lib/api'

export function sitting(number: number, told: Partial<Sitting> = {}): Sitting {
  const nobody = { name: null, person: null, level: null, away: false, here: true, gone: null, clock: null }
  return { number, kind: 'person', ...nobody, ...told }
}

export function tableWith(seats: Sitting[], told: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'garden',
    game: 'overbooking',
    options: {},
    pack: null,
    rules_version: 1,
    unreadable: null,
    stage: 'playing',
    public: false,
    pace: 'live',
    clock: null,
    stand_in: 'like',
    hints: false,
    hot_seat: false,
    paused: false,
    host: 'ada',
    host_gone: null,
    seats,
    ply: 0,
    turn: 0,
    fair: null,
    result: null,
    created: 0,
    ended: null,
    next: null,
    ...told,
  }
}
