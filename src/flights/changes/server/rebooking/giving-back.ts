import type { Rial } from '#money/rial.ts'
import { leastWorth } from '#orders/rebooking.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import type { AgeGroup } from '#passengers/age.ts'

/** What this room needs of refunds, which imports this room. */
export interface GivingBack {
  refundableOf(asked: { readonly orderId: string; readonly userId: string }): Promise<{
    readonly items: readonly TicketWorth[]
    /** nothing of it is changed for another ticket */
    readonly onCredit: boolean
  }>
  quote(asked: {
    readonly orderId: string
    readonly userId: string
    readonly items: readonly RefundItem[]
  }): Promise<{
    readonly quoteId: string
    readonly penalty: number
    readonly refund: number
    readonly expiresAt: string
  }>
  /** What tickets bring for others of the same seller, which keeps this much of them in all; undefined for nothing. */
  worthLess(asked: LessAPenalty): Promise<WorthLeft | undefined>
  quoteLess(asked: LessAPenalty): Promise<{
    readonly quoteId: string
    readonly penalty: number
    readonly refund: number
    readonly expiresAt: string
  }>
  /** Of these orders, by order: percents that were kept of what travellers gave back by their own wish. */
  percentsRetained(orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>>
  /** To the owner's wallet, whatever of these parts brings something now. Idempotent. */
  giveBackAll(asked: {
    readonly orderId: string
    readonly userId: string
    readonly only: readonly RefundItem[]
  }): Promise<void>
}

interface LessAPenalty {
  readonly orderId: string
  readonly userId: string
  readonly items: readonly RefundItem[]
  /** rial */
  readonly penalty: Rial
}

/** Rial: worth + what goes back to discounts = fromSupplier + fromRevenue. */
export interface WorthLeft {
  readonly worth: Rial
  readonly fromSupplier: Rial
  readonly fromRevenue: Rial
}

/** A ticket that is changed for another pays at least a toman of it. */
export function paysForAnother({ allowed, refund }: Pick<TicketWorth, 'allowed' | 'refund'>): boolean {
  return allowed && refund >= leastWorth
}

/** A ticket and its refund value now, in rial. */
export interface TicketWorth extends RefundItem {
  readonly state: 'refundable' | 'refunded' | 'flown'
  readonly allowed: boolean
  readonly group: AgeGroup
  readonly name: string
  readonly paid: number
  readonly penalty: number
  readonly refund: number
  /** of the penalty, by the protection */
  readonly covered?: number | undefined
  /** what that cost, in the penalty */
  readonly protection?: number | undefined
  /** a bag bought with it */
  readonly extra: string | null
}
