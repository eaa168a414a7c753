// Trains a net of the passport reader from the outlines of OCR-B alone, about twenty minutes of a core; the same seed
// gives the same net on the same machine:
//   node tools/mrz/train.ts NUMBER [STEPS]
// writes src/documents/reader/nets/net-NUMBER.bin. `npm run bench -- mrz` says what it is worth.
import { writeFileSync } from 'node:fs'
import { ALPHABET } from '#documents/reader/alphabet.ts'
import { answersTo, desk } from '#documents/reader/infer.ts'
import type { Net } from '#documents/reader/net.ts'
import { atlas } from './atlas.ts'
import { addGradients } from './gradients.ts'
import { adam, emptyNet, newbornNet, numbersOf } from './learning.ts'
import { chanceOf } from './random.ts'
import { sample } from './sample.ts'

const CELLS_A_STEP = 32
const RATE = 0.003
const WARM_UP = 200

const [number = '1', given = '16000'] = process.argv.slice(2)
const steps = Number(given)
const chance = chanceOf(Number(number) * 11)
const prints = await atlas()
const net = newbornNet(chance)
const step = adam(net)
const on = desk()

for (let done = 1, loss = 0; done <= steps; done++) {
  const gradients = emptyNet()
  for (let cells = 0; cells < CELLS_A_STEP; cells++) {
    const truth = Math.floor(chance() * ALPHABET.length)
    const answers = answersTo(net, sample(prints, chance, truth), on)
    loss += addGradients(net, gradients, { on, answers, truth }) / CELLS_A_STEP
  }
  for (const numbers of numbersOf(gradients)) numbers.forEach((one, at) => (numbers[at] = one / CELLS_A_STEP))
  step(
    gradients,
    RATE * Math.min(1, done / WARM_UP) * (0.5 + 0.5 * Math.cos((Math.PI * done) / steps)) + 1e-5,
  )
  if (done % 100 === 0) {
    console.log(`${done} of ${steps}: loss ${(loss / 100).toFixed(4)}`)
    loss = 0
  }
}
const file = new URL(`../../src/documents/reader/nets/net-${number}.bin`, import.meta.url)
writeFileSync(file, fileOf(net))
console.log(file.pathname)

function fileOf(trained: Net): Uint8Array {
  const numbers = numbersOf(trained).flatMap((some) => [...some])
  const bytes = new DataView(new ArrayBuffer(numbers.length * 2))
  numbers.forEach((one, at) => bytes.setFloat16(at * 2, one, true))
  return new Uint8Array(bytes.buffer)
}
