import type { DocumentKind } from '#documents/kinds.ts'
import { figureOf } from '#documents/picture-check/figure.ts'
import type { Finding } from '#documents/picture-check/finding-texts.ts'
import { groundOf } from '#documents/picture-check/ground.ts'
import { evenShare, textAtSide, textBlocks, textShare } from '#documents/picture-check/page.ts'
import { edgesSeen } from '#documents/picture-check/page-edges.ts'
import { contrast, sharpness } from '#documents/picture-check/sharpness.ts'
import { type ColourImage, type GreyImage, greyOf } from '#documents/reader/grey-image.ts'

/** Longer side, in pixels, of the picture that is measured, on the device and on the server. */
export const MEASURED_SIDE = 640

export interface Picture {
  readonly kind: DocumentKind
  /** of the original, upright */
  readonly width: number
  readonly height: number
  /** at most `MEASURED_SIDE` long */
  readonly image: ColourImage
  /** of a passport, where it was looked for */
  readonly hasZone?: boolean
}

const RULES = {
  /** deviation of brightness of which nothing can be seen */
  blank: 3,
  blurred: 110,
  /** shorter side in pixels */
  legible: { photo: 400, page: 700 },
  /** width by height; 35 by 45 mm is 0.78 */
  photo: { slimmest: 0.6, widest: 0.9, lying: 1.05 },
  head: { highest: 0.015, lowest: 0.36, narrowest: 0.2, widest: 0.9, aside: 0.15, leastSkin: 0.12 },
  page: { written: 0.045, atSide: 0.2 },
  screen: { slimmest: 0.6, even: 0.7 },
} as const

/** Plain measures, the same on both sides; what is certain comes alone. */
export function pictureFindings(picture: Picture): readonly Finding[] {
  const { kind, width, height } = picture
  const grey = greyOf(picture.image)
  if (contrast(grey) < RULES.blank) return ['blank']
  if (kind === 'photo' && width / height > RULES.photo.lying) return ['lyingPhoto']
  const least = kind === 'photo' ? RULES.legible.photo : RULES.legible.page
  return [
    ...(Math.min(width, height) < least ? (['small'] as const) : []),
    ...(sharpness(grey) < RULES.blurred ? (['blurred'] as const) : []),
    ...(kind === 'photo' ? photoFindings(picture) : pageFindings(picture, grey)),
  ]
}

function photoFindings({ width, height, image }: Picture): readonly Finding[] {
  const { slimmest, widest } = RULES.photo
  const shape = width / height
  const isShaped = shape >= slimmest && shape <= widest
  const ground = groundOf(image)
  return [
    ...(isShaped ? [] : (['shape'] as const)),
    // before a ground of many colours nobody can be told from it
    ...(ground.isLightAndPlain ? headFindings(image) : (['ground'] as const)),
  ]
}

function headFindings(image: ColourImage): readonly Finding[] {
  const { highest, lowest, narrowest, widest, aside, leastSkin } = RULES.head
  const figure = figureOf(image, groundOf(image).colour)
  if (figure === undefined || (figure.skin ?? 1) < leastSkin) return ['noFace']
  const isFramed =
    figure.top >= highest &&
    figure.top <= lowest &&
    figure.headWidth >= narrowest &&
    figure.headWidth <= widest &&
    figure.aside <= aside
  return isFramed ? [] : ['faceFrame']
}

function pageFindings({ kind, width, height, hasZone }: Picture, grey: GreyImage): readonly Finding[] {
  // neither writing nor edges are told from one another
  if (sharpness(grey) < RULES.blurred) return []
  if (isScreen(width / height, grey)) return ['screenshot']
  const written = textBlocks(grey)
  if (textShare(written) < RULES.page.written && hasZone !== true) return ['noText']
  const isCut = textAtSide(written) >= RULES.page.atSide || edgesSeen(grey) === 3
  return [
    ...(isCut ? (['cut'] as const) : []),
    ...(kind === 'passport' && hasZone === false ? (['noZone'] as const) : []),
  ]
}

function isScreen(shape: number, grey: GreyImage): boolean {
  return shape < RULES.screen.slimmest && evenShare(grey) >= RULES.screen.even
}
