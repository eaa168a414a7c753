import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'
import { doneBy } from '../commands.ts'
import { jobCommands } from './job-commands.ts'

async function houseWithLaidAside() {
  const house = await openTestHouse()
  const done: object[] = []
  let isBroken = true
  const work = async (data: { orderId: string }) => {
    if (isBroken) throw new Error('the airline is away')
    done.push(data)
  }
  const queue = house.jobs.queue('test.issue', work, { retryLimit: 0 })
  const swept = house.jobs.queue('test.swept', work, { retryLimit: 0, isSwept: true })
  await house.jobs.start()
  await swept.send({ orderId: 'of nobody' })
  await queue.send({ orderId: 'order-1' })
  const say = (...words: string[]) => doneBy(jobCommands, house, words)
  await until(async () => (await house.jobs.laidAside.list()).length > 0)
  const isSweptOver = sql`select 1 from jobs.job where name = 'test.swept' and state = 'failed'`
  await until(async () => (await all(house.database, isSweptOver)).length > 0)
  return { house, say, done, mend: () => void (isBroken = false) }
}

test('a job that failed to the end is read at the desk, and done when it is given back', async () => {
  const { house, say, done, mend } = await houseWithLaidAside()
  await using _ = house
  const [line = '', ...more] = (await say('jobs')) ?? []
  const [id = '', queue, , ...told] = line.split('\t')
  assert.deepEqual(
    [queue, ...told, more],
    ['test.issue', '1', '{"orderId":"order-1"}', 'Error: the airline is away', []],
  )
  mend()
  assert.deepEqual(await say('job-again', id), ['given back to its queue'])
  await until(async () => done.length > 0)
  assert.deepEqual(done, [{ orderId: 'order-1' }])
  assert.deepEqual(await say('jobs'), ['no job is laid aside'])
  await assert.rejects(async () => say('job-again', id), { code: 'JOB_NOT_FOUND' })
})

test('one that need not be done is closed with a reason, which stays', async () => {
  const { house, say, done, mend } = await houseWithLaidAside()
  await using _ = house
  const [id = ''] = ((await say('jobs')) ?? []).map((line) => line.split('\t')[0] ?? '')
  await assert.rejects(async () => say('job-close', id, ' '), { code: 'REASON_MISSING' })
  mend()
  assert.deepEqual(await say('job-close', id, 'issued by hand'), ['closed'])
  assert.deepEqual(await say('jobs'), ['no job is laid aside'])
  assert.deepEqual(await all(house.database, sql`select queue, data, said, reason from server.closed_jobs`), [
    {
      queue: 'test.issue',
      data: { orderId: 'order-1' },
      said: 'Error: the airline is away',
      reason: 'issued by hand',
    },
  ])
  assert.deepEqual(done, [])
  await assert.rejects(async () => say('job-close', id, 'once more'), { code: 'JOB_NOT_FOUND' })
  await assert.rejects(async () => say('job-again', 'no id'), { code: 'JOB_NOT_FOUND' })
})

test('while a job is laid aside the log says so, and what a round looks for anyway is not told', async () => {
  const { house } = await houseWithLaidAside()
  await using _ = house
  await house.jobs.laidAside.tell()
  const told = house.logged.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'jobs.laid-aside')
  assert.deepEqual([told.jobs, told.queues], [1, { 'test.issue': 1 }])
  assert.equal(await keptFor(house), 365)
})

async function keptFor({ database }: TestHouse): Promise<number | undefined> {
  const rows = await all(
    database,
    sql<{ days: number }>`select extract(day from keep_until - created_on)::integer as days
      from jobs.job where name = 'laid-aside'`,
  )
  return rows[0]?.days
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(50)
}
