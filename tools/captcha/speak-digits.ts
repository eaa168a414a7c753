// Speaks the ten digits by each voice once with Debian's espeak-ng and keeps them beside the captcha: node tools/captcha/speak-digits.ts
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { samplesIn, wavOf } from '#server/captcha/wav.ts'

const words = ['صفر', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه']
const folder = path.resolve(import.meta.dirname, '../../src/server/captcha/spoken')
const QUIET = 300
const LEVEL = 3000

const voices = [
  ['fa', '130', '50'],
  ['fa+m3', '150', '35'],
  ['fa+m7', '120', '60'],
  ['fa+f2', '140', '55'],
  ['fa+f4', '125', '70'],
  ['fa+klatt2', '135', '40'],
] as const

for (const [number, [voice, speed, pitch]] of voices.entries()) {
  mkdirSync(path.join(folder, String(number)), { recursive: true })
  for (const [digit, word] of words.entries()) {
    const how = ['-v', voice, '-s', speed, '-p', pitch, '-g', '2', '--stdout', word]
    const samples = levelled(halved(trimmed(samplesIn(execFileSync('espeak-ng', how)))))
    writeFileSync(path.join(folder, String(number), `${digit}.wav`), wavOf(samples))
  }
}

function trimmed(samples: Int16Array): Int16Array {
  const first = samples.findIndex((sample) => Math.abs(sample) > QUIET)
  const last = samples.findLastIndex((sample) => Math.abs(sample) > QUIET)
  return samples.subarray(first, last + 1)
}

function levelled(samples: Int16Array): Int16Array {
  const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)
  return samples.map((sample) => Math.max(-32_000, Math.min(32_000, (sample * LEVEL) / loudness)))
}

function halved(samples: Int16Array): Int16Array {
  return Int16Array.from({ length: samples.length >> 1 }, (_, index) => {
    const [left = 0, here = 0, right = 0] = [
      samples[index * 2 - 1],
      samples[index * 2],
      samples[index * 2 + 1],
    ]
    return Math.round((left + 2 * here + right) / 4)
  })
}
