import type { Strip } from '#documents/reader/strip.ts'

/** Sharp enough to tell an M from an H on any screen. */
const WIDEST = 1600

/** What a strip is drawn on, in pixels, and how the whole picture is laid over it. */
export interface StripView {
  readonly width: number
  readonly height: number
  /** as canvases take it: the picture's x and y to the strip's */
  readonly transform: readonly [a: number, b: number, c: number, d: number, e: number, f: number]
}

/** A strip of a picture of this size, read from left to right however the picture was held. */
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
