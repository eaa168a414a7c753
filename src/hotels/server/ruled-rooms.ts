import { hotelKind } from '#hotels/kind.ts'
import type { Occupancy } from '#hotels/occupancy.ts'
import { ratePrice } from '#hotels/rate-price.ts'
import type { Rate } from '#hotels/rates.ts'
import { sharesOfRoom } from '#hotels/room-shares.ts'
import type { Room } from '#hotels/server/room.ts'
import type { Rial } from '#money/rial.ts'
import type { PricedThing } from '#orders/pricing/price-rule.ts'
import { type RuledTotal, ruledTotal } from '#orders/pricing/ruled-total.ts'
import type { RulesInForce } from '#orders/pricing/rules-in-force.ts'

/** By what rooms are priced beside their nights. */
export interface Pricing {
  readonly rules: RulesInForce
  readonly checkIn: Temporal.PlainDate
}

/** The rules of hotels now, on the site of the request and through its channel. */
export function rulesNow({ orders, clock }: Pick<Room, 'orders' | 'clock'>): Promise<RulesInForce> {
  return orders.pricing.rulesAt(hotelKind, clock.now())
}

export function stayThing(supplier: string, cityCode: string, beginsOn: Temporal.PlainDate): PricedThing {
  const city = { iata: cityCode, cityCode }
  return { supplier, airline: null, origin: null, destination: city, beginsOn }
}

/** A room of ours for all nights. */
export function ruledRoom(
  rate: Pick<Rate, 'hotel' | 'board' | 'isFlexible'>,
  { nights, guests }: { readonly nights: readonly Rial[]; readonly guests: Occupancy },
  { rules, checkIn }: Pricing,
): RuledTotal {
  const price = ratePrice(rate, nights, guests)
  const about = rules.rulesFor(stayThing('own', rate.hotel.cityCode, checkIn))
  return ruledTotal({ price, base: sharesOfRoom(price).base }, about)
}

/** A supplier's room, at its price. */
export function ruledThere(
  price: Rial,
  { supplier, cityCode }: { readonly supplier: string; readonly cityCode: string },
  { rules, checkIn }: Pricing,
): RuledTotal {
  return ruledTotal({ price, base: price }, rules.rulesFor(stayThing(supplier, cityCode, checkIn)))
}
