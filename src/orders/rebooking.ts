import { minus, type Rial } from '#money/rial.ts'
import { walletShare } from '#orders/money-parts.ts'
import type { RefundItem } from '#orders/refund-terms.ts'

/** Tickets given for a new order, with their worth in rial. */
export interface Rebooking {
  readonly ofOrderId: string
  readonly leg: number
  readonly passengers: readonly number[]
  /** quote by which they are refunded once the new ones are issued */
  readonly quoteId: string
  readonly worth: Rial
}

export interface Difference {
  readonly credit: Rial
  readonly toPay: Rial
  readonly back: Rial
}

/** The rest is zero or at least a gateway's minimum. */
export function differenceOf(total: Rial, worth: Rial): Difference {
  const { part: credit, rest: toPay } = walletShare(total, worth)
  return { credit, toPay, back: minus(worth, credit) }
}

export function itemsOf({ leg, passengers }: Pick<Rebooking, 'leg' | 'passengers'>): readonly RefundItem[] {
  return passengers.map((passenger) => ({ passenger, leg }))
}
