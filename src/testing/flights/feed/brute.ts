import { legPrices, sharesTicket } from '#flights/choosing/leg-prices.ts'
import { usualLimits } from '#flights/engine/engine.ts'
import { connectionsBetween } from '#flights/facts/connection-times.ts'
import type { FareOnSale } from '#flights/inventory/server/on-sale.ts'
import type { Proposal } from '#flights/proposal.ts'
import { type ProductName, products } from '#flights/search/server/feed/sale.ts'

export interface Counter {
  readonly fares: readonly FareOnSale[]
  readonly seats: ReadonlyMap<number, number>
  readonly nowMs: number
}

export interface Journey {
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly date: string
  readonly seats: number
  readonly product: ProductName
}

/** Prices of all journeys of up to three flights by brute force, cheapest first. */
export function everyPrice(counter: Counter, asked: Journey): readonly number[] {
  const { cabin, withBag } = products[asked.product]
  const open = cheapestOfEach(
    counter.fares.filter(
      (fare) =>
        fare.cabin === cabin &&
        (!withBag || fare.checkedKg > 0) &&
        fare.closesAtMs > counter.nowMs &&
        (counter.seats.get(fare.id) ?? 0) >= asked.seats,
    ),
  )
  const from = Map.groupBy(open, ({ departure }) => departure.origin.iata)
  const ends = new Set(asked.to)
  const prices: number[] = []
  const goOn = (way: readonly FareOnSale[], fare: FareOnSale) => {
    const longer = [...way, fare]
    const at = fare.departure.destination.iata
    if (minutes(longer[0] ?? fare, fare) > usualLimits.tripMinutes) return
    if (ends.has(at)) return void prices.push(legPrices(longer).whole[0]?.total ?? 0)
    const passed = longer.map(({ departure }) => departure.origin.iata)
    if (longer.length === usualLimits.legs) return
    for (const leaving of from.keys()) {
      if (passed.includes(leaving) || ends.has(leaving)) continue
      if (connectionsBetween(at, leaving) === undefined) continue
      for (const next of from.get(leaving) ?? [])
        if (!passed.includes(next.departure.destination.iata) && connects(fare, next)) goOn(longer, next)
    }
  }
  for (const airport of asked.from)
    for (const fare of from.get(airport) ?? [])
      if (fare.departure.date.toString() === asked.date) goOn([], fare)
  return prices.toSorted((a, b) => a - b)
}

/** Of each flight the cheapest fare of the airline's and the cheapest of a charter seller's. */
function cheapestOfEach(fares: readonly FareOnSale[]): readonly FareOnSale[] {
  const best = new Map<string, FareOnSale>()
  for (const fare of fares) {
    const name = `${fare.departure.id} ${fare.throughPercent < 100 && fare.isCharter}`
    const other = best.get(name)
    if (other === undefined || fare.adultTotal < other.adultTotal) best.set(name, fare)
  }
  return [...best.values()]
}

function connects(before: FareOnSale, after: FareOnSale): boolean {
  const kind = ({ departure: { origin, destination } }: FareOnSale) =>
    origin.country === destination.country ? 'domestic' : 'international'
  const rules = connectionsBetween(before.departure.destination.iata, after.departure.origin.iata)
  if (rules === undefined) return false
  const least = rules[kind(before)][kind(after)][sharesTicket(before, after) ? 'through' : 'separate']
  const wait =
    (after.departure.departsAt.epochMilliseconds - before.departure.arrivesAt.epochMilliseconds) / 60_000
  return wait >= least && wait <= usualLimits.layoverMinutes
}

function minutes(first: FareOnSale, last: FareOnSale): number {
  return (last.departure.arrivesAt.epochMilliseconds - first.departure.departsAt.epochMilliseconds) / 60_000
}

export function adultPrice({ prices }: Proposal): number {
  return prices.find(({ paxType }) => paxType === 'Adult')?.totalPrice ?? 0
}
