import type { Rial } from '#money/rial.ts'
import type { PenaltyLadder } from '#penalties/penalty-ladder.ts'
import type { Protection } from '#penalties/protection.ts'
import type { SoldLeg } from '#penalties/waiver.ts'

/** The smallest refundable part: a person on a leg, or a room. */
export interface RefundItem {
  readonly passenger: number
  readonly leg: number
}

export interface RefundableItem extends RefundItem {
  readonly group: 'adult' | 'child' | 'infant'
  /** penalties are percents of it */
  readonly base: Rial
  /** base and taxes; all items sum to the order's total */
  readonly total: Rial
  readonly supplierShare: Rial
  readonly state: 'refundable' | 'refunded' | 'flown'
  /** Penalty by stage of work instead of ladders; the supplier's part is refunded as far as the refund goes. */
  readonly kept?: Rial
  /** included in its total, not in its base */
  readonly protection?: Protection
  /** extras included in its price and refunded with it: «۱۰ کیلو بار اضافه» */
  readonly extra?: string
  /** parts of the same name must be refunded together */
  readonly together?: string
}

/** A direction (refunded whole by person), or the rooms of one ladder. */
export interface RefundLeg {
  readonly leg: number
  readonly proposalId: string
  readonly departure: Temporal.ZonedDateTime
  readonly cityName: string
  /** one a flight, the strictest counts; empty where items have `kept` */
  readonly ladders: readonly PenaltyLadder[]
  readonly rule?: string
  /** the seller's penalties are unknown yet: promise nothing */
  readonly isUntold?: boolean
  /** for waivers: one covered flight covers the direction */
  readonly flights: readonly SoldFlight[]
}

export type SoldFlight = Omit<SoldLeg, 'soldAt'>

export interface RefundTerms {
  readonly isCharter: boolean
  readonly items: readonly RefundableItem[]
  readonly legs: readonly RefundLeg[]
}
