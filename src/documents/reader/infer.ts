import { ALPHABET } from '#documents/reader/alphabet.ts'
import { CELL_HEIGHT, CELL_WIDTH, type Cell } from '#documents/reader/cells.ts'
import { convolve } from '#documents/reader/convolve.ts'
import { maxPool } from '#documents/reader/max-pool.ts'
import { type Net, planeSize, SHAPES } from '#documents/reader/net.ts'

/** Logarithms, one for each character of the alphabet. */
export type Likelihoods = Float32Array

/** Lower bound of any probability: limits the weight of one cell. */
const DOUBT = 0.0005

/** Reusable buffers for one inference at a time. */
export interface Desk {
  readonly cell: Float32Array
  readonly first: Float32Array
  readonly firstHalved: Float32Array
  readonly second: Float32Array
  readonly secondHalved: Float32Array
  readonly third: Float32Array
}

export function desk(): Desk {
  const { first, second, third } = SHAPES
  const planes = (count: number, shape: { height: number; width: number }) =>
    new Float32Array(count * planeSize(shape))
  return {
    cell: planes(1, first),
    first: planes(first.outputs, first),
    firstHalved: planes(first.outputs, second),
    second: planes(second.outputs, second),
    secondHalved: planes(second.outputs, third),
    third: planes(third.outputs, third),
  }
}

export function likelihoods(net: Net, cell: Cell, on: Desk): Likelihoods {
  const answers = outputOf(net, cell, on)
  const most = answers.reduce((a, b) => Math.max(a, b))
  const sum = answers.reduce((total, one) => total + Math.exp(one - most), 0)
  return answers.map((one) => Math.log((Math.exp(one - most) / sum) * (1 - DOUBT) + DOUBT / ALPHABET.length))
}

export function outputOf(net: Net, cell: Cell, on: Desk): Float32Array {
  for (let y = 0; y < CELL_HEIGHT; y++)
    on.cell.set(cell.subarray(y * CELL_WIDTH, (y + 1) * CELL_WIDTH), (y + 1) * (CELL_WIDTH + 2) + 1)
  convolve(net.first, SHAPES.first, { from: on.cell, to: on.first })
  maxPool(SHAPES.first, { from: on.first, to: on.firstHalved })
  convolve(net.second, SHAPES.second, { from: on.firstHalved, to: on.second })
  maxPool(SHAPES.second, { from: on.second, to: on.secondHalved })
  convolve(net.third, SHAPES.third, { from: on.secondHalved, to: on.third })
  return lastLayer(net, on.third)
}

function lastLayer({ last }: Net, planes: Float32Array): Float32Array {
  const { inputs, outputs, height, width } = SHAPES.last
  const answers = Float32Array.from(last.biases)
  for (let output = 0; output < outputs; output++) {
    let weight = output * inputs * height * width
    let sum = answers[output] ?? 0
    for (let input = 0; input < inputs; input++)
      for (let y = 1; y <= height; y++) {
        const row = input * planeSize(SHAPES.last) + y * (width + 2) + 1
        for (let at = row; at < row + width; at++) sum += (last.weights[weight++] ?? 0) * (planes[at] ?? 0)
      }
    answers[output] = sum
  }
  return answers
}
