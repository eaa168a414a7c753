export interface Mark {
  readonly left: number
  readonly right: number
  readonly width: number
  readonly height: number
  readonly centreX: number
  readonly centreY: number
}

export interface Ink {
  readonly width: number
  readonly height: number
  readonly ink: Uint8Array
}

export function marksIn(page: Ink): readonly Mark[] {
  const waiting = new Int32Array(page.ink.length)
  const marks: Mark[] = []
  for (let at = 0; at < page.ink.length; at++) {
    if (page.ink[at] !== 1) continue
    const mark = markAt(page, at, waiting)
    if (mark !== undefined) marks.push(mark)
  }
  return marks
}

/** 8-connected; undefined if not of a character's size. */
function markAt({ width, height, ink }: Ink, start: number, waiting: Int32Array): Mark | undefined {
  let [left, right, top, bottom, pixels, count] = [width, 0, height, 0, 0, 0]
  waiting[count++] = start
  ink[start] = 0
  while (count > 0) {
    const at = waiting[--count] ?? 0
    const y = Math.trunc(at / width)
    const x = at - y * width
    pixels++
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
    for (let nearY = Math.max(0, y - 1); nearY <= Math.min(height - 1, y + 1); nearY++)
      for (let nearX = Math.max(0, x - 1); nearX <= Math.min(width - 1, x + 1); nearX++) {
        const near = nearY * width + nearX
        if (ink[near] !== 1) continue
        ink[near] = 0
        waiting[count++] = near
      }
  }
  const size = { width: right - left + 1, height: bottom - top + 1 }
  if (!isCharacter({ ...size, pixels })) return undefined
  return { left, right, ...size, centreX: (left + right) / 2, centreY: (top + bottom) / 2 }
}

function isCharacter(mark: { width: number; height: number; pixels: number }): boolean {
  const { width, height, pixels } = mark
  return height >= 5 && height <= 90 && width <= 3 * height + 4 && width >= 2 && pixels >= 8
}
