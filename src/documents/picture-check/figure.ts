import { quantile } from '#documents/picture-check/blocks.ts'
import { type Colour, colourAt, difference } from '#documents/picture-check/ground.ts'
import type { ColourImage } from '#documents/reader/grey-image.ts'

/** Whoever stands before a plain ground, in shares of the picture. */
export interface Figure {
  /** where the head begins */
  readonly top: number
  readonly headWidth: number
  /** of the head from the middle */
  readonly aside: number
  /** share of the head with the chroma of skin; undefined in a picture without colour */
  readonly skin: number | undefined
}

interface Row {
  readonly y: number
  readonly left: number
  readonly right: number
}

/** from the ground's colour */
const UNLIKE = 34
/** share of a row that is more than noise */
const LEAST_ROW = 0.08
/** share of the height, from its top, taken for the head */
const HEAD = 0.35
/** brightness; darker is hair or shade */
const DARKEST_SKIN = 45
/** between the channels; below it a picture is grey */
const GREY = 8

/** undefined when nothing stands out of the ground. */
export function figureOf(image: ColourImage, ground: Colour): Figure | undefined {
  const { width, height } = image
  const rows = Array.from({ length: height }, (_, y) => rowAt(image, ground, y)).filter(
    (row) => row.right - row.left >= LEAST_ROW * width,
  )
  const [first] = rows
  if (first === undefined) return undefined
  const head = rows.filter(({ y }) => y < first.y + HEAD * height)
  const middle = quantile(
    head.map(({ left, right }) => (left + right) / 2),
    0.5,
  )
  const across = quantile(
    head.map(({ left, right }) => right - left),
    0.5,
  )
  return {
    top: first.y / height,
    headWidth: across / width,
    aside: Math.abs(middle / width - 0.5),
    skin: skinIn(image, head),
  }
}

function rowAt(image: ColourImage, ground: Colour, y: number): Row {
  let [left, right] = [image.width, 0]
  for (let x = 0; x < image.width; x++)
    if (difference(colourAt(image, x, y), ground) > UNLIKE) {
      left = Math.min(left, x)
      right = x + 1
    }
  return { y, left, right }
}

function skinIn(image: ColourImage, rows: readonly Row[]): number | undefined {
  let [seen, skin, colour] = [0, 0, 0]
  for (const { y, left, right } of rows)
    for (let x = left; x < right; x += 2) {
      const one = colourAt(image, x, y)
      seen += 1
      colour += Math.max(...one) - Math.min(...one)
      if (isSkin(one)) skin += 1
    }
  return colour / seen < GREY ? undefined : skin / seen
}

/** By chroma alone, so of any complexion (Chai and Ngan, 1999). */
function isSkin([red, green, blue]: Colour): boolean {
  const cb = 128 - 0.169 * red - 0.331 * green + 0.5 * blue
  const cr = 128 + 0.5 * red - 0.419 * green - 0.081 * blue
  const isLit = 0.299 * red + 0.587 * green + 0.114 * blue >= DARKEST_SKIN
  return isLit && cb >= 77 && cb <= 127 && cr >= 133 && cr <= 173
}
