import { bagsTotal } from '#flights/booking/server/held-bags.ts'
import type { HeldLeg, Hold } from '#flights/booking/server/holds.ts'
import { wholeOf } from '#flights/choosing/leg-prices.ts'
import { supplierPayable } from '#flights/facts/commission.ts'
import type { LegOnSale } from '#flights/inventory/server/on-sale.ts'
import { protectionTotal } from '#flights/protection/held-protection.ts'
import { type FareShelf, faresOnSale } from '#flights/search/server/calendar/days.ts'
import { legOf } from '#flights/search/server/leg.ts'
import { type CountedPrice, countedPrices, totalOf } from '#flights/search/server/party-prices.ts'
import { seatsTotal } from '#flights/seats/held-seats.ts'
import type { SoldDirection } from '#flights/supplier/server/order-offers.ts'
import { plus, type Rial, sum, ZERO } from '#money/rial.ts'
import { type Party, partyOf } from '#passengers/party.ts'

export interface OrderLeg {
  readonly leg: number
  readonly held: HeldLeg
  /** at this order's prices, which may differ from those now on sale */
  readonly sold: LegOnSale
  readonly party: Party
  readonly prices: readonly CountedPrice[]
}

export async function heldLegs(shelf: FareShelf, { legs }: Hold): Promise<readonly OrderLeg[]> {
  const ids = legs.flatMap(({ fares }) => fares.map(({ fareId }) => fareId))
  const onSale = await faresOnSale(shelf, ids)
  return legs.map((held, leg) => {
    const [first, ...others] = held.fares.map(({ fareId, prices }) => {
      const fare = onSale.get(fareId)
      if (fare === undefined) throw new RangeError(`a hold of fare ${fareId}, which is gone`)
      return { fare, paid: prices ?? fare.prices }
    })
    if (first === undefined) throw new RangeError('a leg without a flight')
    const partPrices = [first, ...others].map(({ paid }) => paid)
    const prices = wholeOf(partPrices)
    const sold = { ...legOf([first.fare, ...others.map(({ fare }) => fare)]), partPrices, prices }
    const party = partyOf(held.groups)
    return { leg, held, sold, party, prices: countedPrices(prices, party) }
  })
}

export function directionOf({ sold, held }: OrderLeg): SoldDirection {
  return { leg: sold, groups: held.groups, bags: held.bags, seatsChosen: held.seatsChosen }
}

export function paidFor({ prices, held }: Pick<OrderLeg, 'prices' | 'held'>): Rial {
  return sum([
    totalOf(prices),
    bagsTotal(held.bags),
    seatsTotal(held.seatsChosen),
    protectionTotal(held.protections),
  ])
}

/** The part of that owed to airlines and charter sellers. */
export function payableOf({ sold, party, held }: Pick<OrderLeg, 'sold' | 'party' | 'held'>): Rial {
  const beside = [...held.bags, ...(held.seatsChosen ?? [])]
  return plus(payableFor(sold, party), sum(beside.map(({ supplierShare }) => supplierShare)))
}

export function payableFor({ fares, partPrices }: LegOnSale, party: Party): Rial {
  return fares.reduce(
    (payable, { isCharter }, place) =>
      plus(payable, supplierPayable(countedPrices(partPrices[place] ?? [], party), isCharter)),
    ZERO,
  )
}
