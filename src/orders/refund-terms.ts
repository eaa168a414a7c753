import type { Rial } from '#money/rial.ts'
import type { PenaltyLadder } from '#penalties/penalty-ladder.ts'

/** One person on one leg: the smallest part of an order that can be given back. */
export interface RefundItem {
  /** the person's position in the order, from 0 */
  readonly passenger: number
  /** the leg's position in the order, from 0 */
  readonly leg: number
}

/** What was paid for a person on a leg, in rial, and whether it may still be given back. */
export interface RefundableItem extends RefundItem {
  readonly group: 'adult' | 'child' | 'infant'
  /** what penalties are reckoned from */
  readonly base: Rial
  /** the base and its taxes; all items together are the order's total */
  readonly total: Rial
  /** what of the total went to the supplier */
  readonly supplierShare: Rial
  readonly state: 'refundable' | 'refunded' | 'flown'
}

export interface RefundLeg {
  readonly leg: number
  readonly proposalId: string
  /** local to the airport of departure, whose noon ends what may be given back */
  readonly departure: Temporal.ZonedDateTime
  readonly ladder: PenaltyLadder
}

/** All that a refund of an issued order is reckoned from. */
export interface RefundTerms {
  readonly isCharter: boolean
  readonly items: readonly RefundableItem[]
  readonly legs: readonly RefundLeg[]
}
