import type { SearchField } from '#flights/search-params.ts'
import type { FlightSearchProps } from '#flights/web/flight-search.tsx'
import { type Direction, type SearchDraft, swapped, withPlace } from '#flights/web/flight-search-draft.ts'
import { persianDigits } from '#money/digits.ts'
import type { Place } from '#web/ui/place-rows.tsx'
import { CellGroup, SelectCell, SwapButton } from '#web/ui/search-cell.tsx'

export interface CellsProps extends FlightSearchProps {
  readonly draft: SearchDraft
  readonly onChange: (draft: SearchDraft) => void
}

const nothing = { value: '', label: 'انتخاب کنید' }

/** The questions as plain selects: what the server draws, and all there is without the script. */
export function PlainCells({ places, days, draft, onChange, faults }: CellsProps) {
  const { party } = draft
  const place = (direction: Direction) => ({
    name: direction,
    value: draft[direction]?.code ?? '',
    options: [nothing, ...offered(places, draft[direction])],
    error: faultOf(faults, direction),
    sub: draft[direction] ? <Sub {...draft[direction]} /> : 'شهر یا فرودگاه',
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      onChange(
        withPlace(
          draft,
          direction,
          places.find(({ code }) => code === target.value),
        ),
      ),
  })
  return (
    <>
      <CellGroup>
        <SelectCell label="مبدأ" icon="airplane-takeoff" {...place('origin')} />
        <SwapButton onSwap={() => onChange(swapped(draft))} />
        <SelectCell label="مقصد" icon="airplane-landing" {...place('destination')} />
        <Kind of="origin" place={draft.origin} />
        <Kind of="destination" place={draft.destination} />
      </CellGroup>
      <CellGroup>
        <SelectCell
          label="تاریخ رفت"
          icon="calendar-blank"
          name="date"
          value={draft.date}
          options={[nothing, ...days]}
          error={faultOf(faults, 'date')}
          onChange={({ target }) => onChange({ ...draft, date: target.value })}
        />
      </CellGroup>
      <CellGroup>
        <SelectCell
          label="مسافران"
          icon="users"
          name="adults"
          value={String(party.adults)}
          options={adultOptions}
          sub="اکونومی"
          onChange={({ target }) => onChange({ ...draft, party: { ...party, adults: Number(target.value) } })}
        />
        <input type="hidden" name="children" value={party.children} />
        <input type="hidden" name="infants" value={party.infants} />
      </CellGroup>
    </>
  )
}

/** What is wrong with one field, if anything. */
export function faultOf(faults: CellsProps['faults'], property: SearchField): string | undefined {
  return faults?.find((fault) => fault.property === property)?.says
}

/** THR is a city and an airport (§3): an airport says so in the address. */
export function Kind({ of, place }: { readonly of: Direction; readonly place: Place | undefined }) {
  return place?.nested ? <input type="hidden" name={`${of}Kind`} value="airport" /> : null
}

/** The cities; an airport only where it is what was chosen before. */
function offered(places: readonly Place[], chosen: Place | undefined) {
  return places
    .filter((place) => !place.nested || place === chosen)
    .map(({ code, name }) => ({ value: code, label: name }))
}

const adultOptions = Array.from({ length: 9 }, (_, index) => ({
  value: String(index + 1),
  label: `${persianDigits(index + 1)} بزرگسال`,
}))

function Sub({ sub, code }: Place) {
  return (
    <>
      {sub} <span className="code">{code}</span>
    </>
  )
}
