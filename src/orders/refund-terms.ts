import type { Rial } from '#money/rial.ts'
import type { PenaltyLadder } from '#penalties/penalty-ladder.ts'
import type { SoldLeg } from '#penalties/waiver.ts'

/** One person on one leg, or one room of a stay: the smallest part of an order that can be given back. */
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
  /**
   * What we keep of it now, whatever the hour, where what comes back follows how far our work is; ladders say nothing then, and
   * the supplier owes its share as far as what comes back reaches.
   */
  readonly kept?: Rial
  /** what was bought along with it, is in its price and goes back with it: «۱۰ کیلو بار اضافه» */
  readonly extra?: string
  /** their seller takes back those of one name together or not at all; left out where each goes by itself */
  readonly together?: string
}

/** One direction, which is given back whole for each person, however many flights it has; or the rooms of a stay that are given back by one ladder. */
export interface RefundLeg {
  readonly leg: number
  /** of a stay the hotel's id */
  readonly proposalId: string
  /** of its first flight, local to the airport it leaves from; of a stay, when the guests come in */
  readonly departure: Temporal.ZonedDateTime
  /** the city whose clock that is, in Persian */
  readonly cityName: string
  /** one a flight; at every moment the strictest of them holds. None where each item says what is `kept`. */
  readonly ladders: readonly PenaltyLadder[]
  /** where there is no ladder, the rule that holds now in a sentence */
  readonly rule?: string
  /** its seller has not said yet what it keeps: nothing can be promised until it does */
  readonly isUntold?: boolean
  /** as waivers look at them: one that covers any of the flights covers the direction */
  readonly flights: readonly SoldFlight[]
}

export type SoldFlight = Omit<SoldLeg, 'soldAt'>

/** All that a refund of an issued order is reckoned from. */
export interface RefundTerms {
  readonly isCharter: boolean
  readonly items: readonly RefundableItem[]
  readonly legs: readonly RefundLeg[]
}
