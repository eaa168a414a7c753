import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { type OpenDatabase, openDatabase } from '#database/database.ts'
import { statesBefore, supplierNext, supplierStates } from '#flights/supplier/life.ts'
import { freshDatabase } from '#testing/database/database.ts'

let opened: OpenDatabase
let drop: () => Promise<void>

before(async () => {
  const fresh = await freshDatabase()
  drop = fresh.drop
  opened = openDatabase(fresh.url, 1)
})
after(async () => {
  await opened.close()
  await drop()
})

test('the database lets an order to a supplier go exactly where the table says', async () => {
  for (const from of supplierStates)
    for (const to of supplierStates) {
      const key = `${from}-${to}`
      await sql`
        insert into flights.supplier_orders (key, order_id, leg, supplier, offer_id, booking, state, ref, asked_at)
        values (${key}, gen_random_uuid(), 0, 'x', 'x', '{}', ${from}, ${key}, now())`.execute(
        opened.database,
      )
      const moving = sql`update flights.supplier_orders set state = ${to} where key = ${key}`.execute(
        opened.database,
      )
      const mayGo = from === to || supplierNext[from].some((next) => next === to)
      if (mayGo) await moving
      else await assert.rejects(moving, /may not go/, key)
      assert.equal(statesBefore(to).includes(from), mayGo && from !== to)
    }
})

test('what was sent stays as it was sent', async () => {
  const changing = sql`update flights.supplier_orders set booking = '{"total": 1}' where key = 'asked-held'`
  await assert.rejects(changing.execute(opened.database), /stays as it was sent/)
})
