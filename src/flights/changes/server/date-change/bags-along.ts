import { type BagOnSale, type HeldBag, heldBag } from '#flights/booking/server/held-bags.ts'
import type { Rebookable } from '#flights/changes/server/rebooking/rebookable.ts'
import { bagPayable, bagsOfLeg } from '#flights/choosing/bags-of-leg.ts'
import type { LegOnSale } from '#flights/inventory/server/on-sale.ts'
import { rial } from '#money/rial.ts'

export interface BagsAlong {
  /** by the places in the new order */
  readonly bags: readonly HeldBag[]
  readonly withoutBag: number
}

/** Whoever has a bag keeps as much of it, at the new flight's price, where our tariff sells it. */
export function bagsAlong({ bags }: Pick<Rebookable, 'bags'>, leg: LegOnSale): BagsAlong {
  const had = bags.flatMap((bag, place) => (bag === undefined ? [] : [{ bag, place }]))
  const along = had.flatMap(({ bag, place }) => {
    const same = sameOn(leg, bag)
    return same === undefined ? [] : [heldBag(place, same)]
  })
  return { bags: along, withoutBag: had.length - along.length }
}

function sameOn(leg: LegOnSale, { kg, pieces }: HeldBag): BagOnSale | undefined {
  const same = bagsOfLeg(leg).find((one) => one.kg === kg && one.pieces === pieces)
  return same && { ...same, supplierShare: bagPayable(rial(same.price)) }
}
