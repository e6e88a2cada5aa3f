/** A few soft notes, made here; off unless the visitor wants them. */
import { settings } from './settings.svelte'

const TUNES: Record<string, number[]> = { turn: [523, 659], end: [523, 659, 784, 1047], said: [880] }
let air: AudioContext | null = null

export function ring(tune: keyof typeof TUNES) {
  if (!settings.sound) return
  air ??= new AudioContext()
  const now = air.currentTime
  TUNES[tune]!.forEach((pitch, number) => note(air!, pitch, now + number * 0.13))
}

function note(air: AudioContext, pitch: number, at: number) {
  const voice = air.createOscillator()
  const loud = air.createGain()
  voice.type = 'triangle'
  voice.frequency.value = pitch
  loud.gain.setValueAtTime(0, at)
  loud.gain.linearRampToValueAtTime(0.12, at + 0.015)
  loud.gain.exponentialRampToValueAtTime(0.001, at + 0.35)
  voice.connect(loud).connect(air.destination)
  voice.start(at)
  voice.stop(at + 0.4)
}
