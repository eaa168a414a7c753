import { DateCell } from '#flights/web/flight-search-date.tsx'
import { type Direction, swapped, withPlace } from '#flights/web/flight-search-draft.ts'
import { PartyCell } from '#flights/web/flight-search-party.tsx'
import { type CellsProps, faultOf, Kind } from '#flights/web/flight-search-plain.tsx'
import { suggestPlaces } from '#flights/web/suggest-places.ts'
import { PlaceCombobox } from '#web/ui/place-combobox.tsx'
import { CellGroup, SwapButton } from '#web/ui/search-cell.tsx'

/** The same questions with a combobox, a calendar with prices and a stepper. */
export function RichCells({ draft, onChange, today, faults }: CellsProps) {
  const place = (direction: Direction) => ({
    name: direction,
    value: draft[direction],
    error: faultOf(faults, direction),
    onChoose: (chosen: CellsProps['places'][number]) => onChange(withPlace(draft, direction, chosen)),
    suggest: suggestPlaces,
  })
  return (
    <>
      <CellGroup>
        <PlaceCombobox label="مبدأ" icon="airplane-takeoff" {...place('origin')} />
        <SwapButton onSwap={() => onChange(swapped(draft))} />
        <PlaceCombobox label="مقصد" icon="airplane-landing" {...place('destination')} />
        <Kind of="origin" place={draft.origin} />
        <Kind of="destination" place={draft.destination} />
      </CellGroup>
      <DateCell
        today={today}
        draft={draft}
        error={faultOf(faults, 'date')}
        onChoose={(date) => onChange({ ...draft, date })}
      />
      <PartyCell party={draft.party} onChange={(party) => onChange({ ...draft, party })} />
    </>
  )
}
