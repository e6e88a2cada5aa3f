import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serve, type Asked } from '../../testing/page'
import type { Sharing } from './kept'
import { SharedSheet } from './sharedSheet.svelte'

/** Everybody's part and two players', as plain values. */
const partsWith = (sharing: Sharing | null) => {
  const values: unknown[] = [{ count: 2 }, { name: 'Ada' }, { name: '' }]
  return {
    game: 'overbooked',
    count: 3,
    sharing,
    values,
    part: (number: number) => values[number],
    take: (number: number, value: unknown) => void (values[number] = value),
  }
}
type Part = { part: number; document: unknown }
const answer = (change: number, parts: Part[] = []) => ({
  data: { code: 'abc', game: 'overbooked', change, expires: 1, parts },
})
const sheets: SharedSheet[] = []
const share = (parts: ReturnType<typeof partsWith>) => {
  const sheet = new SharedSheet(parts)
  sheets.push(sheet)
  return sheet
}
const written = (asked: Asked[]) => asked.filter(({ method }) => method === 'PUT')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const sheet of sheets.splice(0)) sheet.stop()
  vi.useRealTimers()
})

describe('a shared sheet', () => {
  it('begins with all that is filled in, and sends what changes', async () => {
    let change = 1
    const asked = serve(({ method }) => answer(method === 'PUT' ? ++change : change))
    const parts = partsWith(null)
    const sheet = share(parts)
    expect(asked).toEqual([])
    await sheet.begin()
    expect(asked[0]).toMatchObject({ method: 'POST', body: { game: 'overbooked', parts: parts.values } })
    expect(parts.sharing?.code).toBe('abc')
    sheet.look()
    parts.values[2] = { name: 'Bob' }
    sheet.look()
    expect(parts.sharing?.unsent).toEqual([2])
    await vi.advanceTimersByTimeAsync(500)
    expect(written(asked)).toEqual([
      { method: 'PUT', path: '/api/sheets/abc/parts/2', body: { document: { name: 'Bob' } } },
    ])
    expect([parts.sharing?.unsent, sheet.state]).toEqual([[], 'on'])
  })

  it('takes what others fill in, but not over what is still to be sent', async () => {
    const asked = serve(({ method, path }) => {
      if (method === 'PUT') return answer(6)
      return path.endsWith('since=0')
        ? answer(5, [
            { part: 1, document: { name: 'Eve' } },
            { part: 2, document: { name: 'Cleo' } },
          ])
        : answer(6)
    })
    const parts = partsWith({ code: 'abc', mine: 0, unsent: [1] })
    const sheet = share(parts)
    await vi.advanceTimersByTimeAsync(10)
    expect(parts.values.slice(1)).toEqual([{ name: 'Ada' }, { name: 'Cleo' }])
    expect(written(asked).map(({ path }) => path)).toEqual(['/api/sheets/abc/parts/1'])
    expect([sheet.known, parts.sharing?.unsent]).toEqual([true, []])
    await vi.advanceTimersByTimeAsync(2100)
    expect(asked.at(-1)?.path).toBe('/api/sheets/abc?since=6')
  })

  it('waits for a connection, and says when there is no such sheet', async () => {
    let away = true
    serve(() => {
      if (away) throw new TypeError('no connection')
      return { status: 404, data: { error: 'server-no-sheet', message: '' } }
    })
    const parts = partsWith({ code: 'abc', mine: null, unsent: [] })
    const sheet = share(parts)
    await vi.advanceTimersByTimeAsync(10)
    expect(sheet.state).toBe('waiting')
    away = false
    await vi.advanceTimersByTimeAsync(6000)
    expect(sheet.state).toBe('gone')
    sheet.leave()
    expect([sheet.state, parts.sharing]).toEqual(['off', null])
  })
})
