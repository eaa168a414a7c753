import type { RefundableItem } from '#orders/refund-terms.ts'
import type { OrderDetails } from '#orders/responses.ts'

export interface LegWords {
  readonly route: string
  readonly when: string
  readonly airline: string
  readonly flightNumber: string
  /** «برگشت»; empty for a single direction */
  readonly direction: string
  /** cities of connections */
  readonly stops: readonly string[]
}

export interface PartStatus {
  readonly says: string
  readonly tone: 'good' | 'warn' | 'bad' | 'plain' | 'primary'
  readonly icon:
    | 'check-circle-fill'
    | 'clock-counter-clockwise'
    | 'airplane-landing'
    | 'bed-duotone'
    | 'stamp-duotone'
}

/** Plain text, sent with page data. */
export interface RefundWords {
  /** «کدام بلیت‌ها؟» */
  readonly which: string
  readonly person: string
  readonly part: string
  readonly parts: string
  /** the event at which refunds end */
  readonly beginning: string
  /** penalties depend on the stage of work, not on time */
  readonly isByStage: boolean
  /** each part has its own penalty times */
  readonly isEachTold: boolean
  /** note when nothing is refundable any more: long and short */
  readonly late: string | null
  readonly lateShort: string | null
  /** overrides of the faults' sentences */
  readonly faults: Readonly<Record<string, string>>
}

/** Words, and titles of legs and parts. */
export interface RefundFace {
  readonly words: RefundWords
  /** ids of reasons not offered */
  readonly notReasons: readonly number[]
  /** for `count` legs */
  legs(order: OrderDetails, count: number): readonly LegWords[]
  /** «بزرگسال», «اتاق دوم», «متقاضی» */
  kindOf(item: Pick<RefundableItem, 'group' | 'passenger'>): string
  standingOf(item: Pick<RefundableItem, 'state'> & { readonly allowed: boolean }): PartStatus
}
