import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { LRUCache } from 'lru-cache'
import { heldLegs } from '#flights/server/held-legs.ts'
import { holdOf } from '#flights/server/holds.ts'
import { buyingAt } from '#flights/server/test-buying.ts'
import { openTestFlights, type TestFlights } from '#flights/server/test-flights.ts'
import { ticketed } from '#flights/server/ticketing.ts'

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
    return ticketed(database, { orderId, legs, supplied: [], now: clock.now(), draw })
  }
  assert.equal(await issuedWith(() => 'CDFHJK'), 'CDFHJK')
  const codes = ['CDFHJK', 'CDFHJK', 'LMNPRT']
  assert.equal(await issuedWith(() => codes.shift() ?? ''), 'LMNPRT')
  await assert.rejects(
    issuedWith(() => 'CDFHJK'),
    /pnr_key/,
  )
})
