import type { Located } from '#documents/reader/locate.ts'
import type { TextLine } from '#documents/reader/text-line.ts'

export type Shares = readonly [across: number, down: number]

/** In the upright picture, from the corner before the first character. */
export interface Strip {
  readonly corner: Shares
  readonly along: Shares
  readonly down: Shares
}

const MARGIN = { along: 1, down: 0.5 } as const

/** Places along the line at which its height is measured: pages bend. */
const PLACES = [0, 0.25, 0.5, 0.75, 1] as const

type Pixels = readonly [x: number, y: number]

export function stripOf(located: Located, isUpsideDown: boolean): Strip {
  const { upper, lower } = located
  const points = [upper, lower].flatMap(pointsOn)
  const axis = directionOf(upper, lower)
  const pitch = Math.max(upper.pitch, lower.pitch)
  const height = Math.max(upper.height, lower.height)
  const along = rangeOf(points, axis, MARGIN.along * pitch)
  const down = rangeOf(points, [-axis[1], axis[0]], height / 2 + MARGIN.down * pitch)
  const at = (a: number, d: number) =>
    sharesOf(located, [a * axis[0] - d * axis[1], a * axis[1] + d * axis[0]])
  const [left, right] = isUpsideDown ? [along.most, along.least] : [along.least, along.most]
  const [top, bottom] = isUpsideDown ? [down.most, down.least] : [down.least, down.most]
  const corner = at(left, top)
  return { corner, along: between(corner, at(right, top)), down: between(corner, at(left, bottom)) }
}

function pointsOn({ left, right, middle }: TextLine): readonly Pixels[] {
  return PLACES.map((place) => {
    const x = left + (right - left) * place
    return [x, middle.at(x)]
  })
}

function directionOf(upper: TextLine, lower: TextLine): Pixels {
  const rise = [upper, lower].reduce(
    (sum, { left, right, middle }) =>
      sum + (middle.at(right) - middle.at(left)) / Math.max(1, right - left) / 2,
    0,
  )
  const long = Math.hypot(1, rise)
  return [1 / long, rise / long]
}

function rangeOf(points: readonly Pixels[], [x, y]: Pixels, margin: number) {
  const places = points.map((point) => point[0] * x + point[1] * y)
  return { least: Math.min(...places) - margin, most: Math.max(...places) + margin }
}

function sharesOf({ image, factor, isTurned }: Located, [x, y]: Pixels): Shares {
  const across = (x * factor) / image.width
  const down = (y * factor) / image.height
  return isTurned ? [down, 1 - across] : [across, down]
}

function between([fromX, fromY]: Shares, [toX, toY]: Shares): Shares {
  return [toX - fromX, toY - fromY]
}
