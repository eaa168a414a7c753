import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { rehearse } from '#app/rehearsal.ts'
import { takeBase } from '#database/backup/base-backup.ts'
import { all, openDatabase } from '#database/database.ts'
import { startEmbedded } from '#database/embedded/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { testFolder } from '#testing/server/folder.ts'

test('a rehearsal reads the books of what it restored, and says what they do not keep to', async (t) => {
  const place = testFolder('rehearsal')
  t.after(() => rmSync(place, { recursive: true, force: true }))
  const house = await startEmbedded({ folder: path.join(place, 'house'), database: 'parastoo', port: 54_840 })
  t.after(() => house.stop())
  const wish = { folder: path.join(place, 'backups'), key: 'k5Jt0Yw3pQ9xLr7uVb2nHs8dFg4mCz6e' }
  await migrate(house.url)
  const { database, close } = openDatabase(house.url, 1)
  t.after(close)
  await all(database, sql`set session_replication_role = replica`) // no trigger refuses what is planted
  await all(database, sql`insert into wallet.account (class, owner, balance) values ('revenue', 'house', 1)`)
  const before = Temporal.Now.instant()
  await takeBase(house.url, wish, undefined)
  const { until, orders, lastSale, faults } = await rehearse({
    ...wish,
    into: path.join(place, 'restored'),
  })
  assert.deepEqual([orders, lastSale], [0, null])
  assert.ok(Temporal.Instant.compare(until, before) >= 0)
  assert.deepEqual(faults, ['balance-is-sum-of-postings: revenue house'])
})
