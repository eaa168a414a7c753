import './hotel-gallery.css'
import { lazy, Suspense, useState } from 'react'
import type { HotelView } from '#hotels/responses.ts'
import { HotelArt } from '#hotels/web/hotel-art.tsx'
import { HotelPicture } from '#hotels/web/hotel-picture.tsx'
import { pictureName } from '#hotels/web/picture-name.ts'
import { persianDigits } from '#money/digits.ts'

const HotelLightbox = lazy(() => import('#hotels/web/hotel-lightbox.tsx'))

const shownBeside = 4

/** The supplier's pictures; our façade where there are none. */
export function HotelGallery({ hotel }: { readonly hotel: HotelView }) {
  const { pictures = [], art, name } = hotel
  const [open, setOpen] = useState<number>()
  const [wasOpened, setWasOpened] = useState(false)
  const [first, ...others] = pictures
  if (first === undefined) return <HotelArt art={art} eager />
  const show = (place: number) => {
    setWasOpened(true)
    setOpen(place)
  }
  const beside = others.slice(0, shownBeside)
  return (
    <div className="gallery" data-count={Math.min(pictures.length, shownBeside + 1)}>
      {[first, ...beside].map((id, place) => (
        <button
          key={id}
          type="button"
          aria-haspopup="dialog"
          aria-label={`${pictureName(place, pictures.length, name)}، بزرگ`}
          onClick={() => show(place)}
        >
          <HotelPicture
            id={id}
            alt={pictureName(place, pictures.length, name)}
            sizes={place === 0 ? '(min-width: 992px) 600px, 100vw' : '(min-width: 992px) 300px, 50vw'}
            eager={place === 0}
            instead={<HotelArt art={art} />}
          />
        </button>
      ))}
      <p className="gallery-count" aria-hidden="true">
        {persianDigits(pictures.length)} تصویر
      </p>
      {wasOpened && (
        <Suspense>
          <HotelLightbox hotel={hotel} place={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
