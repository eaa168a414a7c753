import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { HotelView } from '#hotels/responses.ts'
import { HotelArt } from '#hotels/web/hotel-art.tsx'
import { HotelPicture } from '#hotels/web/hotel-picture.tsx'
import { pictureName } from '#hotels/web/picture-name.ts'
import { persianDigits } from '#money/digits.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { IconButton } from '#web/ui/fields/icon-button.tsx'

interface Props {
  readonly hotel: HotelView
  /** undefined: closed */
  readonly place: number | undefined
  readonly onMove: (place: number) => void
  readonly onClose: () => void
}

/** px; less is a touch */
const swiped = 40

/** By arrows (the next is at the left, as one reads), by swipe, by buttons. */
export default function HotelLightbox({ hotel, place: shown, onMove, onClose }: Props) {
  const { pictures = [], art, name } = hotel
  const place = shown ?? 0
  const count = pictures.length
  const from = useRef<number>(undefined)
  const go = (steps: number) => onMove((place + steps + count) % count)

  useKeys(shown !== undefined, (key) => {
    if (key === 'ArrowLeft') go(1)
    if (key === 'ArrowRight') go(-1)
    if (key === 'Home') onMove(0)
    if (key === 'End') onMove(count - 1)
  })

  function onPointerUp({ clientX }: PointerEvent) {
    const moved = clientX - (from.current ?? clientX)
    from.current = undefined
    if (Math.abs(moved) > swiped) go(moved > 0 ? 1 : -1)
  }

  const id = pictures[place]
  return (
    <Modal open={shown !== undefined} title={name} full onClose={onClose}>
      <div
        className="lightbox"
        role="group"
        aria-roledescription="گالری"
        aria-label={`تصویرهای ${name}`}
        onPointerDown={({ clientX }) => {
          from.current = clientX
        }}
        onPointerUp={onPointerUp}
      >
        {id !== undefined && (
          <HotelPicture
            key={id}
            id={id}
            alt={pictureName(place, count, name)}
            sizes="100vw"
            eager
            instead={<HotelArt art={art} />}
          />
        )}
        <div className="lightbox-bar">
          <IconButton icon="arrow-right" label="تصویر پیش" onClick={() => go(-1)} />
          <p role="status">
            {persianDigits(place + 1)} از {persianDigits(count)}
          </p>
          <IconButton icon="arrow-left-bold" label="تصویر بعد" onClick={() => go(1)} />
        </div>
      </div>
    </Modal>
  )
}

/** Wherever the focus is in the dialog: its way out stands outside the picture. */
function useKeys(isOpen: boolean, onKey: (key: string) => void) {
  const heard = useEffectEvent(onKey)
  useEffect(() => {
    if (!isOpen) return undefined
    const listen = ({ key }: KeyboardEvent) => heard(key)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOpen])
}
