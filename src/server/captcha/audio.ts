import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Chance } from '#server/captcha/chance.ts'
import { SAMPLES_A_SECOND, samplesIn, wavOf } from '#server/captcha/wav.ts'

const voices = Array.from({ length: 6 }, (_, voice) =>
  Array.from({ length: 10 }, (_, digit) =>
    samplesIn(readFileSync(path.join(import.meta.dirname, 'spoken', String(voice), `${digit}.wav`))),
  ),
)
const NOISE = 420
const LOUDEST = 32_000

/** WAV with varying voices, speeds and pauses, over a murmur of reversed clips, so that silence does not mark the digits. */
export function spoken(digits: string, chance: Chance): Buffer {
  const parts = Array.from(digits).flatMap((digit) => [
    pause(chance.between(0.5, 0.9)),
    atSpeed(clipOf(Number(digit), chance), {
      speed: chance.between(0.88, 1.15),
      loudness: chance.between(0.75, 1),
    }),
  ])
  const words = joined([...parts, pause(0.4)])
  const [murmur, more] = [murmurFor(words.length, chance), murmurFor(words.length, chance)]
  return wavOf(
    words.map((sample, at) =>
      limited(sample + (murmur[at] ?? 0) + (more[at] ?? 0) + chance.between(-NOISE, NOISE)),
    ),
  )
}

function clipOf(digit: number, chance: Chance): Int16Array {
  return voices[Math.floor(chance.between(0, voices.length))]?.[digit] ?? new Int16Array()
}

function murmurFor(length: number, chance: Chance): Int16Array {
  const parts: Int16Array[] = [pause(chance.between(0, 0.05))]
  for (let sum = 0; sum < length; sum += parts.at(-1)?.length ?? length) {
    const clip = clipOf(Math.floor(chance.between(0, 10)), chance).toReversed()
    parts.push(atSpeed(clip, { speed: chance.between(0.8, 1.3), loudness: chance.between(0.16, 0.26) }))
  }
  return joined(parts)
}

function joined(parts: readonly Int16Array[]): Int16Array {
  const samples = new Int16Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    samples.set(part, at)
    at += part.length
  }
  return samples
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
