import type { Layer, Net } from '#documents/reader/net.ts'
import { SHAPES, weightsBetween } from '#documents/reader/net.ts'

export const NET_FILES = ['net-1.bin', 'net-2.bin', 'net-3.bin'] as const

const LAYERS = ['first', 'second', 'third', 'last'] as const satisfies readonly (keyof Net)[]

/** Each layer's weights, then biases, as little-endian half floats. */
export const NET_BYTES = LAYERS.reduce((sum, layer) => sum + 2 * (weightCount(layer) + biasCount(layer)), 0)

/** RangeError for a file of another length. */
export function netFrom(file: Uint8Array): Net {
  if (file.length !== NET_BYTES) throw new RangeError(`A net has ${NET_BYTES} bytes, not ${file.length}.`)
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength)
  let at = 0
  const numbers = (count: number) =>
    Float32Array.from({ length: count }, () => half(bytes.getUint16((at += 2) - 2, true)))
  const layer = (name: keyof Net): Layer => ({
    weights: numbers(weightCount(name)),
    biases: numbers(biasCount(name)),
  })
  return { first: layer('first'), second: layer('second'), third: layer('third'), last: layer('last') }
}

export function weightCount(layer: keyof Net): number {
  return SHAPES[layer].inputs * SHAPES[layer].outputs * weightsBetween(layer)
}

export function biasCount(layer: keyof Net): number {
  return SHAPES[layer].outputs
}

function half(bits: number): number {
  const sign = (bits & 0x8000) === 0 ? 1 : -1
  const exponent = (bits >> 10) & 0x1f
  const fraction = (bits & 0x3ff) / 1024
  if (exponent === 0) return sign * 2 ** -14 * fraction
  return sign * 2 ** (exponent - 15) * (1 + fraction)
}
