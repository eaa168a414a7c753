import './results-map.css'
import { Link } from 'react-router'
import { type CityMap, cityMap, MAP_RATIO, walkMinutes, walkShare } from '#hotels/map-places.ts'
import type { HotelOffer } from '#hotels/responses.ts'
import { HotelNear } from '#hotels/web/hotel-near.tsx'
import { withLook } from '#hotels/web/results-address.ts'
import { HotelCard } from '#hotels/web/results-card.tsx'
import type { HotelsFoundProps } from '#hotels/web/results-found.tsx'
import { persianDigits } from '#money/digits.ts'
import { inThousandsOfToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'

type Props = HotelsFoundProps & { readonly shown: readonly HotelOffer[] }

/** rings in minutes of walking */
const walks = [10, 20, 30] as const
const neighboursShown = 3

export function HotelsMap(props: Props) {
  const { shown, look, results } = props
  const map = cityMap(shown)
  const chosen = shown.find(({ id }) => id === look.openId) ?? shown[0]
  return (
    <div className="hotels-map-view">
      <section className="hotels-map" aria-label={`نقشهٔ هتل‌های ${results.cityName}`}>
        <Ground map={map} chosenId={chosen?.id} />
        <ul>
          {shown.map((offer) => (
            <Mark key={offer.id} {...props} map={map} offer={offer} isChosen={offer.id === chosen?.id} />
          ))}
        </ul>
        <p className="hotels-map-legend">
          قیمت هر شب به هزار تومان؛ دایره‌ها {walks.map((minutes) => persianDigits(minutes)).join('، ')} دقیقه
          پیاده از هتلِ انتخاب‌شده‌اند. جای هتل‌ها نسبت به هم است.
        </p>
      </section>
      {chosen && (
        <div className="hotels-map-chosen">
          <HotelCard {...props} offer={chosen} isFirst isOpen={false} />
          <OnFoot chosen={chosen} shown={shown} />
        </div>
      )}
    </div>
  )
}

const width = 1000
const height = width / MAP_RATIO

function Ground({ map, chosenId }: { readonly map: CityMap; readonly chosenId: string | undefined }) {
  const from = map.places.find(({ id }) => id === chosenId)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <pattern
          id="map-blocks"
          width="62"
          height="62"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(12)"
        >
          <path d="M0 31H62M31 0V62" />
        </pattern>
      </defs>
      <rect width={width} height={height} fill="url(#map-blocks)" />
      {from &&
        walks.map((minutes) => (
          <circle
            key={minutes}
            cx={from.x * width}
            cy={from.y * height}
            r={walkShare(minutes, map) * width}
          />
        ))}
      <g className="north" transform={`translate(${width - 46} 52)`}>
        <path d="M0 -26L10 8L0 1L-10 8Z" />
        <text y="30">شمال</text>
      </g>
    </svg>
  )
}

interface MarkProps extends Props {
  readonly map: CityMap
  readonly offer: HotelOffer
  readonly isChosen: boolean
}

function Mark({ map, offer, isChosen, look }: MarkProps) {
  const place = map.places.find(({ id }) => id === offer.id)
  if (place === undefined) return null
  const { perNight } = offer
  return (
    <li
      data-chosen={isChosen ? '' : undefined}
      // physical `left`: a map does not turn around in a right-to-left page
      style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
    >
      <Link
        to={{ search: `?${withLook(look.params, { hotel: offer.id, rates: undefined }).toString()}` }}
        replace
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        data-sold-out={perNight === null ? '' : undefined}
      >
        <span className="only-spoken">{offer.name}، </span>
        {perNight === null ? 'تکمیل' : <bdi dir="ltr">{inThousandsOfToman(rial(perNight))}</bdi>}
        {perNight !== null && <span className="only-spoken"> هزار تومان هر شب</span>}
      </Link>
    </li>
  )
}

function OnFoot({ chosen, shown }: { readonly chosen: HotelOffer; readonly shown: readonly HotelOffer[] }) {
  const neighbours = shown
    .filter(({ id }) => id !== chosen.id)
    .map((hotel) => ({ name: hotel.name, walkMinutes: walkMinutes(chosen, hotel) }))
    .toSorted((a, b) => a.walkMinutes - b.walkMinutes)
    .slice(0, neighboursShown)
  return <HotelNear title={`پیاده از ${chosen.name}`} near={[...chosen.near, ...neighbours]} />
}
