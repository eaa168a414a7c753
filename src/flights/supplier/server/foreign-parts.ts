import { type OrderOffer, offersOf, type SoldDirection } from '#flights/supplier/server/order-offers.ts'
import type { ForeignPart } from '#orders/foreign-price.ts'
import { rateOf } from '#suppliers/foreign-amount.ts'

/** What of an order is asked in foreign money: of each offer, by its own rate, with its bags. */
export function foreignParts(directions: readonly SoldDirection[]): readonly ForeignPart[] {
  return offersOf(directions).flatMap((offer) => {
    const { foreign, leg } = offer
    if (foreign === null || foreign.currency === 'IRR') return []
    return [
      { ...rateOf(foreign), currency: foreign.currency, part: leg, minor: minorWith(offer, foreign.minor) },
    ]
  })
}

/** In hundredths; bags keep the price they were sold at. */
export function minorWith({ services }: Pick<OrderOffer, 'services'>, minor: number): number {
  return services.reduce((total, bag) => total + bag.minor, minor)
}
