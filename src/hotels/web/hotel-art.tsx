import './hotel-art.css'
import type { HotelView } from '#hotels/responses.ts'
import court from '#hotels/web/art/court.svg?no-inline'
import dome from '#hotels/web/art/dome.svg?no-inline'
import garden from '#hotels/web/art/garden.svg?no-inline'
import mountain from '#hotels/web/art/mountain.svg?no-inline'
import sea from '#hotels/web/art/sea.svg?no-inline'
import tower from '#hotels/web/art/tower.svg?no-inline'
import { useBrand } from '#web/brand/use-brand.tsx'

type Art = HotelView['art']

const drawings: Readonly<Record<Art, string>> = { sea, court, dome, tower, garden, mountain }

type Bird = readonly [x: number, y: number, scale: number]

const flocks: Readonly<Record<Art, readonly Bird[]>> = {
  sea: [
    [58, 44, 0.24],
    [38, 68, 0.15],
  ],
  court: [
    [118, 24, 0.2],
    [172, 36, 0.13],
  ],
  dome: [
    [64, 34, 0.2],
    [232, 38, 0.14],
  ],
  tower: [
    [66, 62, 0.2],
    [222, 52, 0.13],
  ],
  garden: [
    [70, 46, 0.22],
    [104, 66, 0.14],
  ],
  mountain: [
    [112, 34, 0.2],
    [246, 26, 0.14],
  ],
}

type Props = {
  art: Art
  /** empty beside the hotel's name */
  alt?: string
  /** above the fold: loaded eagerly */
  eager?: boolean
}

export function HotelArt({ art, alt = '', eager }: Props) {
  const { body } = useBrand().mark
  return (
    <span className="hotel-art">
      <img src={drawings[art]} alt={alt} width="320" height="224" loading={eager ? 'eager' : 'lazy'} />
      <svg viewBox="0 0 320 224" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {flocks[art].map(([x, y, scale]) => (
          <path key={x} d={body} transform={`translate(${x} ${y}) scale(${scale})`} />
        ))}
      </svg>
    </span>
  )
}
