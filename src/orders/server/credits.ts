import type { Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { Account } from '#wallet/ledger.ts'

export interface CreditCharge {
  /** uuid; names the capture */
  readonly chargeId: string
  readonly account: Account
}

/** Who stands on the paper of what was bought on a credit, and what its customer reads for what was paid; rial. */
export interface CreditSeller {
  readonly name: string
  readonly phone: string
  readonly priceOf: (paid: Rial) => Rial
}

/** Who pays later for what others buy. What was bought on a credit goes back to it. */
export interface Credits {
  /** Whose credit somebody may buy on, and rial he may spend of it on one order now. */
  offerTo(userId: string): Promise<{ readonly name: string; readonly left: Rial } | undefined>
  /** In the order's transaction, which it stops with a refusal of its own. */
  charge(
    trx: Trx,
    bought: {
      readonly orderId: string
      readonly userId: string
      readonly amount: Rial
      readonly at: Temporal.Instant
    },
  ): Promise<CreditCharge>
  /** Which of these orders were bought on a credit. */
  boughtOn(orderIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Undefined: the owner paid himself. */
  payerOf(orderId: string, trx?: Trx): Promise<Account | undefined>
  sellerOf(orderId: string): Promise<CreditSeller | undefined>
}
