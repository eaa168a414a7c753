import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import type { PromiseKind } from '#promises/promise.ts'
import { openPromises } from '#promises/server/promises.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

function village(house: TestHouse) {
  const promises = openPromises(house)
  const orderId = randomUUID()
  const give = (kind: PromiseKind, subject: string) =>
    house.database
      .transaction()
      .execute((trx) => promises.give(trx, { kind, subject, orderId, at: house.clock.now() }))
  const keep = (kind: PromiseKind, subject: string) =>
    house.database.transaction().execute((trx) => promises.keep(trx, kind, subject))
  return { promises, orderId, give, keep, look: promises.work.look }
}

test('a promise is given once and answers its end', async () => {
  await using house = await openTestHouse()
  const { promises, orderId, give } = village(house)
  const first = await give('issue-told', 'a')
  assert.equal(first.givenAt.until(first.dueAt).total('minutes'), 15)
  house.clock.advance({ minutes: 5 })
  assert.deepEqual(await give('issue-told', 'a'), first)
  const answers = await Promise.all(Array.from({ length: 10 }, () => give('odd-payment-explained', 'b')))
  assert.equal(new Set(answers.map(({ dueAt }) => dueAt.toString())).size, 1)
  assert.equal((await promises.of('issue-told', 'a'))?.orderId, orderId)
  assert.equal(await promises.of('issue-told', 'nobody'), undefined)
  assert.equal(await promises.of('issue-watched', 'a'), undefined)
})

test('a promise that is not kept in time is noticed once and becomes a task until it is kept', async () => {
  await using house = await openTestHouse()
  const { promises, orderId, give, keep, look } = village(house)
  await give('issue-watched', 'a')
  house.clock.advance({ minutes: 9 })
  await look()
  assert.deepEqual(await promises.tasks(), [])
  house.clock.advance({ minutes: 2 })
  await Promise.all([look(), look(), look()])
  await look()
  const [task, ...others] = await promises.tasks()
  assert.deepEqual(others, [])
  assert.equal(task?.orderId, orderId)
  assert.match(task?.says ?? '', /ایرلاین/)
  assert.ok(task !== undefined && task.number >= 10_000_000 && task.number < 100_000_000)
  assert.equal(house.logged.filter((line) => line.includes('promise.missed')).length, 1)
  await keep('issue-watched', 'a')
  await keep('issue-watched', 'a')
  assert.deepEqual(await promises.tasks(), [])
  const became = await promises.of('issue-watched', 'a')
  assert.ok(became?.keptAt && became.missedAt)
})

test('tasks are not counted one after the other, and are read by their age', async () => {
  await using house = await openTestHouse()
  const { promises, give } = village(house)
  for (const subject of ['a', 'b', 'c', 'd', 'e']) await give('odd-payment-explained', subject)
  const tasks = await promises.tasks()
  assert.deepEqual(
    tasks.map(({ subject }) => subject),
    ['a', 'b', 'c', 'd', 'e'],
  )
  for (const [place, { number }] of tasks.entries())
    assert.ok(Math.abs(number - (tasks[place - 1]?.number ?? 0)) > 1000, `${number}`)
})

test('a promise kept in time is never missed', async () => {
  await using house = await openTestHouse()
  const { promises, give, keep, look } = village(house)
  await give('issue-watched', 'a')
  await keep('issue-watched', 'a')
  await keep('issue-watched', 'never given')
  house.clock.advance({ hours: 100 })
  await look()
  assert.equal((await promises.of('issue-watched', 'a'))?.missedAt, null)
  assert.deepEqual(await promises.tasks(), [])
})

test('what has to be done is a task from the start; an unkept word of ours is none by itself', async () => {
  await using house = await openTestHouse()
  const { promises, give, keep, look } = village(house)
  await give('odd-payment-explained', 'a')
  await give('odd-payment-explained', 'a')
  await give('issue-told', 'a')
  assert.deepEqual(
    (await promises.tasks()).map(({ kind }) => kind),
    ['odd-payment-explained'],
  )
  house.clock.advance({ hours: 3 })
  await look()
  assert.equal((await promises.tasks()).length, 1)
  assert.ok((await promises.of('issue-told', 'a'))?.missedAt)
  await keep('odd-payment-explained', 'a')
  assert.deepEqual(await promises.tasks(), [])
})

test('the desk’s word closes what only a person can know, once; what an action keeps waits for that action', async () => {
  await using house = await openTestHouse()
  const { promises, give, look } = village(house)
  await give('odd-payment-explained', 'a')
  await give('issue-watched', 'b')
  house.clock.advance({ minutes: 11 })
  await look()
  const [odd, watched] = await promises.tasks()
  assert.ok(odd && watched)
  assert.deepEqual(odd.dueAt, odd.since.add({ hours: 24 }))
  await assert.rejects(promises.done(watched.number), { code: 'NOT_BY_HAND' })
  await promises.done(odd.number)
  await assert.rejects(promises.done(odd.number), { code: 'TASK_NOT_FOUND' })
  assert.deepEqual(
    (await promises.tasks()).map(({ number }) => number),
    [watched.number],
  )
  assert.ok((await promises.of('odd-payment-explained', 'a'))?.keptAt)
  assert.equal((await promises.of('issue-watched', 'b'))?.keptAt, null)
})

