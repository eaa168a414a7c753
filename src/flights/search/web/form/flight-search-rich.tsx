import { fieldOf } from '#flights/search/search-request.ts'
import { DateCell } from '#flights/search/web/form/flight-search-date.tsx'
import { type Direction, swapped, withDate, withPlace } from '#flights/search/web/form/flight-search-draft.ts'
import { SearchLegs } from '#flights/search/web/form/flight-search-legs.tsx'
import { PartyCell } from '#flights/search/web/form/flight-search-party.tsx'
import {
  type CellsProps,
  faultOf,
  Kinds,
  type LegProps,
} from '#flights/search/web/form/flight-search-plain.tsx'
import { RoundDateCells } from '#flights/search/web/form/flight-search-round-dates.tsx'
import { recentFor } from '#flights/search/web/form/recent-for.ts'
import { suggestPlaces } from '#flights/search/web/form/suggest-places.ts'
import { PlaceCombobox } from '#web/ui/places/place-combobox.tsx'
import { CellGroup, SwapButton } from '#web/ui/search/search-cell.tsx'

export function RichCells(props: CellsProps) {
  const { draft, onChange } = props
  return (
    <>
      <SearchLegs cells={props} Leg={RichLeg} press="button" />
      <PartyCell draft={draft} onChange={onChange} />
    </>
  )
}

function RichLeg(props: LegProps) {
  return (
    <>
      <RichRoute {...props} />
      {props.draft.trip === 'round' ? <RoundDateCells {...props} /> : <RichDate {...props} />}
    </>
  )
}

const otherEnd = { origin: 'destination', destination: 'origin' } as const

function RichRoute({ scope, recent, draft, onChange, onAnswer = onChange, faults, at }: LegProps) {
  const place = (direction: Direction) => ({
    name: fieldOf(direction, at),
    value: draft.legs[at]?.[direction],
    error: faultOf(faults, fieldOf(direction, at)),
    onChoose: (chosen: CellsProps['places'][number]) => onAnswer(withPlace(draft, { at, direction }, chosen)),
    recent: recentFor(recent, { scope, other: draft.legs[at]?.[otherEnd[direction]] }),
    suggest: suggestPlaces(scope, direction, draft.legs[at]?.[otherEnd[direction]]),
  })
  return (
    <CellGroup>
      <PlaceCombobox label="مبدأ" icon="airplane-takeoff" {...place('origin')} />
      <SwapButton onSwap={() => onChange(swapped(draft, at))} />
      <PlaceCombobox label="مقصد" icon="airplane-landing" {...place('destination')} />
      <Kinds draft={draft} at={at} />
    </CellGroup>
  )
}

/** One flight's day; in a multi-destination trip never before the previous leg's. */
function RichDate({ today, draft, onChange, onAnswer = onChange, faults, at }: LegProps) {
  const { origin, destination, date = '' } = draft.legs[at] ?? {}
  const earlier = draft.legs.slice(0, at).map((leg) => leg.date)
  const isOneOfMany = draft.trip === 'multi'
  return (
    <DateCell
      label={isOneOfMany ? 'تاریخ' : 'تاریخ رفت'}
      name={fieldOf('date', at)}
      today={today}
      earliest={isOneOfMany ? [today, ...earlier].toSorted().at(-1) : today}
      route={{ origin, destination }}
      draft={draft}
      date={date}
      error={faultOf(faults, fieldOf('date', at))}
      onChoose={(chosen) => onAnswer(withDate(draft, at, chosen))}
    />
  )
}
