import { type RawBuilder, sql } from 'kysely'
import { departureOf, minutesOf } from '#flights/supplier/flight-time.ts'
import type { OfferedFlight, SupplierOffer } from '#flights/supplier/offer.ts'
import type { OfferPart } from '#flights/supplier/parts.ts'
import type { FlightSupplier } from '#flights/supplier/supplier.ts'
import type { PenaltyLadder } from '#penalties/penalty-ladder.ts'
import { airlineOf } from '#places/airlines.ts'
import { airportOf } from '#places/airports.ts'

/** seats assumed when a supplier does not state a number */
export const seatsUntold = 9

export interface StoredPart extends OfferPart {
  readonly supplier: Pick<FlightSupplier, 'name' | 'title'>
  readonly offer: SupplierOffer
  readonly offerId: string
  readonly parts: number
}

export function partKey({ offerId, part }: Pick<StoredPart, 'offerId' | 'part'>): string {
  return `${offerId}.${part}`
}

export function departureRow(supplier: string, dayId: number, flight: OfferedFlight): RawBuilder<unknown> {
  const { departsLocal, arrivesLocal, operator, stops } = flight
  return sql`(${supplier}, ${dayId}, ${airlineOf(flight.airline).id}, ${flight.number}, ${flight.aircraft},
    ${departsLocal.toPlainDate()}, ${departsLocal}, ${arrivesLocal}, ${departureOf(flight).toInstant()}, ${minutesOf(flight)},
    ${operator}, ${[...stops]}::text[])`
}

/** Seats are only what the supplier states; our simulated demand takes none. */
export function fareRow(
  part: StoredPart,
  departure: { readonly id: number; readonly dayId: number },
): RawBuilder<unknown> {
  const { offer, flight, prices, supplier } = part
  const adult = prices.find(({ paxType }) => paxType === 'Adult')
  const told = offer.foreign === null ? null : JSON.stringify(offer.foreign)
  const { checked } = flight.baggage
  return sql`(${departure.id}, ${departure.dayId}, ${offer.isCharter}, ${offer.sellerName ?? 'airline'}, ${flight.fareClass},
    ${flight.cabin}, ${offer.seatsLeft ?? seatsUntold}, ${adult?.total ?? 0}, ${JSON.stringify(prices)}::jsonb,
    ${checked.value}, ${checked.unit}, ${`${supplier.name}/told`}, ${closesAt(offer)}, 0, 1, 0, ${supplier.name}, ${offer.ref},
    ${part.offerId}, ${part.part}, ${part.parts}, ${JSON.stringify(ladderOf(part))}::jsonb, ${told}::jsonb, ${offer.ruleText},
    ${flight.amenities === undefined ? null : JSON.stringify(flight.amenities)}::jsonb)`
}

function closesAt({ directions, expiresAt }: SupplierOffer): Temporal.Instant {
  const [first] = directions.flat()
  const departs = first === undefined ? expiresAt : departureOf(first).toInstant()
  return Temporal.Instant.compare(departs, expiresAt) < 0 ? departs : expiresAt
}

/** A ladder not quoted yet: the penalty is asked for at the refund. */
export function isUntold({ id }: Pick<PenaltyLadder, 'id'>): boolean {
  return id.endsWith('/untold')
}

/** Without quoted penalties no refund is promised before the supplier is asked. */
function ladderOf({ supplier, offer, flight }: StoredPart): PenaltyLadder {
  const flights = offer.directions.flat()
  const isDomestic = flights.every(({ origin, destination }) =>
    [origin, destination].every((iata) => airportOf(iata).country === 'IR'),
  )
  const isTold = offer.rules !== 'onRequest'
  return {
    id: `${supplier.name}/${isTold ? 'told' : 'untold'}`,
    filedBy: supplier.name,
    classes: flight.fareClass,
    cutOff: isDomestic ? 'noon-before' : 'departure',
    steps: offer.rules === 'onRequest' ? [{ percent: 100 }] : offer.rules,
    source: isTold ? 'جدول خود ایرلاین برای این کلاس' : 'پاسخ ایرلاین هنگام استرداد',
    effectiveFrom: offer.expiresAt.toString().slice(0, 10),
  }
}
