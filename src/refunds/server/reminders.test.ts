import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { refundCalls } from '#refunds/calls.ts'
import { openOffice } from '#testing/refunds/office.ts'
import { first, givenBack, second } from '#testing/refunds/questions.ts'
import { istanbul } from '#testing/refunds/terms.ts'

const userId = randomUUID()

test('whoever wished it is told three hours before each step, with what comes back before and after it', async () => {
  await using office = await openOffice()
  office.setClock('2026-11-28T08:00:00Z')
  const orderId = await office.issued(userId)
  const told = await office.ask(userId, refundCalls.remind.line, { orderId, isOn: true })
  assert.deepEqual(told.data, { isOn: true, tellAt: '2026-11-30T05:30:00Z' })
  const tellAt = async (instant: string) => {
    office.setClock(instant)
    await office.refunds.work.tellReminders()
    await office.refunds.work.tellReminders()
    return office.news.map((news) =>
      news.happened === 'step-ahead' ? [String(news.at.toInstant()), news.before, news.after] : news.happened,
    )
  }
  assert.deepEqual(await tellAt('2026-11-30T05:29:58Z'), [])
  const one = ['2026-11-30T08:30:00Z', 32_000_000, 20_000_000]
  assert.deepEqual(await tellAt('2026-11-30T05:30:01Z'), [one])
  assert.deepEqual(await tellAt('2026-11-30T09:00:00Z'), [one])
  await givenBack(office, { userId, orderId, items: [first] })
  const two = ['2026-12-01T08:30:00Z', 10_000_000, 8_000_000]
  assert.deepEqual(await tellAt('2026-12-01T06:00:00Z'), [one, 'in-wallet', two])
  const last = ['2026-12-02T08:30:00Z', 8_000_000, 0]
  assert.deepEqual((await tellAt('2026-12-02T06:00:00Z')).at(-1), last)
  assert.deepEqual(await office.refunds.reminderOf(orderId), { isOn: true, tellAt: null })
})

test('a step abroad is told by the clock of its airport', async () => {
  await using office = await openOffice()
  office.goods.places = [istanbul]
  office.setClock('2026-11-28T08:00:00Z')
  const orderId = await office.issued(userId)
  await office.ask(userId, refundCalls.remind.line, { orderId, isOn: true })
  office.setClock('2026-11-30T06:00:01Z')
  await office.refunds.work.tellReminders()
  const [news] = office.news
  assert.ok(news?.happened === 'step-ahead')
  assert.deepEqual(
    [news.at.toString(), news.cityName],
    ['2026-11-30T12:00:00+03:00[Europe/Istanbul]', 'استانبول'],
  )
})

test('nobody is told who did not wish it, wishes it no more, or has nothing left to give back', async () => {
  await using office = await openOffice()
  office.setClock('2026-11-28T08:00:00Z')
  const [quiet, regretful, gone] = [
    await office.issued(randomUUID()),
    await office.issued(userId),
    await office.issued(userId),
  ]
  for (const orderId of [regretful, gone])
    await office.ask(userId, refundCalls.remind.line, { orderId, isOn: true })
  await office.ask(userId, refundCalls.remind.line, { orderId: regretful, isOn: false })
  await givenBack(office, { userId, orderId: gone, items: [first, second] })
  office.setClock('2026-11-30T06:00:00Z')
  await office.refunds.work.tellReminders()
  assert.deepEqual(
    office.news.map(({ happened }) => happened),
    ['in-wallet'],
  )
  for (const orderId of [quiet, regretful])
    assert.deepEqual(await office.refunds.reminderOf(orderId), { isOn: false, tellAt: null })
})

test('who gives back the flight that a step was near of is told of the other flight when its own step is near', async () => {
  await using office = await openOffice()
  office.goods.ladderIds = ['flypersia/1', 'flypersia/1']
  office.setClock('2026-11-28T08:00:00Z')
  const orderId = await office.issued(userId)
  const told = await office.ask(userId, refundCalls.remind.line, { orderId, isOn: true })
  assert.deepEqual(told.data, { isOn: true, tellAt: '2026-11-30T05:30:00Z' })
  await givenBack(office, { userId, orderId, items: [first, second] })
  const happenedAt = async (instant: string) => {
    office.setClock(instant)
    await office.refunds.work.tellReminders()
    return office.news.map(({ happened }) => happened)
  }
  assert.deepEqual(await happenedAt('2026-11-30T05:30:01Z'), ['in-wallet'])
  const tellAt = Temporal.Instant.from('2026-12-03T05:30:00Z')
  assert.deepEqual(await office.refunds.reminderOf(orderId), { isOn: true, tellAt })
  assert.deepEqual(await happenedAt('2026-12-03T05:30:01Z'), ['in-wallet', 'step-ahead'])
})
