import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { attemptStates, mayMove } from '#payments/attempt.ts'
import { nowAsking, respondedAsBefore } from '#payments/server/attempts.ts'
import { payAtBank, turnBackAtBank } from '#simulators/bank/payer.ts'
import { type BankShop, openBankShop } from '#testing/payments/bank-shop.ts'
import { ordinary } from '#testing/payments/shop.ts'

let shop: BankShop

before(async () => {
  shop = await openBankShop()
})
beforeEach(() => shop.nextOrder())
after(() => shop[Symbol.asyncDispose]())

test('the database knows the same moves as the rules and refuses all others', async () => {
  const moves = await all(
    shop.house.database,
    sql<{ from: string; to: string }>`select from_state as "from", to_state as "to" from payments.moves`,
  )
  const inRules = attemptStates.flatMap((from) =>
    attemptStates.filter((to) => mayMove(from, to)).map((to) => `${from} ${to}`),
  )
  assert.deepEqual(moves.map(({ from, to }) => `${from} ${to}`).sort(), inRules.sort())
  const { id } = await shop.opened()
  const { database } = shop.house
  await assert.rejects(
    sql`update payments.attempts set state = 'created' where id = ${id}`.execute(database),
    /may not go/,
  )
  await assert.rejects(
    sql`update payments.attempts set amount = 1 where id = ${id}`.execute(database),
    /does not change/,
  )
  await assert.rejects(sql`delete from payments.attempts`.execute(database), /facts/)
  await assert.rejects(sql`update payments.history set state = 'captured'`.execute(database), /facts/)
})

test('every move of every attempt is in its history', async () => {
  const { id, address } = await shop.opened()
  await shop.back(await payAtBank(address, ordinary))
  const history = await all(
    shop.house.database,
    sql<{ state: string }>`select state from payments.history where attempt_id = ${id} order by id`,
  )
  assert.deepEqual(
    history.map((row) => row.state),
    ['created', 'started', 'returned', 'captured'],
  )
})

test('an answer older than the latest question does not end the asking', async () => {
  const { id, address } = await shop.opened()
  await shop.back(await turnBackAtBank(address))
  const { database, clock } = shop.house
  const awaits = async () =>
    one(
      database,
      sql<{ awaits: boolean }>`select awaits_bank as awaits from payments.attempts where id = ${id}`,
    )
  assert.deepEqual(await awaits(), { awaits: false })
  const earlier = clock.now()
  await nowAsking(database, id, earlier)
  const later = earlier.add({ seconds: 1 })
  await nowAsking(database, id, later)
  await respondedAsBefore(database, id, earlier)
  assert.deepEqual(await awaits(), { awaits: true })
  await respondedAsBefore(database, id, later)
  assert.deepEqual(await awaits(), { awaits: false })
})
