import './results-trip.css'
import type { Results } from '#flights/responses.ts'
import type { AdvertisedOffer } from '#flights/search/advertised-offer.ts'
import type { FarePrices } from '#flights/search/day-prices.ts'
import { ResultsAdvertised } from '#flights/search/web/card/results-advertised.tsx'
import type { Colours } from '#flights/search/web/card/results-card-ways.ts'
import type { SearchNamed } from '#flights/search/web/form/flight-search-choices.ts'
import type { NearestDays } from '#flights/search/web/nearby/nearest-days.server.ts'
import type { TripsAround } from '#flights/search/web/nearby/trips-around.server.ts'
import { ResultsFound } from '#flights/search/web/results/results-found.tsx'
import { ResultsLate } from '#flights/search/web/results/results-late-offers.tsx'
import { ResultsRoundTrip } from '#flights/search/web/results/results-round-trip.tsx'
import { useChoosing } from '#flights/search/web/results/use-choosing.ts'
import { useMoreResults } from '#flights/search/web/results/use-more-results.ts'
import type { ResultsLook } from '#flights/search/web/results/use-results-look.ts'

export interface TripProps {
  readonly search: SearchNamed
  readonly today: string
  readonly look: ResultsLook
  readonly results: Results
  /** the days around each flight; undefined where directions have no price of their own */
  readonly week: FarePrices | undefined
  readonly weekBack: FarePrices | undefined
  /** a month around a day without flights, by direction */
  readonly nearestDays: NearestDays
  readonly around: TripsAround
  readonly colours: Colours
  /** the offer quoted on another site, for travellers from there */
  readonly told: AdvertisedOffer | undefined
}

export function ResultsTrip(props: TripProps) {
  const more = useMoreResults(props.results, props.look)
  const late = <ResultsLate {...more} />
  const found = { ...props, results: more.results }
  const Trip = more.results.returningRequestId === null ? ResultsWhole : ResultsRoundTrip
  return (
    <>
      {found.told && <ResultsAdvertised {...found} told={found.told} isWhole={more.state !== 'coming'} />}
      <Trip {...found} late={late} />
    </>
  )
}

function ResultsWhole(props: TripProps & { readonly late: React.ReactNode }) {
  const choosing = useChoosing(props)
  return <ResultsFound {...props} direction="whole" nearest={props.nearestDays.out} choosing={choosing} />
}
