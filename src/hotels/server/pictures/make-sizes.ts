import sharp, { type Sharp } from 'sharp'
import { type PictureFormat, type PictureWidth, pictureFormats, pictureWidths } from '#hotels/pictures.ts'

export interface PictureFile {
  readonly width: PictureWidth
  readonly format: PictureFormat
  readonly body: Buffer
}

/** beyond it nobody photographs hotels, but bombs unpack */
const mostPixels = 40_000_000
const readable = ['jpeg', 'png', 'webp', 'heif']

/** Decoded and drawn anew, so that nothing but the picture is left (no place, no camera, no script). undefined for what is no picture. */
export async function makeSizes(bytes: Buffer): Promise<readonly PictureFile[] | undefined> {
  const options = { limitInputPixels: mostPixels, failOn: 'error' } as const
  try {
    const { format } = await sharp(bytes, options).metadata()
    if (!readable.includes(format)) return undefined
    const files: PictureFile[] = []
    for (const width of pictureWidths) {
      const sized = sharp(bytes, options).rotate().resize({ width, withoutEnlargement: true })
      for (const as of pictureFormats)
        files.push({ width, format: as, body: await encoded(sized.clone(), as) })
    }
    return files
  } catch {
    return undefined // whatever sharp cannot read is no picture
  }
}

function encoded(picture: Sharp, format: PictureFormat): Promise<Buffer> {
  return format === 'avif'
    ? picture.avif({ quality: 50, effort: 2 }).toBuffer()
    : picture.webp({ quality: 76 }).toBuffer()
}
