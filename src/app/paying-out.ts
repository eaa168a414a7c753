import type { Accounts } from '#accounts/server/accounts.ts'
import type { AdapterSettings, AgencySettings } from '#app/settings.ts'
import type { Messages } from '#messages/server/messages.ts'
import { tellOfRefunds } from '#notifications/refund-notifications.ts'
import { tellOfWithdrawals } from '#notifications/withdrawal-notifications.ts'
import {
  type AccountInquiry,
  openJibit,
  openRefunds,
  openVandar,
  type PayoutProvider,
  type Refunds,
} from '#refunds/server/refunds.ts'
import type { RefundNeighbours } from '#refunds/server/room.ts'
import type { House } from '#server/house.ts'
import { openWithdrawals, type Withdrawals } from '#withdrawals/server/withdrawals.ts'

export interface PayingOut {
  readonly refunds: Refunds
  readonly withdrawals: Withdrawals
}

type Neighbours = Pick<RefundNeighbours, 'orders' | 'wallet' | 'promises' | 'passengers'> & {
  readonly messages: Messages
  readonly accounts: Accounts
}

/** Both rooms from which money goes to bank accounts share one provider and one inquiry. */
export function openPayingOut(house: House<AdapterSettings>, others: Neighbours): PayingOut {
  const { orders, wallet, promises, passengers, messages, accounts } = others
  const banks = { payouts: payoutsOf(house.settings), inquiry: inquiryOf(house.settings) }
  return {
    refunds: openRefunds(house, {
      orders,
      wallet,
      promises,
      passengers,
      bank: accounts.bank,
      ...banks,
      tell: orders.byBrandOf(tellOfRefunds({ messages, accounts, orders })),
    }),
    withdrawals: openWithdrawals(house, {
      wallet,
      promises,
      accounts,
      ...banks,
      tell: tellOfWithdrawals({ messages, accounts }),
    }),
  }
}

/** The payout provider; simulated in a demo. */
export function payoutsOf({ payout, bank }: Pick<AgencySettings, 'payout' | 'bank'>): PayoutProvider {
  return openVandar({ ...payout, baseUrl: payout.baseUrl ?? `${bank.baseUrl}/vandar` })
}

/** The account inquiry; simulated in a demo. */
export function inquiryOf({ inquiry, bank }: Pick<AgencySettings, 'inquiry' | 'bank'>): AccountInquiry {
  return openJibit({ ...inquiry, baseUrl: inquiry.baseUrl ?? `${bank.baseUrl}/jibit` })
}
