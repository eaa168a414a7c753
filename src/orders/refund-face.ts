import type { RefundableItem } from '#orders/refund-terms.ts'
import type { OrderDetails } from '#orders/responses.ts'

export interface LegWords {
  readonly route: string
  readonly when: string
  readonly airline: string
  readonly flightNumber: string
  /** «برگشت»; empty for a single direction */
  readonly direction: string
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

export interface RefundWords {
  readonly which: string
  readonly person: string
  readonly part: string
  readonly parts: string
  readonly beginning: string
  /** penalties depend on the stage of work, not on time */
  readonly isByStage: boolean
  /** each part has its own penalty times */
  readonly isEachTold: boolean
  /** note when nothing is refundable any more: long and short */
  readonly late: string | null
  readonly lateShort: string | null
  readonly faults: Readonly<Record<string, string>>
}

export interface RefundFace {
  readonly words: RefundWords
  /** ids of reasons not offered */
  readonly notReasons: readonly number[]
  legs(order: OrderDetails, count: number): readonly LegWords[]
  kindOf(item: Pick<RefundableItem, 'group' | 'passenger'>): string
  statusOf(item: Pick<RefundableItem, 'state'> & { readonly allowed: boolean }): PartStatus
}
