import type { SupplierOffer } from '#flights/supplier/offer.ts'
import type { SearchQuery } from '#flights/supplier/query.ts'
import { merged } from '#flights/supplier/server/merged.ts'
import { flightsIn } from '#flights/supplier/server/nira/availability.ts'
import type { NiraDesk } from '#flights/supplier/server/nira/desk.ts'
import { fareIn, type NiraFare } from '#flights/supplier/server/nira/fare-response.ts'
import { askNira, saidIn } from '#flights/supplier/server/nira/nira-client.ts'
import type { NiraFlightRef } from '#flights/supplier/server/nira/offer-ref.ts'
import { classesWanted, offerOf, refOf } from '#flights/supplier/server/nira/offers.ts'
import { runPooled } from '#flights/supplier/server/run-pooled.ts'
import type { OffersFound } from '#flights/supplier/supplier.ts'
import { airportsAt } from '#places/airports.ts'
import { done, type Outcome, rejected, unknown } from '#suppliers/outcome.ts'
import { unheard } from '#suppliers/server/suppliers.ts'

/** parallel fare requests per airline */
const faresAtOnce = 6

export async function* searchNira(
  desk: NiraDesk,
  query: SearchQuery,
  signal: AbortSignal,
): AsyncGenerator<OffersFound> {
  const [direction] = query.directions
  if (direction === undefined || query.directions.length > 1) return yield { offers: [], isComplete: true }
  const pairs = airportsAt(direction.origin).flatMap((from) =>
    airportsAt(direction.destination).map((to) => [from.iata, to.iata] as const),
  )
  const sources = desk.airlines.flatMap((airline) =>
    pairs.map((pair) => offersOf(desk, { airline, pair, query }, signal)),
  )
  let failed = 0
  let told = 0
  for await (const offers of merged(sources)) {
    if (offers === undefined) failed += 1
    else {
      told += 1
      const isComplete = failed === 0 && told === sources.length
      if (offers.length > 0 || isComplete) yield { offers, isComplete }
    }
  }
}

interface AirlineSearch {
  readonly airline: string
  readonly pair: readonly [string, string]
  readonly query: SearchQuery
}

async function* offersOf(
  desk: NiraDesk,
  { airline, pair, query }: AirlineSearch,
  signal: AbortSignal,
): AsyncGenerator<readonly SupplierOffer[] | undefined> {
  const fields = {
    AirLine: airline,
    cbSource: pair[0],
    cbTarget: pair[1],
    DepartureDate: query.directions[0]?.date.toString() ?? '',
    cbAdultQty: query.party.adults,
    cbChildQty: query.party.children,
    cbInfantQty: query.party.infants,
  }
  const heard = await askNira(desk, { page: 'availability', fields }, signal)
  const said = heard.kind === 'text' ? saidIn(heard) : undefined
  const flights = said?.kind === 'data' ? flightsIn(said.data) : undefined
  if (flights === undefined) return yield undefined
  const wanted = classesWanted(flights, query)
  const fares = await runPooled(wanted, faresAtOnce, (one) => askFare(desk, refOf(one), signal))
  const now = desk.now()
  yield wanted.flatMap((one, at) => {
    const fare = fares[at]
    return fare?.kind === 'done' ? [offerOf(one, fare.value, now)] : []
  })
}

export async function askFare(
  desk: NiraDesk,
  { airline, number, origin, destination, date, letter }: NiraFlightRef,
  signal: AbortSignal,
): Promise<Outcome<NiraFare>> {
  const fields = {
    AirLine: airline,
    Route: `${origin}-${destination}`,
    RBD: letter,
    DepartureDate: date,
    FlightNo: number,
  }
  const heard = await askNira(desk, { page: 'fare', fields }, signal)
  if (heard.kind !== 'text') return unheard(heard)
  const said = saidIn(heard)
  if (said.kind === 'words')
    return rejected(said.words.startsWith('AUTH') ? 'auth' : 'gone', said.words.slice(0, 80))
  const fare = said.kind === 'data' ? fareIn(said.data) : undefined
  return fare === undefined ? unknown('a fare that cannot be read') : done(fare)
}
