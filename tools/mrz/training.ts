import { ALPHABET } from '#documents/reader/alphabet.ts'
import { desk, outputOf } from '#documents/reader/infer.ts'
import type { Net } from '#documents/reader/net.ts'
import type { Atlas } from './atlas.ts'
import { addGradients } from './gradients.ts'
import { adam, emptyNet, newbornNet, numbersOf } from './learning.ts'
import { chanceOf } from './random.ts'
import { sample } from './sample.ts'

const RATE = 0.003
const WARM_UP = 200
const REPORTED_EVERY = 100

export interface Training {
  /** same seed and machine, same net */
  readonly seed: number
  readonly steps: number
  readonly cellsAStep: number
  /** mean loss, every hundred steps */
  tell?(done: number, loss: number): void
}

export function trained(prints: Atlas, { seed, steps, cellsAStep, tell }: Training): Net {
  const chance = chanceOf(seed * 11)
  const net = newbornNet(chance)
  const step = adam(net)
  const on = desk()
  for (let done = 1, loss = 0; done <= steps; done++) {
    const gradients = emptyNet()
    for (let cells = 0; cells < cellsAStep; cells++) {
      const truth = Math.floor(chance() * ALPHABET.length)
      const answers = outputOf(net, sample(prints, chance, truth), on)
      loss += addGradients(net, gradients, { on, answers, truth }) / cellsAStep
    }
    for (const numbers of numbersOf(gradients)) numbers.forEach((one, at) => (numbers[at] = one / cellsAStep))
    step(
      gradients,
      RATE * Math.min(1, done / WARM_UP) * (0.5 + 0.5 * Math.cos((Math.PI * done) / steps)) + 1e-5,
    )
    if (done % REPORTED_EVERY === 0) {
      tell?.(done, loss / REPORTED_EVERY)
      loss = 0
    }
  }
  return net
}

/** A net as its file holds it: half precision, layer by layer. */
export function fileOf(net: Net): Uint8Array {
  const numbers = numbersOf(net).flatMap((some) => [...some])
  const bytes = new DataView(new ArrayBuffer(numbers.length * 2))
  numbers.forEach((one, at) => bytes.setFloat16(at * 2, one, true))
  return new Uint8Array(bytes.buffer)
}
