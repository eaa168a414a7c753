import type { RefundableItem } from '#orders/refund-terms.ts'
import type { OrderDetails } from '#orders/responses.ts'

/** What a leg is called where its parts are given back. */
export interface LegWords {
  readonly route: string
  readonly when: string
  readonly airline: string
  readonly flightNumber: string
  /** «برگشت»; none where there is only one direction */
  readonly direction: string
  /** cities where flights are changed */
  readonly stops: readonly string[]
}

/** Where one part stands. */
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

/** What pages say of giving back: plain text, which they get with their data. */
export interface RefundWords {
  /** «کدام بلیت‌ها؟» */
  readonly which: string
  /** whose part it is, each of them */
  readonly person: string
  readonly part: string
  readonly parts: string
  /** what the time of giving back ends with */
  readonly beginning: string
  /** how far the work is says what is kept, and no hour does */
  readonly isByStage: boolean
  /** each part has hours of its own, told one by one */
  readonly isEachTold: boolean
  /** what is added where nothing can be given back any more, as a sentence and in short */
  readonly late: string | null
  readonly lateShort: string | null
  /** why something cannot be given back, by fault, where it is said otherwise than of a ticket */
  readonly faults: Readonly<Record<string, string>>
}

/** How a product's parts are given back: the words, and what each leg and part is called. */
export interface RefundFace {
  readonly words: RefundWords
  /** reasons for giving back that are not offered, by their id */
  readonly notReasons: readonly number[]
  /** of so many legs */
  legs(order: OrderDetails, count: number): readonly LegWords[]
  /** «بزرگسال», «اتاق دوم», «متقاضی» */
  kindOf(item: Pick<RefundableItem, 'group' | 'passenger'>): string
  standingOf(item: Pick<RefundableItem, 'state'> & { readonly allowed: boolean }): PartStatus
}
