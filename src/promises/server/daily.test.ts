import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PromiseKind } from '#promises/promise.ts'
import { openPromises } from '#promises/server/promises.ts'
import { openTestHouse } from '#testing/server/house.ts'

test('days are told by Tehran: what was kept of their promises and what is late, without what is still open', async () => {
  await using house = await openTestHouse()
  const promises = openPromises(house)
  const give = (kind: PromiseKind, subject: string) =>
    promises.give(house.database, { kind, subject, at: house.clock.now() })
  const keep = (subject: string) => promises.keep(house.database, 'issue-told', subject)
  house.clock.set(Temporal.Instant.from('2026-11-20T20:00:00Z'))
  const since = house.clock.now()
  await give('issue-told', 'in time')
  await give('issue-told', 'late')
  house.clock.advance({ minutes: 10 })
  await keep('in time')
  house.clock.advance({ minutes: 30 }) // past midnight in Tehran
  await give('issue-told', 'open')
  await give('refund-result', 'another kind')
  const days = async () =>
    (await promises.daily(['issue-told'], since)).map(({ day, kept, missed }) => [
      day.toString(),
      kept,
      missed,
    ])
  assert.deepEqual(await days(), [['2026-11-20', 1, 1]])
  await keep('open')
  assert.deepEqual(await days(), [
    ['2026-11-20', 1, 1],
    ['2026-11-21', 1, 0],
  ])
})
