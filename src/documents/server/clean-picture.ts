import sharp, { type Sharp } from 'sharp'
import { PICTURE } from '#documents/limits.ts'
import { isMoving, pictureFormat } from '#documents/picture-format.ts'
import { refuse } from '#documents/server/refusals.ts'

/** Re-encoded: contains nothing of the upload but its pixels. */
export interface CleanPicture {
  readonly jpeg: Buffer
  readonly width: number
  readonly height: number
}

/** For untrusted files: strict, with bounded memory. */
const careful = { limitInputPixels: PICTURE.mostPixels, failOn: 'error', sequentialRead: true } as const
const longestSeconds = 10

// no cache between pictures
sharp.cache(false)

/** Re-encodes: upright, flat, sRGB, at most 3000 px, no metadata.
 * Throws FILE_FORMAT, PICTURE_TOO_LARGE, PICTURE_TOO_SMALL, PICTURE_DAMAGED. */
export async function cleanPicture(sent: Buffer): Promise<CleanPicture> {
  const { data, width, height } = await drawn(sent, (image) => image.jpeg({ quality: 88 }))
  return { jpeg: data, width, height }
}

/** RGB pixels; throws as `cleanPicture`. */
export function pixelsOf(sent: Buffer): Promise<Drawn> {
  return drawn(sent, (image) => image.raw())
}

interface Drawn {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

async function drawn(sent: Buffer, written: (image: Sharp) => Sharp): Promise<Drawn> {
  await checkPicture(sent)
  const { mostSide } = PICTURE
  const image = sharp(sent, careful)
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .resize(mostSide, mostSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
  const { data, info } = await orDamaged(written(image).toBuffer({ resolveWithObject: true }))
  return { data, width: info.width, height: info.height }
}

/** By its header, before decoding; throws as `cleanPicture`. */
async function checkPicture(sent: Buffer): Promise<void> {
  const format = pictureFormat(sent)
  if (format === undefined || (format === 'png' && isMoving(sent))) throw refuse('FILE_FORMAT', atFile)
  const anySize = { ...careful, limitInputPixels: false }
  const { width, height, format: found } = await orDamaged(sharp(sent, anySize).metadata())
  if (found !== format) throw refuse('FILE_FORMAT', atFile)
  if (width * height > PICTURE.mostPixels) throw refuse('PICTURE_TOO_LARGE', atFile)
  if (Math.min(width, height) < PICTURE.leastSide) throw refuse('PICTURE_TOO_SMALL', atFile)
}

const atFile = { property: 'file' }

/** Any decoder error means a damaged picture. */
async function orDamaged<T>(decoding: Promise<T>): Promise<T> {
  try {
    return await decoding
  } catch {
    throw refuse('PICTURE_DAMAGED', atFile)
  }
}
