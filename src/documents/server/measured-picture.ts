import sharp from 'sharp'
import type { DocumentKind } from '#documents/kinds.ts'
import { FINDINGS, type Finding } from '#documents/picture-check/finding-texts.ts'
import { MEASURED_SIDE, pictureFindings } from '#documents/picture-check/picture-findings.ts'
import type { CleanPicture } from '#documents/server/clean-picture.ts'
import { refuse } from '#documents/server/refusals.ts'

/** What the device measured, measured again on our own copy; a passport's lines are looked for by its reading. */
export async function findingsIn(jpeg: Uint8Array, kind: DocumentKind): Promise<readonly Finding[]> {
  const whole = sharp(jpeg)
  const { width, height } = await whole.metadata()
  const { data, info } = await whole
    .resize(MEASURED_SIDE, MEASURED_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const image = { width: info.width, height: info.height, pixels: data }
  return pictureFindings({ kind, width, height, image })
}

/** Throws PICTURE_BLANK, PHOTO_LYING: what is certain; the rest is returned. */
export async function checkedPicture(
  { jpeg }: CleanPicture,
  kind: DocumentKind,
): Promise<readonly Finding[]> {
  const found = await findingsIn(jpeg, kind)
  const [certain] = found.filter((one) => FINDINGS[one].isCertain)
  if (certain === 'blank') throw refuse('PICTURE_BLANK', { property: 'file' })
  if (certain !== undefined) throw refuse('PHOTO_LYING', { property: 'file' })
  return found
}
