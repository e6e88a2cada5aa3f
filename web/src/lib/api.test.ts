import { expect, test, vi } from 'vitest'
import { api, Refused } from './api'
import { serve } from '../testing/page'
import { settings } from './settings.svelte'

const never = new AbortController().signal

test('questions go to the table they are about, in the visitor’s language', async () => {
  const asked = serve(() => ({ data: { ply: 3, previews: [] } }))
  await api.previews('a/b', ['keep', 'decline'], never)
  await api.prose('garden', 1, 7)
  await api.replay('garden', null, 'open')
  expect(asked).toEqual([
    { method: 'POST', path: '/api/tables/a%2Fb/previews', body: { moves: ['keep', 'decline'] } },
    { method: 'GET', path: `/api/tables/garden/prose?language=${settings.language}&seat=1&since=7`, body: undefined },
    { method: 'GET', path: '/api/tables/garden/replay?eyes=open', body: undefined },
  ])
})

test('headers name the language, and the kind of body where there is one', async () => {
  const fetched = vi.fn(async (_path: string, _told: RequestInit) => ({
    ok: true,
    status: 200,
    json: async () => ({}),
  }))
  vi.stubGlobal('fetch', fetched)
  await api.games()
  await api.start('garden')
  await api.arrive('Ada')
  const headers = fetched.mock.calls.map(([, told]) => told.headers)
  const language = { 'accept-language': settings.language }
  expect(headers).toEqual([language, language, { ...language, 'content-type': 'application/json' }])
})

test('what the server refuses is an error with its words, its status and its rule', async () => {
  const failure = { error: 'illegal', message: 'Not there.', rule: 'hotel.line.limit', ply: 4 }
  serve(() => ({ status: 409, data: failure }))
  const refused = await api.preview('garden', 'keep', never).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refused)
  expect(refused).toMatchObject({ message: 'Not there.', status: 409, failure })
})

test('a lost connection is an error of another kind', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
  await expect(api.games()).rejects.not.toBeInstanceOf(Refused)
})

test('a page without a server asks none', async () => {
  document.documentElement.dataset['server'] = 'none'
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  await expect(api.me()).rejects.not.toBeInstanceOf(Refused)
  delete document.documentElement.dataset['server']
  expect(fetched).not.toHaveBeenCalled()
})

test('a table on this device is no concern of the server', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  await expect(api.table('here-7')).rejects.toThrow()
  expect(fetched).not.toHaveBeenCalled()
})
