import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import { rial } from '#money/rial.ts'
import { openWithdrawalOffice, type WithdrawalOffice } from '#testing/withdrawals/office.ts'
import { withdrawalCalls } from '#withdrawals/calls.ts'
import { arrivedEntry, cancelledEntry, requestedEntry } from '#withdrawals/entries.ts'

let office: WithdrawalOffice
let userId: string
let id: string

before(async () => {
  office = await openWithdrawalOffice()
  const traveller = await office.traveller()
  userId = traveller.userId
  id = randomUUID()
  const body = { id, amount: 5_000_000, bankDetailId: traveller.bankDetailId }
  assert.equal((await office.ask(userId, withdrawalCalls.create.line, body)).status, 200)
})
after(() => office[Symbol.asyncDispose]())

const together = (action: (trx: Trx) => Promise<unknown>) =>
  office.house.database.transaction().execute(async (trx) => void (await action(trx)))
const made = (more: object = {}) => ({
  withdrawalId: id,
  userId,
  number: '6',
  amount: rial(5_000_000),
  ...more,
})

/** A row as of `id`, with an id of its own. */
const another = (owner: string, made_at = sql`made_at`) => sql`
  insert into withdrawals.request (id, number, user_id, amount, account, account_hint, account_print, made_at, send_at, due_at)
  select ${randomUUID()}, ${randomUUID()}, ${owner}, 50000, account, account_hint, account_print, ${made_at}, send_at, due_at
  from withdrawals.request where id = ${id}`

const illegal: readonly (readonly [string, (trx: Trx) => Promise<unknown>, RegExp])[] = [
  ['a withdrawal whose money never left the wallet', (trx) => another(userId).execute(trx), /booked/],
  [
    'one that arrived before it was sent',
    (trx) => sql`update withdrawals.request set state = 'arrived' where id = ${id}`.execute(trx),
    /may not become arrived/,
  ],
  [
    'one that is cancelled while its money stays away',
    (trx) => sql`update withdrawals.request set state = 'cancelled' where id = ${id}`.execute(trx),
    /booked/,
  ],
  [
    'one whose money is back though it is on its way',
    (trx) => office.wallet.post(trx, cancelledEntry(made())),
    /booked/,
  ],
  [
    'money at the bank of what was not sent',
    (trx) => office.wallet.post(trx, arrivedEntry(made(), 'vandar')),
    /booked/,
  ],
  [
    'money of another withdrawal’s id that nobody asked for',
    (trx) =>
      office.wallet.post(trx, requestedEntry(made({ withdrawalId: randomUUID(), amount: rial(50_000) }))),
    /booked/,
  ],
  [
    'a payout of what may still be cancelled',
    (trx) =>
      sql`insert into withdrawals.payout (id, request_id, look_at) select ${randomUUID()}, id, made_at from withdrawals.request
        where id = ${id}`.execute(trx),
    /not to be paid out/,
  ],
  [
    'another amount',
    (trx) => sql`update withdrawals.request set amount = amount + 10 where id = ${id}`.execute(trx),
    /does not change/,
  ],
  [
    'another owner',
    (trx) => sql`update withdrawals.request set user_id = ${randomUUID()} where id = ${id}`.execute(trx),
    /does not change/,
  ],
  [
    'another brand',
    (trx) => sql`update withdrawals.request set brand = 'chakavak' where id = ${id}`.execute(trx),
    /does not change/,
  ],
  ['one that is gone', (trx) => sql`delete from withdrawals.request where id = ${id}`.execute(trx), /facts/],
  [
    'history told anew',
    (trx) => sql`update withdrawals.history set state = 'sent' where request_id = ${id}`.execute(trx),
    /facts|change/,
  ],
]
for (const [name, action, says] of illegal)
  test(`the database does not keep ${name}`, () => assert.rejects(together(action), says))

test('nor a withdrawal out of another’s wallet', async () => {
  const other = await office.traveller()
  const own = randomUUID()
  await assert.rejects(
    together(async (trx) => {
      await sql`
        insert into withdrawals.request (id, number, user_id, amount, account, account_hint, account_print, made_at, send_at, due_at)
        select ${own}, ${own}, user_id, 50000, account, account_hint, account_print, made_at, send_at, due_at
        from withdrawals.request where id = ${id}`.execute(trx)
      const taken = { withdrawalId: own, userId: other.userId, number: '6', amount: rial(50_000) }
      await office.wallet.post(trx, requestedEntry(taken))
    }),
    /booked/,
  )
})

test('nor two payouts of one withdrawal', async () => {
  office.manners.bank = () => ({ kind: 'pending', providerId: 'p' })
  office.house.clock.advance({ minutes: 31 })
  await office.withdrawals.work.payOut(id)
  const second = sql`insert into withdrawals.payout (id, request_id) values (${randomUUID()}, ${id})`
  await assert.rejects(second.execute(office.house.database), /payout_request_id_key/)
  const again = sql`update withdrawals.payout set asked_at = asked_at + interval '19 seconds'`
  await assert.rejects(again.execute(office.house.database), /being sent/)
})
