import type { DocumentKind } from '#documents/kinds.ts'
import { PICTURE } from '#documents/limits.ts'
import { FINDINGS, type Finding, findingText } from '#documents/picture-check/finding-texts.ts'
import { MEASURED_SIDE, pictureFindings } from '#documents/picture-check/picture-findings.ts'
import { hasZone, ZONE_SIDE } from '#documents/picture-check/zone-presence.ts'
import { type ColourImage, greyOf } from '#documents/reader/grey-image.ts'
import { sentences } from '#documents/sentences.ts'
import { saidOf, wrongWith } from '#documents/web/wrong-with.ts'

export type LookedAt =
  | { readonly wrong: string; readonly isTooLarge: boolean }
  | { readonly wrong: undefined; readonly findings: readonly Finding[] }

/** With the server's limits and measures; the file stays on the device. */
export async function lookAtPicture(file: File, kind: DocumentKind): Promise<LookedAt> {
  const wrong = await wrongWith(file)
  if (wrong !== undefined) return { wrong: saidOf(wrong), isTooLarge: wrong === 'tooLarge' }
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (bitmap === undefined) return refused(sentences.damaged)
  const { width, height } = bitmap
  try {
    if (width * height > PICTURE.mostPixels) return refused(sentences.tooManyPixels)
    if (Math.min(width, height) < PICTURE.leastSide) return refused(sentences.tooSmall)
    const image = pixelsOf(bitmap, MEASURED_SIDE)
    const zone = kind === 'passport' && { hasZone: hasZone(greyOf(pixelsOf(bitmap, ZONE_SIDE))) }
    const findings = pictureFindings({ kind, width, height, image, ...zone })
    const certain = findings.find((one) => FINDINGS[one].isCertain)
    return certain === undefined ? { wrong: undefined, findings } : refused(findingText(certain))
  } finally {
    bitmap.close()
  }
}

function refused(wrong: string): LookedAt {
  return { wrong, isTooLarge: false }
}

/** On white, at most so long. */
function pixelsOf(bitmap: ImageBitmap, side: number): ColourImage {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const { width, height } = canvas
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new Error('no canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, width, height)
  return { width, height, pixels: pen.getImageData(0, 0, width, height).data }
}
