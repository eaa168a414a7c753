export const pictureWidths = [320, 640, 1280] as const
export type PictureWidth = (typeof pictureWidths)[number]

export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** of a hotel: more nobody turns through */
export const mostPictures = 8

export function picturePath(id: string, width: PictureWidth, format: PictureFormat): string {
  return `/api/hotel-catalog/Pictures/${id}/${width}.${format}`
}

export function pictureSet(id: string, format: PictureFormat): string {
  return pictureWidths.map((width) => `${picturePath(id, width, format)} ${width}w`).join(', ')
}
