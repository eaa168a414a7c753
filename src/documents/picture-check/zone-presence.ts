import type { GreyImage } from '#documents/reader/grey-image.ts'
import { INK_PARTS } from '#documents/reader/ink.ts'
import { locate } from '#documents/reader/locate.ts'

/** Longer side, in pixels, of the picture searched. */
export const ZONE_SIDE = 1600

/** Score from which two lines are like a passport's. */
const LIKE_A_ZONE = 60

/** Whether the two lines of a passport stand in the picture, in any orientation; nothing is read. */
export function hasZone(image: GreyImage): boolean {
  return INK_PARTS.some((part) =>
    [false, true].some((isTurned) => (locate(image, part, isTurned)?.likeness ?? 0) >= LIKE_A_ZONE),
  )
}
