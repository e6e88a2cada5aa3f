import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import type { RecapChapter } from '$lib/api'
import { show } from '../testing/page'
import Announcer from './Announcer.svelte'

const chapter = (ply: number, seat: number): RecapChapter => ({
  ply,
  seat,
  lines: [`Move ${ply}.`, '', 'And more.'],
  rules: [null, null, null],
  pieces: [[], [], []],
  events: [],
})

test('what others do is announced in order; what was there before, what I did and what was shown is not', () => {
  const props = $state({ chapters: [chapter(1, 1)], mine: [0], shown: new Set([4]) })
  const page = show(Announcer, props)
  const said = () => [...page.querySelectorAll('[role=log] p')].map((line) => line.textContent)
  expect(said()).toEqual([])
  props.chapters = [chapter(1, 1), chapter(2, 1), chapter(3, 2)]
  flushSync()
  expect(said()).toEqual(['Move 2. And more.', 'Move 3. And more.'])
  props.chapters = [...props.chapters, chapter(4, 1), chapter(5, 0), chapter(6, 2)]
  flushSync()
  expect(said().at(-1)).toBe('Move 6. And more.')
  expect(said()).toHaveLength(3)
})
