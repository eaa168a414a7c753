import type { BankDetails } from '#accounts/server/bank-details.ts'
import type { Database, Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { Passengers } from '#passengers/server/passengers.ts'
import type { Promises } from '#promises/server/promises.ts'
import type { AccountInquiry } from '#refunds/server/inquiries/inquiry.ts'
import type { PayoutProvider } from '#refunds/server/payouts/payout.ts'
import type { Receipts } from '#refunds/server/receipts.ts'
import type { Sealer } from '#server/encrypted.ts'
import type { House } from '#server/house.ts'
import type { Queue } from '#server/jobs.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

export interface RefundNeighbours {
  readonly orders: Orders
  readonly wallet: Wallet
  readonly promises: Promises
  readonly passengers: Pick<Passengers, 'savedOf'>
  readonly bank: Pick<BankDetails, 'mine' | 'numbersOf'>
  readonly payouts: PayoutProvider
  readonly inquiry: AccountInquiry
  readonly tell: TellOfRefund
}

export interface Room extends Pick<House, 'clock' | 'log'>, RefundNeighbours {
  readonly database: Database
  readonly vault: Sealer
  readonly receipts: Receipts
  readonly numberOf: (serial: number) => number
  readonly paying: Queue<{ refundId: string }>
}

export type RefundNews = {
  readonly orderId: string
  readonly userId: string
  readonly key: string
} & (
  | {
      readonly happened: 'in-wallet' | 'in-credit' | 'on-its-way' | 'at-bank' | 'bounced' | 'compensated'
      readonly trackingNumber: string
      readonly amount: Rial
      readonly dueAt: Temporal.Instant
    }
  | {
      /** exchanged for another order's tickets; `amount` went to the wallet */
      readonly happened: 'exchanged'
      readonly into: { readonly orderId: string; readonly orderNumber: string }
      readonly amount: Rial
    }
  | {
      readonly happened: 'step-ahead'
      readonly orderNumber: string
      readonly at: Temporal.ZonedDateTime
      readonly cityName: string
      readonly before: Rial
      readonly after: Rial
    }
)

export type TellOfRefund = (trx: Trx, news: RefundNews) => Promise<void>
