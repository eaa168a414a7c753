import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { onTheServer } from '#desk/server/audit.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { openTestDesk, type TestDesk } from '#testing/desk/open-desk.ts'

after(stopSharedServer)

test('entries follow each other without a gap, however many are written at once', async () => {
  await using room = await openTestDesk()
  await write(room, 20)
  const rows = await all(room.house.database, sql<{ n: number }>`select n from desk.audit order by n`)
  assert.deepEqual(
    rows.map(({ n }) => n),
    Array.from({ length: 20 }, (_, at) => at + 1),
  )
  assert.equal(await room.desk.audit.firstBroken(), null)
})

test('while the chain is whole the daily look says so, and nobody has work of it', async () => {
  await using room = await openTestDesk()
  await write(room, 2)
  await room.desk.work.verifyAudit()
  assert.deepEqual(await room.promises.tasks(), [])
  assert.ok(room.house.logged.some((line) => line.includes('desk.audit-whole')))
})

test('an entry goes with the work that it is of', async () => {
  await using room = await openTestDesk()
  const { database } = room.house
  const failing = database.transaction().execute(async (trx) => {
    await room.desk.audit.record(trx, onTheServer, { action: 'key.added' })
    throw new Error('the work failed')
  })
  await assert.rejects(failing, /the work failed/)
  await write(room, 1)
  assert.deepEqual(await all(database, sql`select n from desk.audit`), [{ n: 1 }])
  assert.equal(await room.desk.audit.firstBroken(), null)
})

test('nothing written is changed, taken out or moved, nor is the head', async () => {
  await using room = await openTestDesk()
  await write(room, 3)
  for (const statement of [
    sql`update desk.audit set staff_name = 'دیگری' where n = 2`,
    sql`delete from desk.audit where n = 3`,
    sql`truncate desk.audit`,
    sql`update desk.audit_head set n = 1`,
    sql`delete from desk.audit_head`,
  ])
    await assert.rejects(statement.execute(room.house.database), { code: '23001' })
  assert.equal(await room.desk.audit.firstBroken(), null)
})

/** What somebody with the keys of the database may do, and the first entry that does not fit then. */
const breaks = [
  ['an entry told otherwise', sql`update desk.audit set staff_name = 'دیگری' where n = 3`, 3],
  ['another hour', sql`update desk.audit set at = at + interval '1 second' where n = 2`, 2],
  ['more in its details', sql`update desk.audit set details = '{"x": 1}' where n = 4`, 4],
  ['an entry taken out', sql`delete from desk.audit where n = 3`, 4],
  ['the tail cut off', sql`delete from desk.audit where n >= 4`, 4],
  ['all of it gone', sql`delete from desk.audit`, 1],
  [
    'an entry told otherwise and sealed anew',
    sql`update desk.audit set staff_name = 'دیگری',
      hash = desk.entry_hash(previous_hash, at, to_jsonb(audit) || '{"staff_name": "دیگری"}') where n = 3`,
    4,
  ],
  [
    'the last one told otherwise and sealed anew',
    sql`update desk.audit set staff_name = 'دیگری',
      hash = desk.entry_hash(previous_hash, at, to_jsonb(audit) || '{"staff_name": "دیگری"}') where n = 5`,
    5,
  ],
] as const

for (const [what, statement, first] of breaks)
  test(`${what} is found`, async () => {
    await using room = await openTestDesk()
    await write(room, 5)
    await room.house.database.transaction().execute(async (trx) => {
      await sql`alter table desk.audit disable trigger entries_stand`.execute(trx)
      await statement.execute(trx)
      await sql`alter table desk.audit enable trigger entries_stand`.execute(trx)
    })
    assert.equal(await room.desk.audit.firstBroken(), first)
    for (let night = 0; night < 2; night += 1) await room.desk.work.verifyAudit()
    const tasks = await room.promises.tasks()
    assert.deepEqual(
      tasks.map(({ kind, subject }) => [kind, subject]),
      [['audit-explained', String(first)]],
    )
    assert.ok(room.house.logged.some((line) => line.includes('desk.audit-broken')))
  })

test('a session of another time zone seals and checks the same', async () => {
  await using room = await openTestDesk()
  await write(room, 2)
  const broken = await room.house.database.transaction().execute(async (trx) => {
    await sql`set local time zone 'Pacific/Apia'`.execute(trx)
    return all(trx, sql`select desk.first_broken_entry() as n`)
  })
  assert.deepEqual(broken, [{ n: null }])
})

async function write({ house, desk }: TestDesk, many: number): Promise<void> {
  await Promise.all(
    Array.from({ length: many }, () =>
      desk.audit.record(house.database, onTheServer, {
        action: 'key.added',
        subject: { kind: 'key', id: crypto.randomUUID() },
        details: { said: 'یک کلید' },
      }),
    ),
  )
}
