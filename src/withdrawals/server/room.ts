import type { Accounts } from '#accounts/server/accounts.ts'
import type { Database, Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { Promises } from '#promises/server/promises.ts'
import type { AccountInquiry, PayoutDesk, PayoutProvider } from '#refunds/server/refunds.ts'
import type { Sealer } from '#server/encrypted.ts'
import type { House } from '#server/house.ts'
import type { Queue } from '#server/jobs.ts'
import type { Sites } from '#server/sites.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

export interface WithdrawalNeighbours {
  readonly wallet: Wallet
  readonly promises: Promises
  readonly accounts: Pick<Accounts, 'dataOf'> & { readonly bank: Pick<Accounts['bank'], 'numbersOf'> }
  readonly payouts: PayoutProvider
  readonly inquiry: AccountInquiry
  readonly tell: TellOfWithdrawal
}

export interface Room extends Pick<House, 'clock' | 'log'>, WithdrawalNeighbours {
  readonly database: Database
  readonly sites: Sites
  readonly vault: Sealer
  readonly desk: PayoutDesk
  readonly numberOf: (serial: number) => number
  /** The same for the same IBAN. */
  readonly printOf: (iban: string) => Buffer
  readonly paying: Queue<{ withdrawalId: string }>
}

export interface WithdrawalNews {
  readonly happened: 'requested' | 'arrived' | 'returned'
  readonly userId: string
  readonly number: string
  readonly amount: Rial
  readonly dueAt: Temporal.Instant
  readonly key: string
  /** it was asked for at */
  readonly brand: string | null
}

export type TellOfWithdrawal = (trx: Trx, news: WithdrawalNews) => Promise<void>
