import type { BagOffer } from '#flights/choosing/bag.ts'
import type { BagService } from '#flights/supplier/bags.ts'
import { type Rial, rial, sum } from '#money/rial.ts'

/** A bag on sale with a direction, and the airline's or supplier's part of its price. */
export interface BagOnSale extends BagOffer {
  readonly supplierShare: Rial
  readonly services?: readonly (BagService | null)[]
}

/** A bag in an order for one person on one direction, as it was sold; plain JSON. */
export interface HeldBag {
  readonly passenger: number
  readonly bagId: string
  readonly kg: number
  readonly pieces?: number
  readonly price: Rial
  /** the airline's part of the price */
  readonly supplierShare: Rial
  /** the supplier's id for ordering it; undefined for our own */
  readonly service?: BagService
}

export function heldBag(passenger: number, bag: BagOnSale): HeldBag {
  const { id, kg, pieces, price, supplierShare } = bag
  const service = bag.services?.[passenger]
  return {
    passenger,
    bagId: id,
    kg,
    ...(pieces !== undefined && { pieces }),
    price: rial(price),
    supplierShare,
    ...(service && { service }),
  }
}

export function bagsTotal(bags: readonly Pick<HeldBag, 'price'>[]): Rial {
  return sum(bags.map(({ price }) => price))
}

export function bagOf<Bag extends Pick<HeldBag, 'passenger'>>(
  bags: readonly Bag[],
  passenger: number,
): Bag | undefined {
  return bags.find((bag) => bag.passenger === passenger)
}
