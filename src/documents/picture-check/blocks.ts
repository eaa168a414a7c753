import type { GreyImage } from '#documents/reader/grey-image.ts'

/** Side of a block in pixels. */
export const BLOCK = 16

export interface Blocks {
  readonly columns: number
  readonly rows: number
  /** by block, row by row */
  readonly values: readonly number[]
}

/** Measures each whole block of a picture. */
export function blocksOf(
  { width, height }: Pick<GreyImage, 'width' | 'height'>,
  measure: (left: number, top: number) => number,
): Blocks {
  const [columns, rows] = [Math.floor(width / BLOCK), Math.floor(height / BLOCK)]
  const values = Array.from({ length: columns * rows }, (_, at) =>
    measure((at % columns) * BLOCK, Math.floor(at / columns) * BLOCK),
  )
  return { columns, rows, values }
}

/** The value that the given share of values lies below; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
