import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { Room } from './room.svelte'

function layouts(sizes: [number, number][]): string[] {
  let tell: (seen: { contentRect: { width: number; height: number } }[]) => void = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: typeof tell) {
        tell = told
      }
      observe() {}
      disconnect() {}
    },
  )
  let room: Room | undefined
  const end = $effect.root(() => {
    room = new Room(() => document.body)
  })
  flushSync()
  const found = sizes.map(([width, height]) => {
    tell([{ contentRect: { width, height } }])
    return (['wide', 'tall', 'short'] as const).filter((layout) => room![layout]).join()
  })
  end()
  return found
}

test('a board has one of three layouts, by the room that is left to it', () => {
  expect(
    layouts([
      [1440, 844],
      [1280, 664],
      [844, 346],
      [720, 406],
      [768, 968],
      [390, 796],
      [360, 592],
      [360, 300],
      [0, 0],
    ]),
  ).toEqual(['wide', 'wide', 'short', 'short', 'tall', 'tall', 'tall', 'tall', 'tall'])
})
