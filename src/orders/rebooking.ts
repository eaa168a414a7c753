import { minus, type Rial } from '#money/rial.ts'
import { walletShare } from '#orders/money-parts.ts'
import type { RefundItem } from '#orders/refund-terms.ts'

/** Tickets of an order that are given for a new one: whose, on which direction, and what they are worth, in rial. */
export interface Rebooking {
  readonly ofOrderId: string
  readonly leg: number
  /** positions of those who take the new flight */
  readonly passengers: readonly number[]
  /** by which their tickets are given back, once the new ones are there */
  readonly quoteId: string
  readonly worth: Rial
}

/** Who pays what of a new price, in rial: worth = credit + back, and total = credit + toPay. */
export interface Difference {
  /** what of the total the tickets pay */
  readonly credit: Rial
  /** what its owner still pays */
  readonly toPay: Rial
  /** what comes back to the wallet */
  readonly back: Rial
}

/** What tickets of this worth pay of a total. What is left to pay is nothing, or as much as a gateway takes. */
export function differenceOf(total: Rial, worth: Rial): Difference {
  const { part: credit, rest: toPay } = walletShare(total, worth)
  return { credit, toPay, back: minus(worth, credit) }
}

/** The tickets as parts of their order. */
export function itemsOf({ leg, passengers }: Pick<Rebooking, 'leg' | 'passengers'>): readonly RefundItem[] {
  return passengers.map((passenger) => ({ passenger, leg }))
}
