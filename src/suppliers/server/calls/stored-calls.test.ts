import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, suite, test } from 'node:test'
import {
  addCalls,
  callsOf,
  forgetCalls,
  type NewCall,
  storedCalls,
} from '#suppliers/server/calls/stored-calls.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

const start = Temporal.Instant.from('2026-11-22T08:00:00Z')

suite('calls of suppliers are stored by order', () => {
  let house: TestHouse
  before(async () => {
    house = await openTestHouse()
  })
  after(() => house.close())

  const call = (orderId: string, nth: number, at = start.add({ seconds: nth })): NewCall => ({
    orderId,
    supplier: 'ferry/nile',
    at: at.toString(),
    line: `GET /seats/${nth}`,
    status: 200,
    ms: 12,
    request: '',
    response: '',
  })
  const nthsOf = async (orderId: string) =>
    (await callsOf(house.database, orderId)).map(({ line }) => Number(line.split('/').at(-1)))

  test('at most a hundred of an order: its first fifty and its last, whatever came at once or later', async () => {
    const [much, little] = [randomUUID(), randomUUID()]
    const upTo = (most: number, from = 0) =>
      Array.from({ length: most - from }, (_, nth) => call(much, from + nth))
    await addCalls(house.database, [...upTo(100), call(little, 7)])
    assert.equal((await nthsOf(much)).length, storedCalls.ofOrder)
    await addCalls(house.database, upTo(101, 100))
    await addCalls(house.database, upTo(400, 101))
    const halves = (first: number) => Array.from({ length: 50 }, (_, nth) => first + nth)
    assert.deepEqual(await nthsOf(much), [...halves(0), ...halves(350)])
    assert.deepEqual(await nthsOf(little), [7], 'another order’s stay')
  })

  test('what is older than ninety days is dropped, to the second', async () => {
    const orderId = randomUUID()
    const now = start.add({ hours: 24 * 365 })
    const atDays = (days: number, seconds = 0) => now.subtract({ hours: 24 * days, seconds })
    await addCalls(house.database, [
      call(orderId, 1, atDays(storedCalls.days, 1)),
      call(orderId, 2, atDays(storedCalls.days)),
      call(orderId, 3, atDays(1)),
    ])
    await forgetCalls(house.database, now)
    assert.deepEqual([storedCalls.days, storedCalls.ofOrder], [90, 100])
    assert.deepEqual(await nthsOf(orderId), [2, 3])
  })
})
