import { chainsOf } from '#documents/reader/chains.ts'
import { type GreyImage, quarterTurned, shrunk } from '#documents/reader/grey-image.ts'
import { type InkPart, inkOf } from '#documents/reader/ink.ts'
import { marksIn } from '#documents/reader/ink-components.ts'
import { type LinePair, likestPair } from '#documents/reader/line-pair.ts'
import { joined, textLine } from '#documents/reader/text-line.ts'

/** Longer side, in pixels, of the picture searched. */
const LOOKED_AT = 1600

/** In the small picture, `factor` times smaller. */
export interface Located extends LinePair {
  readonly image: GreyImage
  readonly factor: number
  /** the picture was rotated by 90° before */
  readonly isTurned: boolean
}

export function locate(picture: GreyImage, part: InkPart, isTurned = false): Located | undefined {
  const image = isTurned ? quarterTurned(picture) : picture
  const factor = Math.max(1, Math.max(image.width, image.height) / LOOKED_AT)
  const small = shrunk(image, factor)
  const marks = marksIn({ width: small.width, height: small.height, ink: inkOf(small, part) })
  const pair = likestPair(joined(chainsOf(marks).map(textLine)))
  return pair === undefined ? undefined : { ...pair, image, factor, isTurned }
}
