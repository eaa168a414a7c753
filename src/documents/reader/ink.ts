import type { GreyImage } from '#documents/reader/grey-image.ts'

/** Ink is darker than this part of its surroundings: for fair pictures, then dark or pale ones. */
export const INK_PARTS = [0.86, 0.94] as const
export type InkPart = (typeof INK_PARTS)[number]

/** and darker by at least this much */
const LEAST = 2

/** 1 for ink, 0 for paper: compares with the mean of the square around. */
export function inkOf({ width, height, grey }: GreyImage, part: InkPart): Uint8Array {
  const radius = Math.max(8, Math.round(Math.max(width, height) / 80))
  const sums = sumsOf({ width, height, grey })
  const row = width + 1
  const ink = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius)
    const bottom = Math.min(height, y + radius + 1)
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius)
      const right = Math.min(width, x + radius + 1)
      const above = (sums[top * row + right] ?? 0) - (sums[top * row + left] ?? 0)
      const whole = (sums[bottom * row + right] ?? 0) - (sums[bottom * row + left] ?? 0)
      const mean = (whole - above) / ((bottom - top) * (right - left))
      ink[y * width + x] = (grey[y * width + x] ?? 0) < mean * part - LEAST ? 1 : 0
    }
  }
  return ink
}

function sumsOf({ width, height, grey }: GreyImage): Float64Array {
  const row = width + 1
  const sums = new Float64Array(row * (height + 1))
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let x = 0; x < width; x++) {
      sum += grey[y * width + x] ?? 0
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + sum
    }
  }
  return sums
}
