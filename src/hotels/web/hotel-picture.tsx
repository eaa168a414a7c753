import { type ReactNode, useState } from 'react'
import { picturePath, pictureSet } from '#hotels/pictures.ts'

interface Props {
  readonly id: string
  readonly alt: string
  /** how wide it stands, as in the attribute */
  readonly sizes: string
  readonly eager?: boolean
  /** in place of a picture that does not come */
  readonly instead: ReactNode
}

/** A supplier's picture in sizes of ours. */
export function HotelPicture({ id, alt, sizes, eager, instead }: Props) {
  const [isGone, setGone] = useState(false)
  if (isGone) return instead
  return (
    <picture className="hotel-photo">
      <source type="image/avif" srcSet={pictureSet(id, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSet(id, 'webp')} sizes={sizes} />
      <img
        src={picturePath(id, 640, 'webp')}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        ref={(img) => {
          // it may have failed before this script came
          if (img?.complete === true && img.naturalWidth === 0) setGone(true)
        }}
        onError={() => setGone(true)}
      />
    </picture>
  )
}
