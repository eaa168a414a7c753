import type { Desk } from '#documents/reader/infer.ts'
import { type Layer, type Net, planeSize, SHAPES, type Shape } from '#documents/reader/net.ts'

export interface Response {
  readonly on: Desk
  readonly answers: Float32Array
  readonly truth: number
}

export function addGradients(net: Net, into: Net, { on, answers, truth }: Response): number {
  const most = answers.reduce((a, b) => Math.max(a, b))
  const powers = answers.map((one) => Math.exp(one - most))
  const sum = powers.reduce((a, b) => a + b)
  const pull = powers.map((one, place) => one / sum - (place === truth ? 1 : 0))
  const third = backThroughLast(net.last, into.last, { pull, planes: on.third })
  const second = unhalved(
    SHAPES.second,
    backThrough('third', { net, into, from: on.secondHalved, out: on.third, pull: third }),
    on.second,
  )
  const first = unhalved(
    SHAPES.first,
    backThrough('second', { net, into, from: on.firstHalved, out: on.second, pull: second }),
    on.first,
  )
  backThrough('first', { net, into, from: on.cell, out: on.first, pull: first })
  return Math.log(sum) + most - (answers[truth] ?? 0)
}

function backThroughLast(
  layer: Layer,
  into: Layer,
  { pull, planes }: { pull: Float32Array; planes: Float32Array },
): Float32Array {
  const { inputs, height, width } = SHAPES.last
  const back = new Float32Array(planes.length)
  pull.forEach((one, output) => {
    into.biases[output] = (into.biases[output] ?? 0) + one
    let weight = output * inputs * height * width
    for (let input = 0; input < inputs; input++)
      for (let y = 1; y <= height; y++) {
        const row = input * planeSize(SHAPES.last) + y * (width + 2) + 1
        for (let at = row; at < row + width; at++, weight++) {
          into.weights[weight] = (into.weights[weight] ?? 0) + one * (planes[at] ?? 0)
          back[at] = (back[at] ?? 0) + one * (layer.weights[weight] ?? 0)
        }
      }
  })
  return back
}

interface Passage {
  readonly net: Net
  readonly into: Net
  readonly from: Float32Array
  readonly out: Float32Array
  readonly pull: Float32Array
}

function backThrough(
  name: 'first' | 'second' | 'third',
  { net, into, from, out, pull }: Passage,
): Float32Array {
  const shape = SHAPES[name]
  const size = planeSize(shape)
  const back = new Float32Array(from.length)
  for (let at = 0; at < pull.length; at++) if ((out[at] ?? 0) <= 0) pull[at] = 0
  for (let output = 0; output < shape.outputs; output++) {
    const own = pull.subarray(output * size, (output + 1) * size)
    into[name].biases[output] = own.reduce((sum, one) => sum + one, into[name].biases[output] ?? 0)
    for (let input = 0; input < shape.inputs; input++) {
      const planes = {
        from: from.subarray(input * size, (input + 1) * size),
        own,
        back: back.subarray(input * size, (input + 1) * size),
      }
      const kernel = (output * shape.inputs + input) * 9
      for (let tap = 0; tap < 9; tap++) {
        const sum = backThroughTap(shape, planes, { tap, weight: net[name].weights[kernel + tap] ?? 0 })
        into[name].weights[kernel + tap] = (into[name].weights[kernel + tap] ?? 0) + sum
      }
    }
  }
  return back
}

interface Planes {
  readonly from: Float32Array
  readonly own: Float32Array
  readonly back: Float32Array
}

function backThroughTap(
  { height, width }: Shape,
  { from, own, back }: Planes,
  { tap, weight }: { tap: number; weight: number },
): number {
  const row = width + 2
  const shift = (Math.trunc(tap / 3) - 1) * row + (tap % 3) - 1
  let sum = 0
  for (let y = 1; y <= height; y++)
    for (let at = y * row + 1; at <= y * row + width; at++) {
      const pull = own[at] ?? 0
      sum += pull * (from[at + shift] ?? 0)
      back[at + shift] = (back[at + shift] ?? 0) + pull * weight
    }
  return sum
}

/** Max pooling: the gradient goes to the largest of four. */
function unhalved(shape: Shape, pull: Float32Array, planes: Float32Array): Float32Array {
  const { outputs, height, width } = shape
  const [row, halfRow] = [width + 2, width / 2 + 2]
  const halfSize = (height / 2 + 2) * halfRow
  const back = new Float32Array(planes.length)
  for (let output = 0; output < outputs; output++)
    for (let y = 0; y < height / 2; y++)
      for (let x = 0; x < width / 2; x++) {
        const at = output * planeSize(shape) + (2 * y + 1) * row + 2 * x + 1
        const brightest = [at + 1, at + row, at + row + 1].reduce(
          (best, one) => ((planes[one] ?? 0) > (planes[best] ?? 0) ? one : best),
          at,
        )
        back[brightest] = pull[output * halfSize + (y + 1) * halfRow + x + 1] ?? 0
      }
  return back
}
