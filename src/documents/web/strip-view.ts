import type { Strip } from '#documents/reader/strip.ts'

/** Pixels: enough to tell M from H. */
const WIDEST = 1600

export interface StripView {
  readonly width: number
  readonly height: number
  readonly transform: readonly [a: number, b: number, c: number, d: number, e: number, f: number]
}

/** Reads left to right in any orientation. */
export function viewOf(
  { corner, along, down }: Strip,
  picture: { readonly width: number; readonly height: number },
): StripView {
  const inPixels = ([x, y]: Strip['corner']) => [x * picture.width, y * picture.height] as const
  const [cornerX, cornerY] = inPixels(corner)
  const [alongX, alongY] = inPixels(along)
  const [downX, downY] = inPixels(down)
  const [long, high] = [Math.hypot(alongX, alongY), Math.hypot(downX, downY)]
  const scale = Math.min(1, WIDEST / long)
  const [a, c] = [(alongX / long) * scale, (alongY / long) * scale]
  const [b, d] = [(downX / high) * scale, (downY / high) * scale]
  return {
    width: Math.max(1, Math.round(long * scale)),
    height: Math.max(1, Math.round(high * scale)),
    transform: [a, b, c, d, -(cornerX * a + cornerY * c), -(cornerX * b + cornerY * d)],
  }
}
