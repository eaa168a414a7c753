import type { HeldBag } from '#flights/booking/server/held-bags.ts'
import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import type { FareOnSale, LegOnSale } from '#flights/inventory/server/on-sale.ts'
import { unruled } from '#flights/pricing/ruled-prices.ts'
import type { HeldSeat } from '#flights/seats/held-seats.ts'
import type { BagService } from '#flights/supplier/bags.ts'
import { totalFor } from '#flights/supplier/total.ts'
import { plus, type Rial, ZERO } from '#money/rial.ts'
import type { AgeGroup } from '#passengers/age.ts'
import { partyOf } from '#passengers/party.ts'
import type { ForeignAmount } from '#suppliers/foreign-amount.ts'

export interface SoldDirection {
  readonly leg: LegOnSale
  /** passenger kinds, in the passengers' order */
  readonly groups: readonly AgeGroup[]
  readonly bags?: readonly Pick<HeldBag, 'service'>[]
  readonly seatsChosen?: readonly Pick<HeldSeat, 'service'>[] | undefined
}

export interface OrderOffer {
  readonly supplier: string
  readonly offerId: string
  readonly offerRef: string
  /** the first direction it covers, and all of them */
  readonly leg: number
  readonly legs: readonly number[]
  readonly groups: readonly AgeGroup[]
  readonly isInternational: boolean
  readonly fares: readonly FareOnSale[]
  readonly total: Rial
  /** its price where it is not quoted in rial */
  readonly foreign: ForeignAmount | null
  /** bags and seats bought with it, by the supplier's ids */
  readonly services: readonly BagService[]
}

/** Supplier offers in an order, in flying order; without our own fares. */
export function offersOf(directions: readonly SoldDirection[]): readonly OrderOffer[] {
  const parts = directions.flatMap(({ leg, groups }, at) =>
    leg.fares.map((fare, place) => ({
      fare,
      at,
      groups,
      prices: unruled(leg.partPrices[place] ?? fare.prices),
    })),
  )
  const byOffer = Map.groupBy(parts, ({ fare }) => fare.offerId)
  return [...byOffer].flatMap(([offerId, of]) => {
    const [first] = of
    if (offerId === null || first === undefined || first.fare.offerRef === null) return []
    const legs = [...new Set(of.map(({ at }) => at))]
    return [
      {
        supplier: first.fare.supplier,
        offerId,
        offerRef: first.fare.offerRef,
        leg: first.at,
        legs,
        groups: first.groups,
        isInternational: of.some(({ fare }) => fare.departure.isInternational),
        fares: of.map(({ fare }) => fare).toSorted((a, b) => a.offerPart - b.offerPart),
        total: totalOfParts(of),
        foreign: first.fare.foreign,
        services: legs.flatMap((at) => servicesOf(directions[at])),
      },
    ]
  })
}

function servicesOf(direction: SoldDirection | undefined): readonly BagService[] {
  const seats = (direction?.seatsChosen ?? []).map(({ service }) => service)
  return [...(direction?.bags ?? []).flatMap(({ service }) => service ?? []), ...seats]
}

function totalOfParts(
  parts: readonly { readonly prices: readonly PaxPrice[]; readonly groups: readonly AgeGroup[] }[],
): Rial {
  return parts.map(({ prices, groups }) => totalFor(prices, partyOf(groups))).reduce(plus, ZERO)
}
