import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { all, type Database } from '#database/database.ts'
import { keyFor, sealer } from '#server/encrypted.ts'
import type { House } from '#server/house.ts'
import { scattered } from '#server/scattered.ts'
import { arrivalOf } from '#withdrawals/arrival.ts'
import type { CheckedAccount, Withdrawal, WithdrawalBody } from '#withdrawals/calls.ts'
import { checkedAccount } from '#withdrawals/server/checked-account.ts'
import { create } from '#withdrawals/server/create.ts'
import { payOut, sweepWithdrawals } from '#withdrawals/server/pay-out.ts'
import { type WithdrawalRow, withdrawalsOf, withdrawalViews } from '#withdrawals/server/record.ts'
import type { Room, WithdrawalNeighbours } from '#withdrawals/server/room.ts'
import { cancel } from '#withdrawals/server/settle.ts'

export type { TellOfWithdrawal, WithdrawalNews } from '#withdrawals/server/room.ts'

/** The door of the withdrawals room. Amounts in rial; another's withdrawal is refused as none (WITHDRAWAL_NOT_FOUND). */
export interface Withdrawals {
  /** The latest fifty, newest first. */
  of(userId: string): Promise<Withdrawal[]>
  /** Whether a saved bank account is the traveller's own, by its bank. Refuses BANK_DETAIL_NOT_FOUND, NAME_NEEDED,
   * ACCOUNT_WITHOUT_IBAN, ACCOUNT_OF_ANOTHER, ACCOUNT_REFUSED, BANKS_SILENT, TOO_MANY_ACCOUNTS. */
  check(userId: string, bankDetailId: string): Promise<CheckedAccount>
  /** Once per id. Faults of `amount`; refuses as `check`, and TOO_MANY_WITHDRAWALS, TOO_MUCH_A_DAY,
   * TOO_MUCH_TO_AN_ACCOUNT, INSUFFICIENT_BALANCE. */
  create(userId: string, body: WithdrawalBody): Promise<Withdrawal>
  /** Idempotent. Refuses SENT_ALREADY. */
  cancel(userId: string, id: string): Promise<Withdrawal>
  ownersOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  numbersOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
  readonly work: {
    payOut(withdrawalId: string): Promise<void>
    sweep(): Promise<void>
  }
}

export function openWithdrawals(house: House, neighbours: WithdrawalNeighbours): Withdrawals {
  const { database, clock, jobs } = house
  const room = roomOf(house, neighbours)
  const work: Withdrawals['work'] = {
    payOut: (withdrawalId) => payOut(room, withdrawalId),
    sweep: () => sweepWithdrawals(room),
  }
  jobs.every('withdrawals.sweep', '* * * * *', work.sweep)
  return {
    of: async (userId) => withdrawalViews(database, await withdrawalsOf(database, userId)),
    async check(userId, bankDetailId) {
      const { hint: account, holderName } = await checkedAccount(room, userId, bankDetailId)
      const { sendAt, dueAt } = arrivalOf(clock.now())
      return { account, holderName, sendAt: sendAt.toString(), dueAt: dueAt.toString() }
    },
    create: async (userId, body) => viewOf(database, await create(room, userId, body)),
    cancel: async (userId, id) => viewOf(database, await cancel(room, userId, id)),
    ownersOf: (ids) => factOf(database, ids, 'user_id'),
    numbersOf: (ids) => factOf(database, ids, 'number'),
    work,
  }
}

function roomOf({ database, clock, log, jobs, settings }: House, neighbours: WithdrawalNeighbours): Room {
  const printKey = keyFor(settings.secrets.vault, 'prints of withdrawal accounts')
  const { sites } = settings
  const room: Room = {
    ...neighbours,
    sites,
    tell: (trx, news) => sites.at(sites.ofBrand(news.brand), () => neighbours.tell(trx, news)),
    database,
    clock,
    log,
    vault: sealer(settings.secrets.vault, 'withdrawal accounts'),
    desk: { database, clock, payouts: neighbours.payouts, table: sql`withdrawals.payout` },
    numberOf: scattered(settings, 'withdrawal tracking'),
    printOf: (iban) => createHmac('sha256', printKey).update(iban).digest(),
    paying: jobs.queue('withdrawals.pay-out', ({ withdrawalId }) => payOut(room, withdrawalId)),
  }
  return room
}

async function viewOf(database: Database, row: WithdrawalRow): Promise<Withdrawal> {
  const [view] = await withdrawalViews(database, [row])
  if (view === undefined) throw new Error(`withdrawal ${row.id} has no view`)
  return view
}

async function factOf(
  database: Database,
  ids: readonly string[],
  fact: 'user_id' | 'number',
): Promise<ReadonlyMap<string, string>> {
  const rows = await all(
    database,
    sql<{ id: string; fact: string }>`
      select id, ${sql.ref(fact)}::text as fact from withdrawals.request where id = any(${ids}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.id, row.fact]))
}
