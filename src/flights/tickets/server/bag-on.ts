import { bagOf } from '#flights/booking/server/held-bags.ts'
import type { BagOffer } from '#flights/choosing/bag.ts'
import type { FlightOrder } from '#flights/tickets/server/order-views.ts'

/** The bag of one person on one direction, bought with the ticket or after it: what every paper and page says of it. */
export function bagOn(
  { legs, laterBags }: Pick<FlightOrder, 'legs' | 'laterBags'>,
  leg: number,
  position: number,
): Pick<BagOffer, 'kg' | 'pieces'> | undefined {
  return (
    bagOf(legs[leg]?.held.bags ?? [], position) ??
    laterBags.find((one) => one.leg === leg && one.passenger === position)
  )
}
