import type { SalesChannel } from '#calls/sales-channel.ts'
import { wholeOf } from '#flights/choosing/leg-prices.ts'
import type { Line } from '#flights/inventory/server/line.ts'
import type { FareOnSale, LegOnSale } from '#flights/inventory/server/on-sale.ts'
import { flightKind } from '#flights/kind.ts'
import { ruledPrices } from '#flights/pricing/ruled-prices.ts'
import type { Rial } from '#money/rial.ts'
import type { PricedThing } from '#orders/pricing/price-rule.ts'
import { ruledPrice } from '#orders/pricing/rule-shares.ts'
import type { RulesInForce } from '#orders/pricing/rules-in-force.ts'
import type { Pricing } from '#orders/server/pricing/pricing.ts'
import { airlineOf } from '#places/airlines.ts'

/** A direction at the prices the rules make, each flight by itself; the very same where none is about it. */
export function ruledLeg(leg: LegOnSale, rules: RulesInForce): LegOnSale {
  if (rules.key === '') return leg
  const partPrices = leg.fares.map((fare, place) =>
    ruledPrices(leg.partPrices[place] ?? fare.prices, rules.rulesFor(thingOf(fare))),
  )
  if (partPrices.every((prices, place) => prices === leg.partPrices[place])) return leg
  return { ...leg, partPrices, prices: wholeOf(partPrices) }
}

function thingOf({ supplier, departure }: FareOnSale): PricedThing {
  const { airline, origin, destination, date } = departure
  return { supplier, airline: airline.iata, origin, destination, beginsOn: date }
}

/** What one adult pays for a flight of ours, of its price in the timetable. */
export function ruledAdult(price: Rial, rules: RulesInForce, flight: OwnFlight): Rial {
  if (rules.key === '') return price
  const { carrier, route } = flight.line
  const thing = {
    supplier: 'own',
    airline: airlineOf(carrier.id).iata,
    origin: route.origin,
    destination: route.destination,
    beginsOn: flight.date,
  }
  return ruledPrice(price, rules.rulesFor(thing), true)
}

interface OwnFlight {
  readonly line: {
    readonly carrier: Pick<Line['carrier'], 'id'>
    readonly route: Pick<Line['route'], 'origin' | 'destination'>
  }
  readonly date: Temporal.PlainDate
}

/** The rules of flights at a moment, on the site of the request; through its channel, or a search's. */
export function rulesOn(
  { orders }: { readonly orders: { readonly pricing: Pick<Pricing, 'rulesAt'> } },
  at: Temporal.Instant,
  channel?: SalesChannel,
): Promise<RulesInForce> {
  return orders.pricing.rulesAt(flightKind, at, channel)
}
