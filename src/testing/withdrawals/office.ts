import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { dataOf } from '#accounts/server/account-data.ts'
import { openBankDetails } from '#accounts/server/bank-details.ts'
import { one } from '#database/database.ts'
import { negative, type Rial, rial } from '#money/rial.ts'
import { openPromises, type Promises } from '#promises/server/promises.ts'
import type { Jobs } from '#server/jobs.ts'
import { refusals } from '#server/refusal.ts'
import { type BankManners, scriptedInquiry, scriptedPayouts } from '#testing/refunds/bank.ts'
import { askAt, type TestResponse } from '#testing/refunds/call.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'
import { alone } from '#wallet/server/room-links.ts'
import { openWallet, type Wallet } from '#wallet/server/wallet.ts'
import { withdrawalCalls } from '#withdrawals/calls.ts'
import { withdrawalHandlers } from '#withdrawals/server/routes.ts'
import { openWithdrawals, type WithdrawalNews, type Withdrawals } from '#withdrawals/server/withdrawals.ts'

const refuse = refusals({ STEP_UP_NEEDED: { says: 'کد بگیرید.', status: 403 } })

export interface WithdrawalOffice extends AsyncDisposable {
  readonly house: TestHouse
  readonly wallet: Wallet
  readonly promises: Promises
  readonly withdrawals: Withdrawals
  readonly manners: BankManners & { /** who asks has shown no fresh code */ isUnproven?: boolean }
  readonly news: WithdrawalNews[]
  /** the brand each of them is told by */
  readonly brands: string[]
  /** calls to the bank, in order */
  readonly asked: string[]
  /** withdrawals whose job was sent, in order; none runs by itself */
  readonly jobsSent: string[]
  /** with money in the wallet and a bank account of the same name */
  traveller(
    balance?: number,
    iban?: string,
  ): Promise<{ readonly userId: string; readonly bankDetailId: string }>
  ask(userId: string | undefined, line: string, body?: object): Promise<TestResponse>
}

export const ownIban = '820540102680020817909002'
/** of another bank, for who needs two */
export const otherIban = '510170000000100203041234'

export async function openWithdrawalOffice(
  environment: Record<string, string> = {},
): Promise<WithdrawalOffice> {
  const house = await openTestHouse(environment)
  house.clock.set(Temporal.Instant.from('2026-11-25T04:30:00Z'))
  const jobsSent: string[] = []
  const quiet = { ...house, jobs: notingJobs(jobsSent) }
  const manners: WithdrawalOffice['manners'] = {}
  const news: WithdrawalNews[] = []
  const brands: string[] = []
  const asked: string[] = []
  const wallet = openWallet(house, {
    ...alone,
    ownersOfWithdrawals: (ids) => withdrawals.ownersOf(ids),
    numbersOfWithdrawals: (ids) => withdrawals.numbersOf(ids),
  })
  const promises = openPromises(quiet)
  const bank = openBankDetails(quiet)
  const withdrawals: Withdrawals = openWithdrawals(quiet, {
    wallet,
    promises,
    accounts: { bank, dataOf: (userId, trx = house.database) => dataOf(trx, userId) },
    payouts: scriptedPayouts(manners, asked),
    inquiry: scriptedInquiry(manners, asked),
    tell: async (_trx, one) => {
      news.push(one)
      brands.push(house.settings.sites.here().brand.id)
    },
  })
  const mustBeProven = async () => {
    if (manners.isUnproven === true) throw refuse('STEP_UP_NEEDED')
  }
  house.mount({ calls: withdrawalCalls, answers: withdrawalHandlers({ withdrawals, mustBeProven }) })
  return {
    house,
    wallet,
    promises,
    withdrawals,
    manners,
    news,
    brands,
    asked,
    jobsSent,
    async traveller(balance = 7_000_000, iban = ownIban) {
      const userId = await somebody(house)
      if (balance > 0) await fill({ house, wallet }, userId, rial(balance))
      await bank.add(userId, { iban, cardNumber: '', bankAccountNumber: '', holderName: 'سارا احمدی' })
      const [detail] = await bank.mine(userId)
      return { userId, bankDetailId: detail?.id ?? '' }
    },
    ask: (userId, line, body) => askAt(house, { userId, line, body }),
    [Symbol.asyncDispose]: () => house.close(),
  }
}

function notingJobs(sent: string[]): Jobs {
  return {
    queue: () => ({ send: async (data) => void sent.push(...Object.values(data).map(String)) }),
    every: () => undefined,
  }
}

let people = 0

async function somebody({ database, clock }: TestHouse): Promise<string> {
  people += 1
  const phone = `+98912${String(people).padStart(7, '0')}`
  const { id } = await one(
    database,
    sql<{ id: string }>`insert into accounts.users (phone, created_at, first_name_farsi, last_name_farsi)
      values (${phone}, ${clock.now()}, 'سارا', 'احمدی') returning id`,
  )
  return id
}

async function fill(
  { house, wallet }: Pick<WithdrawalOffice, 'house' | 'wallet'>,
  userId: string,
  amount: Rial,
): Promise<void> {
  await house.database.transaction().execute((trx) =>
    wallet.post(trx, {
      key: `filled ${randomUUID()}`,
      kind: 'topped-up',
      memo: 'filled',
      postings: [
        { account: { class: 'gateway-clearing', gatewayId: 1 }, amount: negative(amount) },
        { account: { class: 'traveller-wallet', userId }, amount },
      ],
    }),
  )
}
