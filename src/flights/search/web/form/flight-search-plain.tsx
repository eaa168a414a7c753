import { otherDate } from '#calendar/formatted.ts'
import { fieldOf, type SearchField } from '#flights/search/search-request.ts'
import type { FlightSearchProps } from '#flights/search/web/form/flight-search.tsx'
import {
  type Direction,
  type SearchDraft,
  swapped,
  withDate,
  withPlace,
} from '#flights/search/web/form/flight-search-draft.ts'
import { SearchLegs } from '#flights/search/web/form/flight-search-legs.tsx'
import { PlainParty } from '#flights/search/web/form/flight-search-plain-party.tsx'
import { recentFor } from '#flights/search/web/form/recent-for.ts'
import { placeOptions } from '#web/ui/places/place-options.ts'
import type { Place } from '#web/ui/places/place-rows.tsx'
import { CellGroup, SelectCell, SwapButton } from '#web/ui/search/search-cell.tsx'

export interface CellsProps extends FlightSearchProps {
  readonly draft: SearchDraft
  readonly onChange: (draft: SearchDraft) => void
  /** a change that answers a question: leads on to the next one; the rich cells have it */
  readonly onAnswer?: (draft: SearchDraft) => void
}

const nothing = { value: '', label: 'انتخاب کنید' }

export function PlainCells(props: CellsProps) {
  const { draft, onChange } = props
  return (
    <>
      <SearchLegs cells={props} Leg={PlainLeg} press="submit" />
      <PlainParty draft={draft} onChange={onChange} />
    </>
  )
}

export type LegProps = CellsProps & { readonly at: number }

function PlainLeg(props: LegProps) {
  return (
    <>
      <PlainRoute {...props} />
      <PlainDates {...props} />
    </>
  )
}

function PlainRoute({ scope, places, recent, draft, onChange, faults, at }: LegProps) {
  const place = (direction: Direction) => {
    const chosen = draft.legs[at]?.[direction]
    const before = recentFor(recent, { scope, other: undefined })
    return {
      name: fieldOf(direction, at),
      value: chosen?.code ?? '',
      options: [nothing, ...placeOptions(offered(places, chosen), before)],
      error: faultOf(faults, fieldOf(direction, at)),
      sub: chosen ? <Sub {...chosen} /> : 'شهر یا فرودگاه',
      onChange: ({ target }: { target: HTMLSelectElement }) =>
        onChange(
          withPlace(
            draft,
            { at, direction },
            [...places, ...before].find(({ code }) => code === target.value),
          ),
        ),
    }
  }
  return (
    <CellGroup>
      <SelectCell label="مبدأ" icon="airplane-takeoff" {...place('origin')} />
      <SwapButton onSwap={() => onChange(swapped(draft, at))} />
      <SelectCell label="مقصد" icon="airplane-landing" {...place('destination')} />
      <Kinds draft={draft} at={at} />
    </CellGroup>
  )
}

/** The return's day is always rendered: without scripts only the style sheet can show it. */
function PlainDates({ days, draft, onChange, faults, at }: LegProps) {
  return (
    <CellGroup>
      <SelectCell
        label={draft.trip === 'multi' ? 'تاریخ' : 'تاریخ رفت'}
        icon="calendar-blank"
        name={fieldOf('date', at)}
        value={draft.legs[at]?.date}
        options={[nothing, ...days]}
        sub={dateSub(draft.legs[at]?.date)}
        error={faultOf(faults, fieldOf('date', at))}
        onChange={({ target }) => onChange(withDate(draft, at, target.value))}
      />
      {draft.trip !== 'multi' && (
        <SelectCell
          label="تاریخ برگشت"
          icon="calendar-blank"
          name="back"
          value={draft.back}
          options={[nothing, ...days.filter(({ value }) => value >= draft.legs[0].date)]}
          sub={dateSub(draft.back)}
          error={faultOf(faults, 'back')}
          onChange={({ target }) => onChange({ ...draft, back: target.value })}
        />
      )}
    </CellGroup>
  )
}

function dateSub(date: string | undefined): string {
  return date ? otherDate(Temporal.PlainDate.from(date)) : 'روز پرواز'
}

export function faultOf(faults: CellsProps['faults'], property: SearchField): string | undefined {
  return faults?.find((fault) => fault.property === property)?.says
}

export function Kinds({ draft, at }: Pick<LegProps, 'draft' | 'at'>) {
  return (['origin', 'destination'] as const)
    .filter((direction) => draft.legs[at]?.[direction]?.nested)
    .map((direction) => (
      <input key={direction} type="hidden" name={`${fieldOf(direction, at)}Kind`} value="airport" />
    ))
}

function offered(places: readonly Place[], chosen: Place | undefined): readonly Place[] {
  return places.filter((place) => !place.nested || place === chosen)
}

function Sub({ sub, code }: Place) {
  return (
    <>
      {sub} <span className="code">{code}</span>
    </>
  )
}
