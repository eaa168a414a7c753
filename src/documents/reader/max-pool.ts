import { planeSize, type Shape } from '#documents/reader/net.ts'

export function maxPool(shape: Shape, { from, to }: { from: Float32Array; to: Float32Array }): void {
  const { outputs, height, width } = shape
  const row = width + 2
  const half = { height: height / 2, width: width / 2 }
  for (let plane = 0; plane < outputs; plane++)
    for (let y = 0; y < half.height; y++) {
      let at = plane * planeSize(shape) + (2 * y + 1) * row + 1
      const into = plane * planeSize(half) + (y + 1) * (half.width + 2) + 1
      for (let x = 0; x < half.width; x++, at += 2)
        to[into + x] = Math.max(
          from[at] ?? 0,
          from[at + 1] ?? 0,
          from[at + row] ?? 0,
          from[at + row + 1] ?? 0,
        )
    }
}
