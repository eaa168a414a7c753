import '#web/ui/search-panel.css'
import './flight-search.css'
import { type FormEvent, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { resultsPath, type Search, type SearchFault, searchOf } from '#flights/search-params.ts'
import { draftOf, type SearchDraft } from '#flights/web/flight-search-draft.ts'
import { PlainCells } from '#flights/web/flight-search-plain.tsx'
import { TripOptions } from '#flights/web/flight-search-trip.tsx'
import { useRichCells } from '#flights/web/use-rich-cells.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import type { Place } from '#web/ui/place-rows.tsx'
import type { Option } from '#web/ui/select-field.tsx'

export interface FlightSearchProps {
  /** what may be flown from and to, for the plain fields */
  readonly places: readonly Place[]
  /** the days that may be flown on, for the plain field: ISO day and its words */
  readonly days: readonly Option[]
  /** today in Tehran, ISO */
  readonly today: string
  readonly search?: Search | undefined
  readonly directOnly?: boolean
  /** what the server found missing, when the form was sent without the script */
  readonly faults?: readonly SearchFault[]
}

/** The search for a domestic flight: plain fields at first, richer ones as soon as somebody comes near. */
export function FlightSearch(props: FlightSearchProps) {
  const { places, search, directOnly = false } = props
  const [draft, setDraft] = useState(() => draftOf(search, places))
  const [faults, setFaults] = useState(props.faults ?? [])
  const rich = useRichCells()
  const navigate = useNavigate()
  const { state, location } = useNavigation()
  const isOnItsWay = state === 'loading' && location.pathname === '/plp'

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const asked = askedIn(event.currentTarget)
    const { search: wanted, faults: found } = searchOf(asked)
    setFaults(found)
    if (wanted !== undefined) void navigate(resultsPath(wanted, onlyDirect(asked)))
    else if (found[0] !== undefined) focusOn(event.currentTarget, found[0].property)
  }

  function change(next: SearchDraft) {
    setDraft(next)
    setFaults((before) => before.filter(({ property }) => next[property] === draft[property]))
  }

  return (
    <form
      className="flight-search"
      method="get"
      action="/plp"
      role="search"
      aria-label="جستجوی پرواز"
      noValidate
      onSubmit={send}
    >
      <TripOptions directOnly={directOnly} />
      <div className="search-grid" data-one-way="">
        {rich ? (
          <rich.RichCells {...props} faults={faults} draft={draft} onChange={change} />
        ) : (
          <PlainCells {...props} faults={faults} draft={draft} onChange={change} />
        )}
        <Button
          kind="commit"
          type="submit"
          onFocus={fetchAhead}
          onPointerEnter={fetchAhead}
          icon="magnifying-glass-bold"
          busy={isOnItsWay && 'در حال جستجو…'}
        >
          جستجوی پرواز
        </Button>
      </div>
      <Missing faults={faults} />
    </form>
  )
}

/** Whoever comes near the button will see results next. */
function fetchAhead(): void {
  void import('#flights/web/results-found.tsx')
}

function Missing({ faults }: { readonly faults: readonly SearchFault[] }) {
  if (faults.length === 0) return null
  return (
    <div className="search-missing">
      <Note tone="bad" announced>
        {faults.map(({ property, says }) => (
          <p key={property}>{says}</p>
        ))}
      </Note>
    </div>
  )
}

function askedIn(form: HTMLFormElement): URLSearchParams {
  const asked = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') asked.append(name, value)
  return asked
}

/** What the form asks beside the search: the one filter that can be set beforehand. */
function onlyDirect(asked: URLSearchParams): URLSearchParams {
  return new URLSearchParams(asked.has('stops') ? { stops: '1' } : {})
}

function focusOn(form: HTMLFormElement, property: string): void {
  const group = form.querySelector(`[name="${property}"]`)?.closest('.cell, .cell-group')
  group?.querySelector<HTMLElement>('select, [role="combobox"], button.cell')?.focus()
}
