import type { Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { Gateway } from '#payments/gateway.ts'
import type { Attempt } from '#payments/server/attempt-row.ts'
import type { Promises } from '#promises/server/promises.ts'
import type { House } from '#server/house.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

/** Money for an order that is ours now. */
export interface Captured {
  readonly attemptId: string
  readonly orderId: string
  readonly gatewayId: number
  readonly amount: Rial
}

/** Runs in the capture's transaction. */
export type OnCaptured = (trx: Trx, captured: Captured) => Promise<'paid' | 'credited'>

/** `unpaid`: nothing paid, page open; `waiting`: no definite answer. Both are asked again. */
export type Settled = 'captured' | 'declined' | 'unpaid' | 'waiting'

export interface Settling {
  readonly gatewayOf: (attempt: Attempt) => Gateway
  readonly onCaptured: OnCaptured
  readonly wallet: Pick<Wallet, 'post'>
  readonly promises: Pick<Promises, 'give' | 'keep'>
}

/** One question to the bank about one attempt. */
export interface Asking extends Settling {
  readonly house: House
  readonly attempt: Attempt
  readonly askedAt: Temporal.Instant
}
