import type { BagOffer } from '#flights/choosing/bag.ts'
import type { BagService } from '#flights/supplier/bags.ts'
import { type Rial, rial, sum } from '#money/rial.ts'

/** A bag as it is sold with a direction, with what of its price its airline or supplier gets. */
export interface BagOnSale extends BagOffer {
  readonly supplierShare: Rial
  /** of a supplier: what each traveller's is ordered by, in the order of the passengers */
  readonly services?: readonly (BagService | null)[]
}

/** A bag that an order holds for one person on one direction, as it was sold; plain JSON. */
export interface HeldBag {
  /** the person's place in the order, from 0 */
  readonly passenger: number
  readonly bagId: string
  readonly kg: number
  readonly pieces?: number
  readonly price: Rial
  /** what of the price its airline gets */
  readonly supplierShare: Rial
  /** what its supplier orders it by; our own have none */
  readonly service?: BagService
}

/** A bag on sale, bought by the person at that place. */
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

/** What bags cost together, rial. */
export function bagsTotal(bags: readonly Pick<HeldBag, 'price'>[]): Rial {
  return sum(bags.map(({ price }) => price))
}

/** The bag of the person at that place; each has one at most on a direction. */
export function bagOf<Bag extends Pick<HeldBag, 'passenger'>>(
  bags: readonly Bag[],
  passenger: number,
): Bag | undefined {
  return bags.find((bag) => bag.passenger === passenger)
}
