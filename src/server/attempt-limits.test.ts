import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { forgetTries, mayTry } from '#server/attempt-limits.ts'
import type { Jobs } from '#server/jobs.ts'
import { openTestHouse } from '#testing/server/house.ts'

const limit = { most: 3, seconds: 600 }
const begin = Temporal.Instant.from('2026-12-01T08:00:00Z')

test('a window has as many tries as it may, and the next begins with the first try after it', async () => {
  await using house = await openTestHouse()
  const tried = (seconds: number, subject = 'codes of sara') =>
    mayTry(house.database, subject, { limit, now: begin.add({ seconds }) })
  assert.deepEqual(
    [await tried(0), await tried(1), await tried(300), await tried(301), await tried(599)],
    [true, true, true, false, false],
  )
  assert.equal(await tried(599, 'codes of negar'), true)
  assert.deepEqual(
    [await tried(600), await tried(601), await tried(602), await tried(603)],
    [true, true, true, false],
  )
})

test('many who try at once pass the limit no more than one after the other would', async () => {
  await using house = await openTestHouse()
  const tries = Array.from({ length: 40 }, () =>
    mayTry(house.database, 'codes of sara', { limit, now: begin }),
  )
  const letIn = (await Promise.all(tries)).filter(Boolean)
  assert.equal(letIn.length, limit.most)
})

test('a window of the day before is forgotten, one of today is not', async () => {
  await using house = await openTestHouse()
  const hourly: (() => Promise<void>)[] = []
  const jobs: Jobs = { ...house.jobs, every: (_name, _cron, work) => void hourly.push(work) }
  house.clock.set(begin)
  await mayTry(house.database, 'long ago', { limit, now: begin.subtract({ hours: 25 }) })
  await mayTry(house.database, 'just now', { limit, now: begin })
  forgetTries({ ...house, jobs })
  for (const work of hourly) await work()
  const left = await all(house.database, sql<{ subject: string }>`select subject from server.tries`)
  assert.deepEqual(left, [{ subject: 'just now' }])
})
