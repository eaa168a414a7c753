import { ALPHABET } from '#documents/reader/alphabet.ts'
import { CELL_HEIGHT, CELL_WIDTH } from '#documents/reader/cells.ts'

/** Three 3×3 convolutions, the first two with pooling, then a dense layer to the alphabet. 45,237 weights. */
export interface Net {
  readonly first: Layer
  readonly second: Layer
  readonly third: Layer
  readonly last: Layer
}

export interface Layer {
  /** by output, then input, then row by row */
  readonly weights: Float32Array
  readonly biases: Float32Array
}

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

/** Nine, or in the last layer one per pixel. */
export function weightsBetween(layer: keyof Net): number {
  return layer === 'last' ? SHAPES.last.height * SHAPES.last.width : 9
}

export function planeSize({ height, width }: Pick<Shape, 'height' | 'width'>): number {
  return (height + 2) * (width + 2)
}