test('the consequence of a miss is part of it, also when it was kept too late for the job to see', async () => {
  await using house = await openTestHouse()
  const { promises, give, keep, look } = village(house)
  const told: string[] = []
  promises.whenMissed('refund-result', async (trx, { subject, keptAt }) => {
    await sql`insert into consequences values (${subject})`.execute(trx)
    told.push(`${subject} ${keptAt === null ? 'open' : 'kept'}`)
  })
  await sql`create table consequences (subject text primary key)`.execute(house.database)
  await give('refund-result', 'open')
  await give('refund-result', 'late')
  house.clock.advance({ hours: 25 })
  await keep('refund-result', 'late')
  await look()
  await look()
  assert.deepEqual(told, ['open open', 'late kept'])
  assert.deepEqual(
    (await promises.tasks()).map(({ subject }) => subject),
    ['open'],
  )
})

test('one promise in trouble keeps no other from being noticed, and is tried again', async () => {
  await using house = await openTestHouse()
  const { promises, give, look } = village(house)
  let troubles = 1
  promises.whenMissed('refund-result', async (_, { subject }) => {
    if (subject === 'first' && troubles-- > 0) throw new Error('no ink')
  })
  for (const subject of ['first', 'second']) await give('refund-result', subject)
  house.clock.advance({ hours: 25 })
  await look()
  assert.equal((await promises.of('refund-result', 'first'))?.missedAt, null)
  assert.ok((await promises.of('refund-result', 'second'))?.missedAt)
  assert.ok(house.logged.some((line) => line.includes('promise.look-failed')))
  await look()
  assert.ok((await promises.of('refund-result', 'first'))?.missedAt)
})

test('every late promise is noticed in one look, however many there are', async () => {
  await using house = await openTestHouse()
  const { promises, give, look } = village(house)
  for (let n = 0; n < 205; n += 1) await give('issue-told', `order ${n}`)
  house.clock.advance({ minutes: 16 })
  await look()
  const { missed } = await one(
    house.database,
    sql<{ missed: number }>`select count(*) as missed from promises.promise where missed_at is not null`,
  )
  assert.equal(missed, 205)
  assert.equal((await promises.statistics('issue-told')).missed, 205)
})

test('a look waits for nobody who is keeping a promise, nor he for it', async () => {
  await using house = await openTestHouse()
  const { promises, give, look } = village(house)
  const { database } = house
  await sql`create table an_order (id integer primary key, moves integer not null)`.execute(database)
  await sql`insert into an_order values (1, 0)`.execute(database)
  const moved = sql`update an_order set moves = moves + 1 where id = 1`
  promises.whenMissed('issue-watched', async (trx) => void (await moved.execute(trx)))
  for (let n = 0; n < 20; n += 1) await give('issue-watched', `n${n}`)
  house.clock.advance({ minutes: 11 })
  const keepers = Array.from({ length: 20 }, (_, n) =>
    database.transaction().execute(async (trx) => {
      await moved.execute(trx)
      await promises.keep(trx, 'issue-watched', `n${n}`)
    }),
  )
  await Promise.all([look(), look(), ...keepers])
  assert.deepEqual(await promises.tasks(), [])
  assert.deepEqual(await one(database, sql`select moves from an_order`), { moves: 40 })
  assert.equal(house.logged.filter((line) => line.includes('look-failed')).length, 0)
})

test('statistics count every promise once and measure those that were kept', async () => {
  await using house = await openTestHouse()
  const { promises, give, keep } = village(house)
  assert.deepEqual(await promises.statistics('refund-to-bank'), {
    kept: 0,
    open: 0,
    missed: 0,
    medianSeconds: null,
    p95Seconds: null,
  })
  for (const subject of ['a', 'b', 'c', 'd']) await give('refund-to-bank', subject)
  house.clock.advance({ hours: 1 })
  await keep('refund-to-bank', 'a')
  house.clock.advance({ hours: 1 })
  await keep('refund-to-bank', 'b')
  house.clock.advance({ hours: 71 })
  await keep('refund-to-bank', 'c')
  await give('refund-to-bank', 'e')
  const { medianSeconds, p95Seconds, ...counts } = await promises.statistics('refund-to-bank')
  assert.deepEqual(counts, { kept: 2, open: 1, missed: 2 })
  assert.ok(Math.abs((medianSeconds ?? 0) - 7200) < 10, String(medianSeconds))
  assert.ok((p95Seconds ?? 0) > 66 * 3600 * 0.9, String(p95Seconds))
})

test('the database keeps promises as they were given', async () => {
  await using house = await openTestHouse()
  const { promises, give, keep } = village(house)
  const { database } = house
  await give('odd-payment-explained', 'a')
  await assert.rejects(
    sql`update promises.promise set due_at = due_at + interval '1 day'`.execute(database),
    /stands/,
  )
  await keep('odd-payment-explained', 'a')
  await assert.rejects(sql`update promises.promise set kept_at = null`.execute(database), /stands/)
  await assert.rejects(sql`delete from promises.promise`.execute(database), /facts|change/)
  await assert.rejects(sql`delete from promises.task`.execute(database), /facts|change/)
  assert.equal((await all(database, sql`select 1 from promises.task where closed_at is not null`)).length, 1)
  assert.deepEqual(await promises.tasks(), [])
})
