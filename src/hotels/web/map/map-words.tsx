import type { CityMapView } from '#hotels/city-map.ts'
import { type Pin, unhidden } from '#hotels/map-pins.ts'
import type { CityMapOpened } from '#hotels/web/map/open-map.ts'

interface Props {
  readonly city: CityMapView
  readonly map: CityMapOpened
  readonly pins: readonly Pin[]
}

/** a letter's width at the words' size, pixels */
const letter = 7.5

/** Names of places and streets, written by the page so that Persian is shaped by the browser. */
export function MapWords({ city, map, pins }: Props) {
  const named = [
    ...city.landmarks.map((place) => ({ ...place, kind: 'place' })),
    ...(city.tiles === null ? city.lines.filter(({ kind }) => kind !== 'land').map(middleOf) : []),
  ]
  const words = named.map(({ name, kind, ...place }) => ({
    id: name,
    kind,
    ...map.pointOf(place),
    wide: name.length * letter + 12,
  }))
  return (
    <div className="hotels-map-words" aria-hidden="true">
      {unhidden(words, pins).map(({ id, kind, x, y }) => (
        <span key={id} data-kind={kind} style={{ left: `${Math.round(x)}px`, top: `${Math.round(y)}px` }}>
          {id}
        </span>
      ))}
    </div>
  )
}

function middleOf({ name, kind, points }: CityMapView['lines'][number]) {
  const at = Math.floor((points.length - 1) / 2)
  const [[x1, y1], [x2, y2]] = [points[at] ?? [0, 0], points[at + 1] ?? points[at] ?? [0, 0]]
  return { name, kind, longitude: (x1 + x2) / 2, latitude: (y1 + y2) / 2 }
}
