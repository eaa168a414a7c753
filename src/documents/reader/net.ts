import { ALPHABET } from '#documents/reader/alphabet.ts'
import { CELL_HEIGHT, CELL_WIDTH } from '#documents/reader/cells.ts'

/**
 * A small convolutional net: three times 3×3 kernels, the first two followed by halving, then one number for each character
 * of the alphabet. 45,237 weights.
 */
export interface Net {
  readonly first: Layer
  readonly second: Layer
  readonly third: Layer
  readonly last: Layer
}

export interface Layer {
  /** by output, then input, then row by row */
  readonly weights: Float32Array
  /** one an output */
  readonly biases: Float32Array
}

/** Planes that come into a layer and go out of it, and how large they are on the way. */
export interface Shape {
  readonly inputs: number
  readonly outputs: number
  readonly height: number
  readonly width: number
}

export const SHAPES = {
  first: { inputs: 1, outputs: 12, height: CELL_HEIGHT, width: CELL_WIDTH },
  second: { inputs: 12, outputs: 24, height: CELL_HEIGHT / 2, width: CELL_WIDTH / 2 },
  third: { inputs: 24, outputs: 32, height: CELL_HEIGHT / 4, width: CELL_WIDTH / 4 },
  last: { inputs: 32, outputs: ALPHABET.length, height: CELL_HEIGHT / 4, width: CELL_WIDTH / 4 },
} as const satisfies Record<keyof Net, Shape>

/** Weights between one input plane and one output: a kernel of nine, or in the last layer one a pixel. */
export function weightsBetween(layer: keyof Net): number {
  return layer === 'last' ? SHAPES.last.height * SHAPES.last.width : 9
}

/** The numbers of one plane, which has a margin of one pixel all round. */
export function planeSize({ height, width }: Pick<Shape, 'height' | 'width'>): number {
  return (height + 2) * (width + 2)
}
