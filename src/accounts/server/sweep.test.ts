import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { legalHolds, storedUntil } from '#accounts/legal-holds.ts'
import { sweep } from '#accounts/server/sweep.ts'
import { countAll } from '#accounts/server/windowed-counts.ts'
import { all } from '#database/database.ts'
import { openTestHouse } from '#testing/server/house.ts'

test('counts of tries are gone on the day an erasure’s proof names, whenever it was', async () => {
  await using house = await openTestHouse()
  const hold = legalHolds.find(({ columns }) => columns.includes('accounts.counts.of_whom'))
  assert.ok(hold)
  for (const hour of [0, 6, 12, 18, 20, 21, 23]) {
    const erasedAt = Temporal.PlainDateTime.from({ year: 2026, month: 12, day: 3, hour, minute: 40 })
    const at = erasedAt.toZonedDateTime('Asia/Tehran')
    await countAll(house.database, [{ what: 'test', ofWhom: 'sara', seconds: 86_400 }], at.toInstant())
    const until = storedUntil(hold, at.toPlainDate())
    house.clock.set(until.toZonedDateTime({ timeZone: 'Asia/Tehran', plainTime: '23:47' }).toInstant())
    await sweep(house)
    assert.deepEqual(await all(house.database, sql`select 1 from accounts.counts`), [], `${hour}:40`)
  }
})
