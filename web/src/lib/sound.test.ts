import { beforeEach, expect, test, vi } from 'vitest'
import { settings } from './settings.svelte'

type Played = { pitch: number; loud: number }
let played: Played[] = []
let opened = 0
let time = 0

/** Web Audio, as far as it is used: what would sound is written down. */
class Air {
  destination = {}
  constructor() {
    opened += 1
  }
  get currentTime() {
    return time
  }
  resume = async () => {}
  createOscillator() {
    const tone = { pitch: 0, loud: 0 }
    const frequency = {
      set value(pitch: number) {
        tone.pitch = pitch
      },
      setValueAtTime: (pitch: number) => void (tone.pitch = pitch),
      exponentialRampToValueAtTime: () => {},
    }
    const connect = (gain: { loudest: () => number }) => {
      tone.loud = gain.loudest()
      return { connect: () => {} }
    }
    return { frequency, type: '', connect, start: () => played.push(tone), stop: () => {} }
  }
  createGain() {
    let loudest = 0
    const ramp = (loud: number) => void (loudest = Math.max(loudest, loud))
    return {
      gain: { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp },
      loudest: () => loudest,
    }
  }
}

let visits = 0
/** A page of its own for each test: before the first tap it has no sound. */
async function open() {
  const page = new EventTarget()
  const sound: typeof import('./sound') = await import(/* @vite-ignore */ `./sound.ts?visit=${(visits += 1)}`)
  sound.listenForFirstTouch(page)
  return { ...sound, tap: () => page.dispatchEvent(new Event('pointerdown')) }
}

beforeEach(() => {
  played = []
  opened = 0
  time = 10
  Object.assign(settings, { sound: true, volume: 5 })
  vi.stubGlobal('AudioContext', Air)
})

test('nothing sounds before the first tap, and then by itself', async () => {
  const { ring, tap } = await open()
  ring('turn')
  expect(opened).toBe(0)
  tap()
  tap()
  expect(opened).toBe(1)
  ring('turn')
  expect(played.map(({ pitch }) => pitch)).toEqual([523, 659])
})

test('a key is as good as a tap', async () => {
  const page = new EventTarget()
  const sound: typeof import('./sound') = await import(/* @vite-ignore */ `./sound.ts?visit=${(visits += 1)}`)
  sound.listenForFirstTouch(page)
  page.dispatchEvent(new Event('keydown'))
  sound.ring('end')
  expect(played).toHaveLength(4)
})

test('pieces that are placed together knock once', async () => {
  const { ring, tap } = await open()
  tap()
  ring('placed')
  ring('placed')
  expect(played).toHaveLength(1)
  time += 1
  ring('placed')
  expect(played).toHaveLength(2)
})

test('muted there is silence, and the volume is heard', async () => {
  const { ring, tap } = await open()
  tap()
  settings.sound = false
  ring('turn')
  expect(played).toEqual([])
  settings.sound = true
  settings.volume = 2
  ring('said')
  settings.volume = 10
  ring('said')
  const [soft, loud] = played
  expect(loud!.loud).toBeGreaterThan(3 * soft!.loud)
  expect(loud!.loud).toBeLessThan(0.4)
})
