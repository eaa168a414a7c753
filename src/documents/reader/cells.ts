import type { GreyImage } from '#documents/reader/grey-image.ts'
import type { Grid } from '#documents/reader/grid.ts'
import type { TextLine } from '#documents/reader/text-line.ts'

/** 20 by 24 numbers, row by row; dark is low; mean 0, deviation 1. */
export type Cell = Float32Array

export const CELL_WIDTH = 20
export const CELL_HEIGHT = 24
/** width of a cell in pitches */
export const CELL_ACROSS = 1.25
export const CELL_DOWN = 1.5

export interface Ruled {
  readonly image: GreyImage
  /** scale from the small picture to the full one */
  readonly factor: number
  readonly line: TextLine
  readonly grid: Grid
  /** print height relative to its pitch; above 1 when the page leans away */
  readonly tallness: number
}

/** `until` is exclusive; straightened along the line. */
export function cellsOf(ruled: Ruled, from: number, until: number): readonly Cell[] {
  return Array.from({ length: until - from }, (_, index) => standardised(cellAt(ruled, from + index)))
}

export function pitchAt({ line, grid, factor }: Omit<Ruled, 'image' | 'tallness'>, number: number): number {
  const across = Math.max(2, grid.xOf.slopeAt(number))
  return across * Math.hypot(1, line.middle.slopeAt(grid.xOf.at(number))) * factor
}

export function halfTurned(cell: Cell): Cell {
  return cell.toReversed()
}

function cellAt(ruled: Ruled, number: number): Cell {
  const { line, grid, factor, tallness } = ruled
  const x = grid.xOf.at(number)
  const slope = line.middle.slopeAt(x)
  const long = Math.hypot(1, slope)
  const pitch = pitchAt(ruled, number)
  const width = (CELL_ACROSS * pitch) / CELL_WIDTH
  const place: Place = {
    x: x * factor,
    y: line.middle.at(x) * factor,
    alongX: 1 / long,
    alongY: slope / long,
    width,
    height: (CELL_DOWN * pitch * tallness) / CELL_HEIGHT,
    samples: Math.max(1, Math.min(4, Math.round(width * 0.9))),
  }
  return sampled(ruled.image, place)
}

interface Place {
  readonly x: number
  readonly y: number
  readonly alongX: number
  readonly alongY: number
  readonly width: number
  readonly height: number
  readonly samples: number
}

function sampled(image: GreyImage, place: Place): Cell {
  const { samples, width, height, alongX, alongY } = place
  const cell = new Float32Array(CELL_WIDTH * CELL_HEIGHT)
  for (let row = 0; row < CELL_HEIGHT * samples; row++) {
    const down = ((row + 0.5) / samples - CELL_HEIGHT / 2) * height
    const into = Math.trunc(row / samples) * CELL_WIDTH
    for (let column = 0; column < CELL_WIDTH * samples; column++) {
      const across = ((column + 0.5) / samples - CELL_WIDTH / 2) * width
      const x = place.x + across * alongX - down * alongY
      const y = place.y + across * alongY + down * alongX
      const at = into + Math.trunc(column / samples)
      cell[at] = (cell[at] ?? 0) + brightnessAt(image, x, y)
    }
  }
  return cell
}

/** Bilinear; edges extend. */
function brightnessAt({ width, height, grey }: GreyImage, x: number, y: number): number {
  const inX = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x
  const inY = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y
  const left = Math.trunc(inX)
  const top = Math.trunc(inY)
  const right = inX - left
  const bottom = inY - top
  const at = top * width + left
  const above = (grey[at] ?? 0) * (1 - right) + (grey[at + 1] ?? 0) * right
  const below = (grey[at + width] ?? 0) * (1 - right) + (grey[at + width + 1] ?? 0) * right
  return above * (1 - bottom) + below * bottom
}

export function standardised(cell: Cell): Cell {
  let sum = 0
  for (const one of cell) sum += one
  const mean = sum / cell.length
  let squares = 0
  for (const one of cell) squares += (one - mean) ** 2
  const spread = Math.sqrt(squares / cell.length) + 1e-4
  for (let at = 0; at < cell.length; at++) cell[at] = ((cell[at] ?? 0) - mean) / spread
  return cell
}
