import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { FlightDetail } from '#flights/answered.ts'
import { Submitted, Verified } from '#flights/order-answered.ts'
import type { Proposal } from '#flights/proposal.ts'
import { percentAsked, provocations } from '#flights/server/inventory/provocations.ts'
import { buyingAt, contact, nika, omid, sara, submitLine } from '#flights/server/test-buying.ts'
import { openTestFlights, type TestFlights } from '#flights/server/test-flights.ts'

let t: TestFlights
let buying: ReturnType<typeof buyingAt>
before(async () => {
  t = await openTestFlights()
  buying = buyingAt(t)
})
after(() => t[Symbol.asyncDispose]())

const oneAdult = { party: {}, passengers: [sara] }
const family = { party: { children: 1, infants: 1 }, passengers: [sara, omid, nika] }
const days = [
  ['a Thursday', '2026-12-03', oneAdult],
  ['a Thursday, with children', '2026-12-03', family],
  ['tomorrow', '2026-11-22', oneAdult],
  ['Nowruz, with children', '2027-03-21', family],
] as const

/** Flights that sell out or change their price on purpose keep no price. */
const fickle = new Set(
  provocations
    .filter(({ does }) => does === 'sells-out' || does in percentAsked)
    .map(({ flightNumber }) => flightNumber),
)
const isSteady = ({ seat, flightGroups }: Proposal) =>
  seat > 0 && !fickle.has(flightGroups[0]?.flightNumber ?? '')

for (const [says, date, { party, passengers }] of days)
  test(`on ${says}, every offer costs the same in the list, its details, the order and at the bank`, async () => {
    const userId = await t.user()
    const { requestId, proposals } = await buying.search({ dates: [date], ...party })
    const offers = proposals.filter(isSteady)
    assert.ok(offers.length > 20, String(offers.length))
    for (const { proposalId, totalPrice, prices } of offers) {
      const chosen = { requestId, proposalId }
      assert.equal(sumOf(prices), totalPrice)
      const detail = await t.ask('POST /api/flight-catalog/FlightCatalog/FlightDetail', chosen)
      const { flightProposal, itemisedPrices } = FlightDetail.parse(detail.data)
      assert.deepEqual([flightProposal.totalPrice, sumOf(itemisedPrices)], [totalPrice, totalPrice])
      for (const { baseFare, taxItems, totalPrice: each } of itemisedPrices)
        assert.equal(
          taxItems.reduce((sum, { amount }) => sum + amount, baseFare),
          each,
        )

      const told = await t.ask(submitLine, { ...chosen, passengers, contact }, userId)
      assert.equal(told.status, 200, told.text)
      const { orderId, totalPrice: ordered } = Submitted.parse(told.data)
      const { priceChange } = await t.orders.approve(orderId, userId)
      const { amount } = await t.orders.payable(orderId, userId)
      const line = `GET /api/flight-reservation/Submit/VerifyFlightOrder/${orderId}`
      const seen = Verified.parse((await t.ask(line, undefined, userId)).data)
      assert.deepEqual(
        [ordered, amount, seen.totalPrice, seen.due, sumOf(seen.prices), priceChange],
        [totalPrice, totalPrice, totalPrice, totalPrice, totalPrice, null],
      )
      await t.orders.cancel(orderId, userId)
    }
  })

function sumOf(prices: readonly { readonly totalPrice: number; readonly count: number }[]): number {
  return prices.reduce((sum, { totalPrice, count }) => sum + totalPrice * count, 0)
}
