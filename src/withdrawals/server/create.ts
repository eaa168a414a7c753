import { sql } from 'kysely'
import { maybe, one, type Trx } from '#database/database.ts'
import { numberOf } from '#orders/order-number.ts'
import { Faults } from '#server/refusal.ts'
import { saidHere } from '#web/server/as-viewed.ts'
import { arrivalOf } from '#withdrawals/arrival.ts'
import type { WithdrawalBody } from '#withdrawals/calls.ts'
import { requestedEntry } from '#withdrawals/entries.ts'
import { amountFault } from '#withdrawals/limits.ts'
import { checkedAccount, type OwnAccount } from '#withdrawals/server/checked-account.ts'
import { madeOf, newsOf, note, ownWithdrawal, type WithdrawalRow } from '#withdrawals/server/record.ts'
import { refuse } from '#withdrawals/server/refusals.ts'
import type { Room } from '#withdrawals/server/room.ts'

/** Once per id. Banks are asked before any lock, since they are slow. */
export async function create(room: Room, userId: string, body: WithdrawalBody): Promise<WithdrawalRow> {
  const before = await ownWithdrawal(room.database, userId, body.id)
  if (before !== undefined) return before
  checkAmount(body.amount, await room.wallet.balanceOf(userId))
  const account = await checkedAccount(room, userId, body.bankDetailId)
  try {
    return await room.database.transaction().execute((trx) => made(room, trx, { userId, body, account }))
  } catch (error) {
    throw limitOf(error) ?? error
  }
}

function checkAmount(amount: number, balance: number): void {
  const says = saidHere(() => amountFault(amount, balance))
  if (says !== undefined) throw new Faults([{ property: 'amount', says }])
}

interface Wish {
  readonly userId: string
  readonly body: WithdrawalBody
  readonly account: OwnAccount
}

async function made(room: Room, trx: Trx, { userId, body, account }: Wish): Promise<WithdrawalRow> {
  await inTurn(trx, userId)
  const before = await ownWithdrawal(trx, userId, body.id)
  if (before !== undefined) return before
  const row = await insert(room, trx, { userId, body, account })
  await note(trx, row.id, { state: 'requested', at: row.made_at })
  await room.wallet.post(trx, requestedEntry(madeOf(row)))
  await room.promises.give(trx, {
    kind: 'withdrawal-to-bank',
    subject: row.id,
    at: row.made_at,
    dueAt: row.due_at,
  })
  await room.paying.send({ withdrawalId: row.id }, { at: row.send_at, within: trx })
  await room.tell(trx, newsOf(row, 'requested'))
  room.log.info({ withdrawalId: row.id, amount: row.amount }, 'withdrawal.requested')
  return row
}

/** The trigger of the limits waits for the same lock. */
async function inTurn(trx: Trx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('withdrawals of ' || ${userId}::text, 0))`.execute(
    trx,
  )
}

async function insert(room: Room, trx: Trx, { userId, body, account }: Wish): Promise<WithdrawalRow> {
  const madeAt = room.clock.now()
  const { sendAt, dueAt } = arrivalOf(madeAt)
  const row = await maybe(
    trx,
    sql<WithdrawalRow>`
      insert into withdrawals.request (id, number, user_id, amount, account, account_hint, account_print, made_at,
        send_at, due_at, brand)
      values (${body.id}, ${await freeNumber(room, trx)}, ${userId}, ${body.amount},
        ${room.vault.seal(account.iban, body.id)}, ${account.hint}, ${room.printOf(account.iban)},
        ${madeAt}, ${sendAt}, ${dueAt}, ${room.sites.here().brand.id})
      on conflict (id) do nothing returning *`,
  )
  // another's, who chose the same id
  if (row === undefined) throw refuse('WITHDRAWAL_NOT_FOUND')
  return row
}

/** Ten digits with a check digit; a refund's begins with 7. */
async function freeNumber(room: Room, trx: Trx): Promise<string> {
  const { serial } = await one(trx, sql<{ serial: number }>`select nextval('withdrawals.serial') as serial`)
  return `6${numberOf(room.numberOf(serial))}`
}

const limits = {
  five_a_day: 'TOO_MANY_WITHDRAWALS',
  most_a_day: 'TOO_MUCH_A_DAY',
  most_to_an_account: 'TOO_MUCH_TO_AN_ACCOUNT',
} as const

function limitOf(error: unknown) {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined
  const limit = Object.entries(limits).find(([name]) => name === constraint)?.[1]
  return limit && refuse(limit)
}
