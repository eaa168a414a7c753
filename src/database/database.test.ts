import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { openTestHouse } from '#server/test-house.ts'

test('columns come back as safe integers and Temporal values', async () => {
  await using house = await openTestHouse()
  const row = await one(
    house.database,
    sql<Record<string, unknown>>`select 9007199254740991::bigint as amount,
      '2026-12-03 06:15'::timestamp as departs, '2026-12-03'::date as day, '2026-12-03T02:45:00Z'::timestamptz as at`,
  )
  assert.equal(row.amount, 9_007_199_254_740_991)
  assert.equal(String(row.departs), '2026-12-03T06:15:00')
  assert.equal(String(row.day), '2026-12-03')
  assert.equal(String(row.at), '2026-12-03T02:45:00Z')
})

test('an amount beyond a safe integer is an error, never a rounded number', async () => {
  await using house = await openTestHouse()
  await assert.rejects(all(house.database, sql`select 9007199254740993::bigint as amount`), RangeError)
})

test('a Temporal value is a parameter like any other', async () => {
  await using house = await openTestHouse()
  const day = Temporal.PlainDate.from('2027-03-21')
  const row = await one(house.database, sql<{ next: Temporal.PlainDate }>`select ${day}::date + 1 as next`)
  assert.equal(String(row.next), '2027-03-22')
})
