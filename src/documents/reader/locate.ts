import { chainsOf } from '#documents/reader/chains.ts'
import { type GreyImage, quarterTurned, shrunk } from '#documents/reader/grey-image.ts'
import { type InkPart, inkOf } from '#documents/reader/ink.ts'
import { marksIn } from '#documents/reader/ink-components.ts'
import { type LinePair, likestPair } from '#documents/reader/line-pair.ts'
import { joined, textLine } from '#documents/reader/text-line.ts'

/** Lines are looked for in a picture of this many pixels along its longer side. */
const LOOKED_AT = 1600

/** Where a zone may stand in a picture: the lines in the small one it was looked for in, `factor` times smaller. */
export interface Located extends LinePair {
  readonly image: GreyImage
  readonly factor: number
  /** the picture was given a quarter turn before */
  readonly isTurned: boolean
}

/** The two lines most like a zone's in a picture held upright or upside down, or on its side; undefined where there are none. */
export function locate(picture: GreyImage, part: InkPart, isTurned = false): Located | undefined {
  const image = isTurned ? quarterTurned(picture) : picture
  const factor = Math.max(1, Math.max(image.width, image.height) / LOOKED_AT)
  const small = shrunk(image, factor)
  const marks = marksIn({ width: small.width, height: small.height, ink: inkOf(small, part) })
  const pair = likestPair(joined(chainsOf(marks).map(textLine)))
  return pair === undefined ? undefined : { ...pair, image, factor, isTurned }
}
