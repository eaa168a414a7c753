import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { groupsOf } from '#passengers/party.ts'
import { faresAt } from '#testing/flights/fares.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { journeysAt } from '#testing/flights/journeys.ts'

let t: TestFlights
let journeys: ReturnType<typeof journeysAt>
before(async () => {
  t = await openTestFlights()
  journeys = journeysAt(t)
})
after(() => t[Symbol.asyncDispose]())
const { seatsAreRight } = faresAt(() => t)

test('of any party, the lines of each direction and the items of its refund add up to the order', async () => {
  const anyParty = fc.record({
    adults: fc.integer({ min: 1, max: 3 }),
    children: fc.integer({ min: 0, max: 2 }),
    infants: fc.integer({ min: 0, max: 1 }),
    way: fc.constantFrom('roundTrip' as const, 'byShiraz' as const),
  })
  await fc.assert(
    fc.asyncProperty(anyParty, async ({ way, ...party }) => {
      const trip = await journeys[way](party)
      const groups = groupsOf(party)
      const legs =
        trip.chosen.returningProposalId === undefined ? [trip.fares] : trip.fares.map((fare) => [fare])
      const orderId = randomUUID()
      const item = { legs: legs.map((fareIds, at) => ({ fareIds, isReturning: at > 0, groups })) }
      const until = t.house.clock.now().add({ minutes: 15 })
      const { total } = await t.flights.product.hold({ orderId, item, until })
      const { total: asked } = await t.flights.product.reprice(orderId)
      const issued = await t.flights.product.issue(orderId)
      const terms = await t.flights.product.refundTerms(orderId)
      assert.equal(asked, total)
      assert.equal(terms.items.length, groups.length * legs.length)
      assert.equal(
        terms.items.reduce((sum, one) => sum + one.total, 0),
        total,
      )
      assert.equal(issued.kind, 'issued')
      assert.equal(
        issued.kind === 'issued' && issued.supplierPayable,
        terms.items.reduce((sum, one) => sum + one.supplierShare, 0),
      )
      await t.house.database
        .transaction()
        .execute((trx) => t.flights.product.refund(trx, orderId, terms.items))
      await seatsAreRight()
    }),
    { numRuns: 12 },
  )
})
