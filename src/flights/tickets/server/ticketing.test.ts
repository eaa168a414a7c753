import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { LRUCache } from 'lru-cache'
import { heldLegs } from '#flights/booking/server/held-legs.ts'
import { holdOf } from '#flights/booking/server/holds.ts'
import { ticketed } from '#flights/tickets/server/ticketing.ts'
import { buyingAt } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
before(async () => {
  t = await openTestFlights()
})
after(() => t[Symbol.asyncDispose]())

test('a code that somebody has already is drawn anew, and one that is always drawn is a fault', async () => {
  const { database, clock } = t.house
  const buying = buyingAt(t)
  const issuedWith = async (draw: () => string) => {
    const { orderId } = await buying.paid(await t.user())
    const hold = await holdOf(database, orderId)
    assert.ok(hold)
    const legs = await heldLegs({ database, fares: new LRUCache({ max: 10 }) }, hold)
    return ticketed(database, { orderId, legs, supplied: [], now: clock.now(), draw, serialOf: (nth) => nth })
  }
  assert.equal(await issuedWith(() => 'CDFHJK'), 'CDFHJK')
  const codes = ['CDFHJK', 'CDFHJK', 'LMNPRT']
  assert.equal(await issuedWith(() => codes.shift() ?? ''), 'LMNPRT')
  await assert.rejects(
    issuedWith(() => 'CDFHJK'),
    /pnr_key/,
  )
})
