import type { Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { Gateway } from '#payments/gateway.ts'
import type { Attempt, Part } from '#payments/server/attempt-row.ts'
import type { Promises } from '#promises/server/promises.ts'
import type { House } from '#server/house.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

export interface Captured {
  readonly attemptId: string
  readonly orderId: string
  readonly gatewayId: number
  readonly amount: Rial
}

export interface CapturedTrip extends Pick<Captured, 'attemptId' | 'gatewayId'> {
  readonly tripId: string
  readonly parts: readonly Part[]
}

/** The consequence of a capture, in the capture's own transaction: the order is paid, or the wallet has the money. */
export type OnCaptured = (trx: Trx, captured: Captured) => Promise<'paid' | 'credited'>

/** The same of a trip: `paid` where one of its orders is. */
export type OnTripCaptured = (trx: Trx, captured: CapturedTrip) => Promise<'paid' | 'credited'>

export interface CapturedShare extends Pick<Captured, 'attemptId' | 'gatewayId' | 'amount'> {
  readonly shareId: string
  /** whose wallet has it where it does not go back to the card */
  readonly userId: string
}

/** The same of a share: `held` until the last one is there, `returning` where none is wanted any more. */
export type OnShareCaptured = (trx: Trx, captured: CapturedShare) => Promise<'paid' | 'held' | 'returning'>

/** `unpaid`: the bank says that nothing has been paid, its page is open;
 * `waiting`: it has said nothing definite. Both are asked again. */
export type Settled = 'captured' | 'declined' | 'unpaid' | 'waiting'

export interface Settling {
  readonly gatewayOf: (attempt: Attempt) => Gateway
  readonly onCaptured: OnCaptured
  readonly trips: { readonly captured: OnTripCaptured }
  readonly shares: { readonly captured: OnShareCaptured }
  readonly wallet: Pick<Wallet, 'post'>
  readonly promises: Pick<Promises, 'give' | 'keep'>
}

export interface Asking extends Settling {
  readonly house: House
  readonly attempt: Attempt
  readonly askedAt: Temporal.Instant
}
