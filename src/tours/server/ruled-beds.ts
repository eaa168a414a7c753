import { minus, plus } from '#money/rial.ts'
import type { PricedThing } from '#orders/pricing/price-rule.ts'
import type { RuleMade } from '#orders/pricing/rule-shares.ts'
import { amountByRules, ruledTotal } from '#orders/pricing/ruled-total.ts'
import type { RulesInForce } from '#orders/pricing/rules-in-force.ts'
import { airportOf } from '#places/airports.ts'
import { tourKind } from '#tours/kind.ts'
import { packageOf } from '#tours/packages.ts'
import type { BedPrice, Departure } from '#tours/server/departures.ts'
import type { Room } from '#tours/server/room.ts'

export interface RuledBed extends BedPrice {
  readonly rules: readonly RuleMade[]
}

/** The rules of tours now, on the site of the request and through its channel. */
export function rulesNow({ orders, clock }: Pick<Room, 'orders' | 'clock'>): Promise<RulesInForce> {
  return orders.pricing.rulesAt(tourKind, clock.now())
}

export function tourThing({
  packageId,
  leavesOn,
  outbound,
}: Pick<Departure, 'packageId' | 'leavesOn' | 'outbound'>): PricedThing {
  const { origin, airport } = packageOf(packageId).place
  return {
    supplier: 'own',
    airline: outbound.airlineCode,
    origin: airportOf(origin),
    destination: airportOf(airport),
    beginsOn: leavesOn,
  }
}

/** Beds at the prices the rules make: what they add, or take off, is our part. */
export function ruledBeds(
  prices: readonly BedPrice[],
  departure: Parameters<typeof tourThing>[0],
  rules: RulesInForce,
): readonly RuledBed[] {
  const about = rules.rulesFor(tourThing(departure))
  return prices.map((one) => {
    const { parts, total: price, bed } = one
    const net = { price, base: minus(price, parts.service), hasSeat: bed !== 'infant' }
    const { total, rules: made } = ruledTotal(net, about)
    return {
      ...one,
      total,
      rules: made,
      parts: { ...parts, service: plus(parts.service, amountByRules(made)) },
    }
  })
}

/** Whoever opens a departure has searched: the cheapest bed of an adult there. */
export function noteSeen(
  { orders }: Pick<Room, 'orders'>,
  departure: Parameters<typeof tourThing>[0],
  prices: readonly BedPrice[],
): void {
  const [least] = prices.filter(({ bed }) => bed === 'double').toSorted((a, b) => a.total - b.total)
  if (least === undefined) return
  const base = minus(least.total, least.parts.service)
  const seen = { price: least.total, base, count: 1, hasSeat: true }
  orders.pricing.noteSearch(tourKind, [{ thing: tourThing(departure), prices: [seen] }])
}
