// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a listbox of rich rows (APG): the keys are the combobox field's
import { matchedPart } from '#places/highlight.ts'
import { Icon } from '#web/ui/icon.tsx'

export type Place = {
  /** what is chosen: IATA of a city or an airport */
  code: string
  /** «تهران» */
  name: string
  /** «همهٔ فرودگاه‌ها · ایران» */
  sub: string
  /** an airport under its city */
  nested?: boolean
}

type Props = {
  id: string
  label: string
  places: readonly Place[]
  active: number
  /** what was typed, marked in the names it stands in, in whatever script and layout */
  typed: string
  onChoose: (place: Place) => void
}

/** The listbox of a place combobox; the pointed row is `aria-selected`, the focus stays in the field. */
export function PlaceRows({ id, label, places, active, typed, onChoose }: Props) {
  return (
    <div role="listbox" id={id} aria-label={label}>
      {places.map((place, index) => (
        <div
          key={`${place.code}-${place.nested ? 'airport' : 'city'}`}
          id={`${id}-${index}`}
          className="place-row"
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          data-nested={place.nested ? '' : undefined}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
        >
          <span className="pin">
            <Icon
              name={place.nested ? 'airplane-tilt' : index === active ? 'map-pin-fill' : 'map-pin-duotone'}
            />
          </span>
          <span className="place-words">
            <b>
              <Marked name={place.name} typed={typed} />
            </b>
            <small>{place.sub}</small>
          </span>
          <span className="iata" lang="en">
            {place.code}
          </span>
        </div>
      ))}
    </div>
  )
}

function Marked({ name, typed }: { name: string; typed: string }) {
  const part = matchedPart(name, typed)
  if (part === undefined) return name
  const [start, end] = part
  return (
    <>
      {name.slice(0, start)}
      <mark>{name.slice(start, end)}</mark>
      {name.slice(end)}
    </>
  )
}
