import { useRef } from 'react'
import { areaText } from '#hotels/map-area.ts'
import { joined } from '#hotels/map-pins.ts'
import type { HotelOffer } from '#hotels/responses.ts'
import { MapControls } from '#hotels/web/map/map-controls.tsx'
import { MapPins } from '#hotels/web/map/map-pins.tsx'
import { MapPlain } from '#hotels/web/map/map-plain.tsx'
import { MapWords } from '#hotels/web/map/map-words.tsx'
import type { CityMapOpened } from '#hotels/web/map/open-map.ts'
import { useCityMap } from '#hotels/web/map/use-city-map.ts'
import { usePinFocus } from '#hotels/web/map/use-pin-focus.ts'
import { usePinKeys } from '#hotels/web/map/use-pin-keys.ts'
import { withLook } from '#hotels/web/results-address.ts'
import type { HotelsLook } from '#hotels/web/use-hotels-look.ts'

export interface MapPaneProps {
  readonly cityCode: string
  readonly cityName: string
  readonly shown: readonly HotelOffer[]
  readonly look: HotelsLook
  readonly chosenId: string | undefined
  /** whose card is pointed at */
  readonly litId: string | undefined
  readonly onClose: () => void
}

/** The map with its pins; a plain list of the same hotels until it is drawn, and where it cannot be. */
export function MapPane(props: MapPaneProps) {
  const { cityCode, cityName, shown, look, chosenId, onClose } = props
  const pane = useRef<HTMLElement>(null)
  const ground = useRef<HTMLDivElement>(null)
  const opened = useCityMap(ground, { cityCode, at: shown, area: look.area })
  const { map } = opened
  const pins = map ? joined(placesOf(map, shown, chosenId)) : []
  usePinKeys(pane, pins, onClose)
  usePinFocus(pane, pins)

  function searchHere() {
    if (map) look.go(withLook(look.params, { area: areaText(map.area()), hotel: undefined }))
    opened.settled()
  }

  return (
    <section
      ref={pane}
      className="hotels-map"
      data-drawn={map ? '' : undefined}
      aria-label={`نقشهٔ هتل‌های ${cityName}`}
    >
      <div ref={ground} className="hotels-map-ground" />
      {map && opened.city ? (
        <>
          <MapWords city={opened.city} map={map} pins={pins} />
          <MapPins {...props} pins={pins} map={map} />
          <MapControls opened={{ ...opened, map }} look={look} onSearchHere={searchHere} />
        </>
      ) : (
        <MapPlain {...props} isNone={opened.is === 'none'} />
      )}
    </section>
  )
}

/** Whoever is chosen comes first and so keeps the place of its pin. */
function placesOf(map: CityMapOpened, shown: readonly HotelOffer[], chosenId: string | undefined) {
  return shown
    .toSorted((a, b) => Number(b.id === chosenId) - Number(a.id === chosenId))
    .map((offer) => {
      const { x, y } = map.pointOf(offer)
      return { id: offer.id, x, y }
    })
}
