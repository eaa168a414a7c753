import { minus, type Rial, rial } from '#money/rial.ts'
import { walletShare } from '#orders/money-parts.ts'
import type { RefundItem } from '#orders/refund-terms.ts'

/** Who wanted another flight: an airline that changed its own, or the traveller, who pays a penalty. */
export type RebookingReason = 'airline' | 'traveller'

/** Tickets given for a new order, with their worth in rial. */
export interface Rebooking {
  readonly ofOrderId: string
  readonly leg: number
  readonly passengers: readonly number[]
  /** quote by which they are refunded once the new ones are issued */
  readonly quoteId: string
  /** what they bring, without the penalty */
  readonly worth: Rial
  readonly reason: RebookingReason
  readonly penalty: Rial
  /** for a traveller's wish: until when the penalty is locked, and the new order held */
  readonly lockedUntil: Temporal.Instant | null
}

export interface Difference {
  readonly credit: Rial
  readonly toPay: Rial
  readonly back: Rial
}

/** Rial: below it tickets pay nothing of another order, which is paid in whole toman. */
export const leastWorth = rial(10)

/** The rest is zero or at least a gateway's minimum. */
export function differenceOf(total: Rial, worth: Rial): Difference {
  const { part: credit, rest: toPay } = walletShare(total, worth)
  return { credit, toPay, back: minus(worth, credit) }
}

export interface ChangeCost extends Difference {
  /** new price less what was paid; negative where the new one is cheaper */
  readonly priceDifference: number
  readonly penalty: Rial
}

/** What a change costs in all: toPay − back = new price + penalty − what was paid. */
export function changeCost(total: Rial, old: { readonly paid: Rial; readonly penalty: Rial }): ChangeCost {
  const { paid, penalty } = old
  return { priceDifference: total - paid, penalty, ...differenceOf(total, minus(paid, penalty)) }
}

export function itemsOf({ leg, passengers }: Pick<Rebooking, 'leg' | 'passengers'>): readonly RefundItem[] {
  return passengers.map((passenger) => ({ passenger, leg }))
}
