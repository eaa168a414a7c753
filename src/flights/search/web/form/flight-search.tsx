import '#web/ui/search/search-panel.css'
import './flight-search.css'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useNavigation } from 'react-router'
import { resultsPath } from '#flights/search/results-path.ts'
import { searchOf } from '#flights/search/search-params.ts'
import type { SearchFault, SearchRequest } from '#flights/search/search-request.ts'
import type { SearchChoices } from '#flights/search/web/form/flight-search-choices.ts'
import { draftOf, held, type SearchDraft, withTrip } from '#flights/search/web/form/flight-search-draft.ts'
import { PlainCells } from '#flights/search/web/form/flight-search-plain.tsx'
import { TripOptions } from '#flights/search/web/form/flight-search-trip.tsx'
import { controlOf, leadOn, sentBy } from '#flights/search/web/form/form-fields.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { useDoneBefore } from '#web/use-done-before.ts'
import { useRicher } from '#web/use-richer.ts'

export interface FlightSearchProps extends SearchChoices {
  readonly asked?: SearchRequest | undefined
  /** the last search: fills a form that nobody has touched */
  readonly before?: SearchRequest | undefined
  readonly directOnly?: boolean
  /** found by the server, when the form was submitted without scripts */
  readonly faults?: readonly SearchFault[]
}

const richCells = () => import('#flights/search/web/form/flight-search-rich.tsx')

/** Plain fields at first; the rich ones load when a traveller comes near. */
export function FlightSearch(props: FlightSearchProps) {
  const { scope, directOnly = false } = props
  const { draft, change, faults, setFaults } = useDraft(props)
  const place = useRef<HTMLFormElement>(null)
  useDoneBefore(place)
  const rich = useRicher(richCells, '.flight-search')
  const navigate = useNavigate()
  const { state, location } = useNavigation()
  const isOnItsWay = state === 'loading' && location.pathname === '/plp'

  function answer(next: SearchDraft) {
    flushSync(() => change(next))
    if (place.current) leadOn(place.current)
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = sentBy(event.currentTarget)
    const { search: wanted, faults: found } = searchOf(sent)
    setFaults(found)
    if (wanted !== undefined) void navigate(resultsPath(wanted, onlyDirect(sent)))
    else if (found[0] !== undefined) controlOf(event.currentTarget, found[0].property)?.focus()
  }

  return (
    <form
      className="flight-search"
      ref={place}
      method="get"
      action="/plp"
      role="search"
      aria-label="جستجوی پرواز"
      noValidate
      onSubmit={send}
    >
      <TripOptions
        trip={draft.trip}
        onTrip={(trip) => change(withTrip(draft, trip))}
        directOnly={directOnly}
      />
      {scope === 'international' && <input type="hidden" name="scope" value={scope} />}
      <div className="search-grid" data-trip={draft.trip}>
        {rich ? (
          <rich.RichCells {...props} faults={faults} draft={draft} onChange={change} onAnswer={answer} />
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

function useDraft({ asked, before, places, faults: found = [] }: FlightSearchProps) {
  const said = asked ?? before
  const key = JSON.stringify(said)
  const [draft, setDraft] = useState(() => draftOf(said, places))
  const [faults, setFaults] = useState(found)
  const [filled, setFilled] = useState({ key, draft })
  if (key !== filled.key) {
    // a sentence was said above the form, or another tab has another last search
    const isTouched = draft !== filled.draft
    const next = asked === undefined && isTouched ? draft : draftOf(said, places)
    setFilled({ key, draft: next })
    setDraft(next)
  }
  function change(next: SearchDraft) {
    setDraft(next)
    const isSameForm = next.trip === draft.trip && next.legs.length === draft.legs.length
    setFaults((before) =>
      isSameForm ? before.filter(({ property }) => held(next, property) === held(draft, property)) : [],
    )
  }
  return { draft, change, faults, setFaults }
}

function fetchAhead(): void {
  void import('#flights/search/web/results/results-found.tsx')
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

/** The direct-only filter, the form's one field that is no part of the search. */
function onlyDirect(sent: URLSearchParams): URLSearchParams {
  return new URLSearchParams(sent.has('stops') ? { stops: '1' } : {})
}
