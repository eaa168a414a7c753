import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Chance } from '#server/captcha/chance.ts'
import { SAMPLES_A_SECOND, samplesIn, wavOf } from '#server/captcha/wav.ts'

const clips = Array.from({ length: 10 }, (_, digit) =>
  samplesIn(readFileSync(path.join(import.meta.dirname, 'spoken', `${digit}.wav`))),
)
const NOISE = 420
const LOUDEST = 32_000

/** The digits spoken in Persian as a WAV file: each a little faster or slower, with pauses to write them down and a hiss over all. */
export function spoken(digits: string, chance: Chance): Buffer {
  const parts = Array.from(digits).flatMap((digit) => [
    pause(chance.between(0.5, 0.9)),
    atSpeed(clips[Number(digit)] ?? new Int16Array(), {
      speed: chance.between(0.9, 1.08),
      loudness: chance.between(0.75, 1),
    }),
  ])
  const all = [...parts, pause(0.4)]
  const samples = new Int16Array(all.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of all) {
    samples.set(part, at)
    at += part.length
  }
  return wavOf(samples.map((sample) => limited(sample + chance.between(-NOISE, NOISE))))
}

function pause(seconds: number): Int16Array {
  return new Int16Array(Math.round(seconds * SAMPLES_A_SECOND))
}

function atSpeed(clip: Int16Array, { speed, loudness }: { speed: number; loudness: number }): Int16Array {
  return Int16Array.from({ length: Math.floor((clip.length - 1) / speed) }, (_, index) => {
    const place = Math.floor(index * speed)
    const rest = index * speed - place
    const between = (clip[place] ?? 0) * (1 - rest) + (clip[place + 1] ?? 0) * rest
    return Math.round(between * loudness)
  })
}

function limited(sample: number): number {
  return Math.max(-LOUDEST, Math.min(LOUDEST, Math.round(sample)))
}
