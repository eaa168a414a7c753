import { quantile } from '#documents/picture-check/blocks.ts'
import type { ColourImage } from '#documents/reader/grey-image.ts'

export type Colour = readonly [red: number, green: number, blue: number]

export function colourAt({ width, height, pixels }: ColourImage, x: number, y: number): Colour {
  const channels = pixels.length / (width * height)
  const at = (y * width + x) * channels
  return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
}

/** Largest difference of one channel. */
export function difference(one: Colour, other: Colour): number {
  return Math.max(...one.map((value, channel) => Math.abs(value - (other[channel] ?? 0))))
}

/** of 255; for a wall lit from the side */
const LIGHTEST = 190
/** largest difference between the channels of a grey */
const MOST_COLOUR = 40
/** from the ground's own colour */
const MOST_UNEVEN = 45
const MOST_WRONG = 0.35

export interface Ground {
  readonly colour: Colour
  readonly isLightAndPlain: boolean
}

/** What stands behind a head: the top and the upper half of both sides. */
export function groundOf(image: ColourImage): Ground {
  const seen = behind(image)
  const channel = (at: 0 | 1 | 2) =>
    quantile(
      seen.map((colour) => colour[at]),
      0.5,
    )
  const colour: Colour = [channel(0), channel(1), channel(2)]
  const wrong = seen.filter((one) => !isLight(one) || difference(one, colour) > MOST_UNEVEN)
  return { colour, isLightAndPlain: wrong.length <= seen.length * MOST_WRONG }
}

function isLight([red, green, blue]: Colour): boolean {
  const colour = Math.max(red, green, blue) - Math.min(red, green, blue)
  return (red + green + blue) / 3 >= LIGHTEST && colour <= MOST_COLOUR
}

function behind(image: ColourImage): readonly Colour[] {
  const { width, height } = image
  const seen: Colour[] = []
  for (let y = 0; y < height / 2; y += 2)
    for (let x = 0; x < width; x += 2)
      if (y < height * 0.08 || x < width * 0.1 || x >= width * 0.9) seen.push(colourAt(image, x, y))
  return seen
}
