import { Link } from 'react-router'
import type { Pin } from '#hotels/map-pins.ts'
import type { HotelOffer } from '#hotels/responses.ts'
import type { MapPaneProps } from '#hotels/web/map/map-pane.tsx'
import type { CityMapOpened } from '#hotels/web/map/open-map.ts'
import { withLook } from '#hotels/web/results-address.ts'
import { persianDigits } from '#money/digits.ts'
import { shortPriceOf, shortPriceUnit } from '#money/display-unit.ts'

type Props = MapPaneProps & { readonly pins: readonly Pin[]; readonly map: CityMapOpened }

export function MapPins({ pins, shown, ...props }: Props) {
  return (
    <ul className="hotels-map-pins">
      {pins.map((pin) => {
        const offers = shown.filter(({ id }) => pin.ids.includes(id))
        const [only] = offers
        const isLit = props.litId !== undefined && pin.ids.includes(props.litId)
        return (
          // physical `left`: a map does not turn around in a right-to-left page
          <li
            key={pin.id}
            data-lit={isLit ? '' : undefined}
            data-chosen={props.chosenId !== undefined && pin.ids.includes(props.chosenId) ? '' : undefined}
            style={{ left: `${Math.round(pin.x)}px`, top: `${Math.round(pin.y)}px` }}
          >
            {only && offers.length === 1 ? (
              <One {...props} offer={only} />
            ) : (
              <Several {...props} pinId={pin.id} offers={offers} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function One({ offer, look, map, chosenId }: Omit<Props, 'pins' | 'shown'> & { readonly offer: HotelOffer }) {
  const { id, name, perNight } = offer
  return (
    <Link
      data-pin={id}
      data-sold-out={perNight === null ? '' : undefined}
      to={{ search: `?${withLook(look.params, { hotel: id, rates: undefined }).toString()}` }}
      replace
      preventScrollReset
      onFocus={() => map.bringIn(offer)}
      aria-current={id === chosenId ? 'true' : undefined}
    >
      <span className="only-spoken">{name}، </span>
      {perNight === null ? 'پر است' : <bdi dir="ltr">{shortPriceOf(perNight)}</bdi>}
      {perNight !== null && <span className="only-spoken"> {shortPriceUnit()}، میانگین هر شب</span>}
    </Link>
  )
}

interface SeveralProps extends Omit<Props, 'pins' | 'shown'> {
  readonly pinId: string
  readonly offers: readonly HotelOffer[]
}

/** Comes apart from nearer; where it cannot, one after the other is chosen. */
function Several({ pinId, offers, map, look, chosenId }: SeveralProps) {
  const lowest = Math.min(...offers.flatMap(({ perNight }) => perNight ?? []))
  function open() {
    if (!map.isNearest()) return map.showAll(offers, () => focusPin(pinId))
    const next = offers[(offers.findIndex(({ id }) => id === chosenId) + 1) % offers.length]
    look.go(withLook(look.params, { hotel: next?.id, rates: undefined }))
  }
  function bringIn() {
    const first = offers.find(({ id }) => id === pinId)
    if (first) map.bringIn(first)
  }
  return (
    <button type="button" data-pin={pinId} data-several="" onClick={open} onFocus={bringIn}>
      {persianDigits(offers.length)} هتل
      {lowest < Infinity && (
        <small>
          از <bdi dir="ltr">{shortPriceOf(lowest)}</bdi>
          <span className="only-spoken"> {shortPriceUnit()}، میانگین هر شب؛ از نزدیک جدا می‌شوند</span>
        </small>
      )}
    </button>
  )
}

/** The first of those that came apart takes the place of the pin that was pressed. */
function focusPin(id: string): void {
  // after React has drawn the pins of the last movement
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-pin="${CSS.escape(id)}"]`)?.focus())
}
