// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a listbox of rich rows (APG): the keys are the combobox field's
import { matchedPart } from '#places/highlight.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { popularWords, recentWords } from '#web/ui/places/place-options.ts'

export type Place = {
  code: string
  name: string
  sub: string
  nested?: boolean
  recent?: boolean
}

type Props = {
  id: string
  label: string
  places: readonly Place[]
  active: number
  typed: string
  onChoose: (place: Place) => void
}

/** The active row is `aria-selected`, the focus stays in the field. Recent and other places have headings. */
export function PlaceRows({ places, ...rest }: Props) {
  const { id, label } = rest
  const before = places.filter(({ recent }) => recent)
  const others = places.slice(before.length)
  const isInGroups = before.length > 0
  return (
    <div role="listbox" id={id} aria-label={label} data-untyped={rest.typed === '' ? '' : undefined}>
      {isInGroups && <Group {...rest} words={recentWords} places={before} from={0} />}
      {isInGroups && others.length > 0 && (
        <Group {...rest} words={popularWords} places={others} from={before.length} />
      )}
      {!isInGroups && <Rows {...rest} places={others} from={0} />}
    </div>
  )
}

/** `from`: index of the first row. */
type RowsProps = Props & { from: number }

function Group({ words, ...rows }: RowsProps & { words: string }) {
  const id = `${rows.id}-group-${rows.from}`
  return (
    <div role="group" aria-labelledby={id} data-recent={rows.from === 0 ? '' : undefined}>
      <div className="place-head" id={id}>
        {words}
      </div>
      <Rows {...rows} />
    </div>
  )
}

function Rows({ id, places, from, active, typed, onChoose }: RowsProps) {
  return places.map((place, at) => {
    const isActive = from + at === active
    return (
      <div
        key={`${place.code}-${place.nested ? 'airport' : 'city'}`}
        id={`${id}-${from + at}`}
        className="place-row"
        role="option"
        tabIndex={-1}
        aria-selected={isActive}
        data-nested={place.nested && !place.recent ? '' : undefined}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(place)}
      >
        <span className="pin">
          <Icon name={iconOf(place, isActive)} />
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
    )
  })
}

function iconOf({ recent, nested }: Place, isActive: boolean): IconName {
  if (recent) return 'clock-counter-clockwise'
  if (nested) return 'airplane-tilt'
  return isActive ? 'map-pin-fill' : 'map-pin-duotone'
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
