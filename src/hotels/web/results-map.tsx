import './results-map.css'
import './results-map-list.css'
import { useEffect, useRef } from 'react'
import type { HotelOffer } from '#hotels/responses.ts'
import { walkMinutes } from '#hotels/walking.ts'
import { HotelNear } from '#hotels/web/hotel-near.tsx'
import { MapPane } from '#hotels/web/map/map-pane.tsx'
import { MapSheet } from '#hotels/web/map/map-sheet.tsx'
import { usePointed } from '#hotels/web/map/use-pointed.ts'
import { withLook } from '#hotels/web/results-address.ts'
import { HotelCard } from '#hotels/web/results-card.tsx'
import type { HotelsFoundProps } from '#hotels/web/results-found.tsx'

type Props = HotelsFoundProps & { readonly shown: readonly HotelOffer[] }

const neighboursShown = 3

/** List and map in step: whose card is pointed at is lit on the map, whose pin is chosen comes forward in the list. */
export function HotelsMap(props: Props) {
  const { shown, look, results } = props
  const list = useRef<HTMLUListElement>(null)
  const litId = usePointed(list)
  const chosen = shown.find(({ id }) => id === look.openId)
  const chosenId = chosen?.id
  useEffect(() => {
    if (chosenId !== undefined) bringForward(list.current, chosenId)
  }, [chosenId])

  function close() {
    document.querySelector<HTMLElement>('.hotels-view')?.focus()
    look.go(withLook(look.params, { view: undefined, hotel: undefined, rates: undefined }))
  }

  return (
    <div className="hotels-map-view">
      <MapPane key={results.cityCode} {...props} {...results} {...{ chosenId, litId }} onClose={close} />
      <MapSheet count={shown.length}>
        <ul ref={list} className="hotels-map-list">
          {shown.map((offer, place) => (
            <li key={offer.id} data-hotel={offer.id} data-chosen={offer.id === chosenId ? '' : undefined}>
              <HotelCard {...props} offer={offer} isFirst={place < 2} isOpen={false} />
            </li>
          ))}
        </ul>
        {chosen && <OnFoot chosen={chosen} shown={shown} />}
      </MapSheet>
    </div>
  )
}

/** On a phone along the strip alone, so that the map stays where it is. */
function bringForward(list: HTMLElement | null, id: string): void {
  const card = list?.querySelector(`[data-hotel="${CSS.escape(id)}"]`)
  if (!list || !card) return
  if (list.scrollWidth <= list.clientWidth) return card.scrollIntoView({ block: 'nearest' })
  const [strip, box] = [list.getBoundingClientRect(), card.getBoundingClientRect()]
  list.scrollBy({ left: box.left + box.width / 2 - strip.left - strip.width / 2 })
}

function OnFoot({ chosen, shown }: { readonly chosen: HotelOffer; readonly shown: readonly HotelOffer[] }) {
  const neighbours = shown
    .filter(({ id }) => id !== chosen.id)
    .map((hotel) => ({ name: hotel.name, walkMinutes: walkMinutes(chosen, hotel) }))
    .toSorted((a, b) => a.walkMinutes - b.walkMinutes)
    .slice(0, neighboursShown)
  return <HotelNear title={`پیاده از ${chosen.name}`} near={[...chosen.near, ...neighbours]} />
}
