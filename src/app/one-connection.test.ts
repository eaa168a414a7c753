import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { dearer, movingIn, reza } from '#testing/app/date-change.ts'
import { openRebookingHouse } from '#testing/app/rebooking.ts'
import { secondConnections } from '#testing/database/second-connections.ts'
import { drawing } from '#testing/documents/documents.ts'
import { sara } from '#testing/flights/buying.ts'
import { hassan } from '#testing/passengers/passengers.ts'

test('whoever buys, moves or gives back a ticket asks for no connection beside the one that they hold', async () => {
  await using t = await openRebookingHouse()
  const at = movingIn(t)
  const seen = secondConnections(t.house)
  const moving = await at.oneWay()
  await at.issuedAtBank(moving, (await t.moved(moving, dearer)).orderId)
  assert.equal((await at.giveBack(await at.oneWay([sara, reza]))).status, 200)
  assert.deepEqual(seen, [])
})

test('whoever has a ticket ahead, a saved passport and its picture asks for none more while all of it is refused or erased', async () => {
  await using t = await openRebookingHouse()
  const { agency } = t
  const mine = await movingIn(t).oneWay()
  const { owner } = mine
  const seen = secondConnections(t.house)
  await agency.passengers.remembering(owner.userId, [hassan])(t.house.database)
  const sent = await drawing().jpeg().toBuffer()
  const asker = { userId: owner.userId, address: '10.0.0.1' }
  const { passengerId } = await agency.documents.keep(asker, { kind: 'passport', number: 'AB123456', sent })
  assert.ok(passengerId)
  await assert.rejects(agency.personal.erase(owner.userId), { code: 'NOT_ERASABLE_YET' })
  const { unfinished } = await agency.personal.erasable(owner.userId)
  assert.match(unfinished.join(), new RegExp(mine.orderNumber))
  t.house.clock.set(Temporal.Instant.from('2026-12-20T06:00:00Z'))
  await agency.personal.erase(owner.userId)
  await agency.personal.work.eraseAgain(owner.userId)
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
