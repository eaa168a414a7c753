import sharp from 'sharp'

export interface DrawnPicture {
  readonly width: number
  readonly height: number
  readonly wide: Buffer
  readonly small: Buffer
}

/** Sides in pixels: an article's breadth, and a card's. */
const sides = { wide: 1280, small: 560 } as const
const limits = { limitInputPixels: 60_000_000, failOn: 'error', sequentialRead: true } as const
const formats = new Set<string>(['jpeg', 'png', 'webp', 'gif', 'heif'])

/** Of a stranger's file nothing is left but its pixels. Throws for what is no picture, drawings included: they may hold scripts and files. */
export async function drawnPicture(sent: Buffer): Promise<DrawnPicture> {
  const { format } = await sharp(sent, limits).metadata()
  if (!formats.has(format)) throw new Error(`no picture of ours: ${format}`)
  const draw = (side: number) =>
    sharp(sent, limits)
      .timeout({ seconds: 10 })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .webp({ quality: 78 })
      .toBuffer({ resolveWithObject: true })
  const wide = await draw(sides.wide)
  const small = await draw(sides.small)
  return { width: wide.info.width, height: wide.info.height, wide: wide.data, small: small.data }
}
