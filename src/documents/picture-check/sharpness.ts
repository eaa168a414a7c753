import { BLOCK, blocksOf, quantile } from '#documents/picture-check/blocks.ts'
import type { GreyImage } from '#documents/reader/grey-image.ts'

/** Variance of the Laplacian in the sharpest fiftieth of the picture: a sharp face before a plain wall is sharp. */
export function sharpness(image: GreyImage): number {
  return quantile(blocksOf(image, (left, top) => laplacianVariance(image, left, top)).values, 0.98)
}

function laplacianVariance({ width, height, grey }: GreyImage, left: number, top: number): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let y = Math.max(1, top); y < Math.min(height - 1, top + BLOCK); y++)
    for (let x = Math.max(1, left); x < Math.min(width - 1, left + BLOCK); x++) {
      const at = y * width + x
      const around =
        (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - width] ?? 0) + (grey[at + width] ?? 0)
      const laplacian = around - 4 * (grey[at] ?? 0)
      sum += laplacian
      squares += laplacian * laplacian
      count += 1
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2
}

/** Standard deviation of the brightness. */
export function contrast({ grey }: GreyImage): number {
  let [sum, squares] = [0, 0]
  for (const one of grey) {
    sum += one
    squares += one * one
  }
  return Math.sqrt(Math.max(0, squares / grey.length - (sum / grey.length) ** 2))
}
