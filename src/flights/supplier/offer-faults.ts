import { isReal } from '#flights/supplier/flight-time.ts'
import type { OfferedFlight, SupplierOffer } from '#flights/supplier/offer.ts'
import { isFlyable, leavesTime } from '#flights/supplier/offer-times.ts'
import type { SearchQuery } from '#flights/supplier/query.ts'
import { isRial, plus, sum, ZERO } from '#money/rial.ts'
import { findAirline } from '#places/airlines.ts'
import { airportsAt, findAirport } from '#places/airports.ts'

export type OfferFault =
  | 'airline-unknown'
  | 'airport-unknown'
  | 'times-impossible'
  | 'class-impossible'
  | 'directions-other'
  | 'changes-impossible'
  | 'directions-too-close'
  | 'price-missing'
  | 'price-impossible'
  | 'expired'

export function offerFaults(
  offer: SupplierOffer,
  query: SearchQuery,
  now: Temporal.Instant,
): readonly OfferFault[] {
  const flights = offer.directions.flat()
  const areKnown = !flights.some(isSomewhereUnknown)
  const faults: readonly (readonly [OfferFault, boolean])[] = [
    ['airline-unknown', flights.some(({ airline }) => findAirline(airline) === undefined)],
    ['airport-unknown', !areKnown],
    ['class-impossible', flights.some(({ fareClass }) => !/^[A-Z]$/.test(fareClass))],
    ['times-impossible', areKnown && !flights.every(isReal)],
    ['directions-other', !answers(offer, query)],
    ['changes-impossible', areKnown && !offer.directions.every(isFlyable)],
    ['directions-too-close', areKnown && !leavesTime(offer.directions)],
    ['price-missing', missesPrice(offer, query)],
    ['price-impossible', offer.prices.some((price) => !adds(price))],
    ['expired', Temporal.Instant.compare(offer.expiresAt, now) <= 0],
  ]
  return faults.filter(([, isSo]) => isSo).map(([fault]) => fault)
}

function isSomewhereUnknown({ origin, destination }: OfferedFlight): boolean {
  return findAirport(origin) === undefined || findAirport(destination) === undefined
}

/** Directions as requested, on their days, each flight starting where the one before ended. */
function answers({ directions }: SupplierOffer, query: SearchQuery): boolean {
  if (directions.length !== query.directions.length) return false
  return query.directions.every((asked, index) => {
    const flights = directions[index] ?? []
    const [first, last] = [flights[0], flights.at(-1)]
    if (first === undefined || last === undefined) return false
    return (
      isAt(asked.origin, first.origin) &&
      isAt(asked.destination, last.destination) &&
      first.departsLocal.toPlainDate().equals(asked.date) &&
      flights.every((flight, at) => at === 0 || flight.origin === flights[at - 1]?.destination)
    )
  })
}

function isAt(place: SearchQuery['directions'][number]['origin'], iata: string): boolean {
  return airportsAt(place).some((airport) => airport.iata === iata)
}

function missesPrice({ prices }: SupplierOffer, { party }: SearchQuery): boolean {
  const has = (paxType: string) => prices.some((price) => price.paxType === paxType)
  return !has('Adult') || (party.children > 0 && !has('Child')) || (party.infants > 0 && !has('Infant'))
}

/** Base and taxes sum to the total, and the commission is no more than that. */
function adds({ base, taxes, total, commission = ZERO }: SupplierOffer['prices'][number]): boolean {
  const amounts = [base, total, ...taxes.map(({ amount }) => amount)]
  if (!amounts.every((amount) => isRial(amount) && amount >= 0) || total === 0) return false
  if (!isRial(commission) || commission < 0 || commission > total) return false
  return plus(base, sum(taxes.map(({ amount }) => amount))) === total
}
