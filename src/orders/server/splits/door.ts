import type { Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { Payable } from '#orders/server/payable.ts'
import type { ShareView, SplitView } from '#orders/split-calls.ts'

/** Of an attempt. `credited`: the card cannot have it, and we still do. `wasAsked`: its bank may have done it before. */
export type GiveBackToCard = (
  attemptId: string,
  wasAsked: boolean,
) => Promise<'reversed' | 'credited' | 'unknown'>

export interface NewSplit {
  readonly orderId: string
  readonly userId: string
  /** by which the payers know who asks them */
  readonly host: string
  readonly shares: readonly { readonly label: string; readonly amount: Rial }[]
  /** the call's idempotency key */
  readonly once: string
}

export interface SharePayable extends Pick<Payable, 'amount' | 'holdExpiresAt' | 'orderNumber'> {
  readonly shareId: string
  readonly ownerId: string
  readonly returnTo: string
}

export interface CapturedShare {
  readonly attemptId: string
  readonly shareId: string
  readonly gatewayId: number
  readonly amount: Rial
  /** whose wallet has it where it does not go back to the card */
  readonly userId: string
}

/** An order paid by others: by one all of it, or by several a part each. All or nothing: what comes of it without the last part,
 * late or twice goes back to its card, or else to a wallet. */
export interface Splits {
  /** Shares of what is due of an approved order; idempotent by `once`. What its owner's wallet holds for it is free again.
   * Refuses ORDER_NOT_FOUND, ATTEMPT_RUNNING, what an order refuses that cannot be paid, OF_A_TRIP, SPLIT_WITHOUT_TICKETS, SPLIT_OPEN,
   * TOO_MANY_SPLITS, SHARES_HOW_MANY, SHARE_TOO_SMALL, SHARES_DO_NOT_SUM. */
  make(wish: NewSplit): Promise<SplitView>
  /** As its owner sees it. Refuses ORDER_NOT_FOUND and NO_SPLIT. */
  ofOrder(orderId: string, userId: string): Promise<SplitView>
  /** What was paid goes back, and the order may be paid in another way; again is harmless. Refuses as `ofOrder`. */
  close(orderId: string, userId: string): Promise<SplitView>
  /** Another link for a share: the one before is closed. Refuses LINK_OVER and TOO_MANY_LINKS. */
  renewLink(shareId: string, userId: string): Promise<SplitView>
  /** Its owner's wallet pays one. Refuses LINK_OVER, SHARE_PAID, INSUFFICIENT_BALANCE, and what an order refuses that cannot be paid. */
  payFromWallet(shareId: string, userId: string): Promise<SplitView>
  /** The order a share is of. Refuses LINK_OVER, also for another's. */
  orderOfShare(shareId: string, userId: string): Promise<string>
  /** For whoever has a link; `userId` of who is signed in, `attemptId` of the payment that is asked about. Undefined for an unknown
   * link and one that was closed. Refuses TOO_MANY_OPENED. */
  opened(
    token: string,
    who?: { readonly userId?: string | undefined; readonly attemptId?: string | undefined },
  ): Promise<ShareView | undefined>
  /** What a gateway may take by a link, rial. Refuses LINK_OVER, SHARE_PAID, ORDER_EXPIRED, TOO_MANY_OPENED. */
  payable(token: string): Promise<SharePayable>
  /** In the capture's transaction; with the last share the order is paid, once. `returning`: nobody waits for it. Idempotent. */
  captured(trx: Trx, attempt: CapturedShare): Promise<'paid' | 'held' | 'returning'>
  /** Gives back what goes back; a job runs it every minute. */
  giveBack(): Promise<void>
}
