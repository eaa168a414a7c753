import type { Accounts } from '#accounts/server/accounts.ts'
import type { Database, Trx } from '#database/database.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { Papers } from '#papers/server/papers.ts'
import type { House } from '#server/house.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

export interface Invitation {
  readonly personId: string
  /** E.164 */
  readonly mobile: string
  readonly agencyName: string
}

/** In the invitation's transaction. */
export type TellInvited = (trx: Trx, invitation: Invitation) => Promise<void>

export interface AgencyNeighbours {
  readonly tellInvited: TellInvited
  readonly wallet: Pick<Wallet, 'post' | 'receivables'>
  readonly accounts: Pick<Accounts, 'userOf'>
  readonly orders: () => Pick<Orders, 'numbersOf'>
  readonly papers: Pick<Papers, 'workbook'>
}

export interface Room extends AgencyNeighbours, Pick<House, 'clock' | 'log'> {
  readonly database: Database
}
