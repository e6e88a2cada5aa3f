/** Soft sounds, made here: a knock, two notes, a few more. A browser lets a page sound after the first tap or key. */
import { settings } from './settings.svelte'

type Sound = 'placed' | 'turn' | 'end' | 'said'

/** Notes of a tune, as pitches in Hz; the knock of a piece has none. */
const TUNES: Record<Exclude<Sound, 'placed'>, number[]> = {
  turn: [523, 659],
  end: [523, 659, 784, 1047],
  said: [880],
}
const NOTE_APART = 0.13
const KNOCKS_APART = 0.09 // seconds: pieces that are placed together knock once
const LOUDEST = 0.24

let air: AudioContext | null = null
let knocked = -1

/** From the first tap or key on there may be sound. */
export function listenForFirstTouch(target: EventTarget = window) {
  const touched = ['pointerdown', 'keydown']
  const begin = () => {
    for (const kind of touched) target.removeEventListener(kind, begin, true)
    if (typeof AudioContext === 'undefined') return
    air = new AudioContext()
    void air.resume()
  }
  for (const kind of touched) target.addEventListener(kind, begin, true)
}

export function ring(sound: Sound) {
  if (!air || !settings.sound || !settings.volume) return
  const now = air.currentTime
  const loud = LOUDEST * (settings.volume / 10) ** 1.5
  if (sound === 'placed') return knock(air, now, loud)
  TUNES[sound].forEach((pitch, number) => note(air!, pitch, now + number * NOTE_APART, loud))
}

function note(air: AudioContext, pitch: number, at: number, loud: number) {
  const voice = air.createOscillator()
  voice.type = 'triangle'
  voice.frequency.value = pitch
  voice.connect(swell(air, at, loud, 0.015, 0.35)).connect(air.destination)
  voice.start(at)
  voice.stop(at + 0.4)
}

/** Card on wood: a low tone that falls at once. */
function knock(air: AudioContext, at: number, loud: number) {
  if (at - knocked < KNOCKS_APART) return
  knocked = at
  const voice = air.createOscillator()
  voice.type = 'sine'
  voice.frequency.setValueAtTime(240, at)
  voice.frequency.exponentialRampToValueAtTime(95, at + 0.07)
  voice.connect(swell(air, at, loud * 1.4, 0.004, 0.1)).connect(air.destination)
  voice.start(at)
  voice.stop(at + 0.14)
}

function swell(air: AudioContext, at: number, loud: number, up: number, down: number): GainNode {
  const gain = air.createGain()
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + up)
  gain.gain.exponentialRampToValueAtTime(0.001, at + down)
  return gain
}
