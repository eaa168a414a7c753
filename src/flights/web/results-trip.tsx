import './results-trip.css'
import type { Results } from '#flights/answered.ts'
import type { FarePrices } from '#flights/day-prices.ts'
import type { OfferTold } from '#flights/offer-told.ts'
import type { SearchNamed } from '#flights/web/flight-search-choices.ts'
import type { Colours } from '#flights/web/results-card-ways.ts'
import { ResultsFound } from '#flights/web/results-found.tsx'
import { ResultsLate } from '#flights/web/results-late.tsx'
import { ResultsRoundTrip } from '#flights/web/results-round-trip.tsx'
import { ResultsTold } from '#flights/web/results-told.tsx'
import type { TripsAround } from '#flights/web/trips-around.server.ts'
import { useChoosing } from '#flights/web/use-choosing.ts'
import { useMoreResults } from '#flights/web/use-more-results.ts'
import type { ResultsLook } from '#flights/web/use-results-look.ts'

export interface TripProps {
  readonly search: SearchNamed
  readonly today: string
  readonly look: ResultsLook
  readonly results: Results
  /** the days around the first flight, and around the way back of a domestic round trip, where they are priced one by one */
  readonly week: FarePrices | undefined
  readonly weekBack: FarePrices | undefined
  readonly around: TripsAround
  readonly colours: Colours
  /** what another site told whoever comes from there */
  readonly told: OfferTold | undefined
}

/** What a search found, as its trip is chosen: a domestic round trip one way after the other, all others whole. */
export function ResultsTrip(props: TripProps) {
  const more = useMoreResults(props.results, props.look)
  const late = <ResultsLate {...more} />
  const found = { ...props, results: more.results }
  const Trip = more.results.returningRequestId === null ? ResultsWhole : ResultsRoundTrip
  return (
    <>
      {found.told && <ResultsTold {...found} told={found.told} isWhole={more.state !== 'coming'} />}
      <Trip {...found} late={late} />
    </>
  )
}

function ResultsWhole(props: TripProps & { readonly late: React.ReactNode }) {
  const choosing = useChoosing(props)
  return <ResultsFound {...props} direction="whole" choosing={choosing} />
}
