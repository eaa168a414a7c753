// Speaks the ten digits once with Debian's espeak-ng and keeps them beside the captcha: node tools/captcha/speak-digits.ts
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { samplesIn, wavOf } from '#server/captcha/wav.ts'

const words = ['صفر', 'یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه']
const folder = path.resolve(import.meta.dirname, '../../src/server/captcha/spoken')
const QUIET = 300

for (const [digit, word] of words.entries()) {
  const spoken = execFileSync('espeak-ng', ['-v', 'fa', '-s', '130', '-g', '2', '--stdout', word])
  writeFileSync(path.join(folder, `${digit}.wav`), wavOf(halved(trimmed(samplesIn(spoken)))))
}

/** Without the silence before and after the word. */
function trimmed(samples: Int16Array): Int16Array {
  const first = samples.findIndex((sample) => Math.abs(sample) > QUIET)
  const last = samples.findLastIndex((sample) => Math.abs(sample) > QUIET)
  return samples.subarray(first, last + 1)
}

/** From 22,050 to 11,025 samples a second; the mean of neighbours keeps what is too high from folding back. */
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
