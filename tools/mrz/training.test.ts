import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { ALPHABET } from '#documents/reader/alphabet.ts'
import { desk, outputOf } from '#documents/reader/infer.ts'
import { atlas } from './atlas.ts'
import { addGradients } from './gradients.ts'
import { adam, emptyNet, newbornNet, numbersOf } from './learning.ts'
import { chanceOf } from './random.ts'
import { sample } from './sample.ts'
import { fileOf, trained } from './training.ts'

const prints = await atlas()

test('the gradients are those that small steps measure, in every layer', () => {
  const chance = chanceOf(5)
  const [net, into, on] = [newbornNet(chance), emptyNet(), desk()]
  const cell = Float32Array.from({ length: 480 }, () => chance() * 2 - 1)
  const loss = () => addGradients(net, emptyNet(), { on, answers: outputOf(net, cell, on), truth: 7 })
  addGradients(net, into, { on, answers: outputOf(net, cell, on), truth: 7 })
  numbersOf(net).forEach((numbers, layer) => {
    for (const at of [0, Math.floor(numbers.length / 2), numbers.length - 1]) {
      const before = numbers[at] ?? 0
      const lossAt = (value: number) => {
        numbers[at] = value
        return loss()
      }
      const measured = (lossAt(before + 2e-3) - lossAt(before - 2e-3)) / 4e-3
      numbers[at] = before
      const told = numbersOf(into)[layer]?.[at] ?? Number.NaN
      assert.ok(
        Math.abs(measured - told) < 0.02 + 0.05 * Math.abs(told),
        `${layer}.${at}: ${told}, ${measured}`,
      )
    }
  })
})

test('a net learns four letters within forty steps', async () => {
  const chance = chanceOf(3)
  const [net, on] = [newbornNet(chance), desk()]
  const step = adam(net)
  const losses = Array.from({ length: 40 }, () => {
    const gradients = emptyNet()
    let loss = 0
    for (const letter of 'AKTX') {
      const truth = ALPHABET.indexOf(letter)
      const answers = outputOf(net, sample(prints, chance, truth), on)
      loss += addGradients(net, gradients, { on, answers, truth }) / 4
    }
    step(gradients, 0.002)
    return loss
  })
  assert.ok((losses[0] ?? 0) > 2, `${losses[0]}`)
  const last = losses.slice(-10).reduce((sum, loss) => sum + loss / 10, 0)
  assert.ok(last < 1, `${last}`)
})

test('the same seed gives the same net twice, byte for byte, and another seed another', async () => {
  const few = { steps: 3, cellsAStep: 4 }
  const once = fileOf(trained(prints, { seed: 1, ...few }))
  const again = fileOf(trained(await atlas(), { seed: 1, ...few }))
  const other = fileOf(trained(prints, { seed: 2, ...few }))
  assert.ok(Buffer.from(once).equals(again))
  assert.ok(!Buffer.from(once).equals(other))
  // as long as the committed net
  const committed = readFileSync(new URL('../../src/documents/reader/nets/net-1.bin', import.meta.url))
  assert.equal(once.length, committed.length)
  assert.ok(!Buffer.from(once).equals(fileOf(newbornNet(chanceOf(11)))))
})
