import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { dearer, movingIn, reza } from '#testing/app/date-change.ts'
import { openRebookingHouse } from '#testing/app/rebooking.ts'
import { secondConnections } from '#testing/database/second-connections.ts'
import { sara } from '#testing/flights/buying.ts'

test('whoever buys, moves or gives back a ticket asks for no connection beside the one that they hold', async () => {
  await using t = await openRebookingHouse()
  const at = movingIn(t)
  const seen = secondConnections(t.house)
  const moving = await at.oneWay()
  await at.issuedAtBank(moving, (await t.moved(moving, dearer)).orderId)
  assert.equal((await at.giveBack(await at.oneWay([sara, reza]))).status, 200)
  assert.deepEqual(seen, [])
})

test('one that asks for another is seen', async () => {
  await using t = await openRebookingHouse()
  const { database } = t.house
  const seen = secondConnections(t.house)
  await database.transaction().execute(() => sql`select 1`.execute(database))
  await sql`select 1`.execute(database)
  assert.equal(seen.length, 1)
})
