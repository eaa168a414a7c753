import assert from 'node:assert/strict'
import { after, before, beforeEach, suite, test } from 'node:test'
import { openSelling } from '#testing/flights/suppliers/selling.ts'

suite('what a supplier tells of a flight', () => {
  let at: Awaited<ReturnType<typeof openSelling>>

  before(async () => {
    at = await openSelling()
  })
  after(() => at.t[Symbol.asyncDispose]())
  beforeEach(async () => {
    await at.begin()
    tell('REFUND 30 PCT\nNO SHOW 100 PCT')
  })

  function tell(ruleText: string | null): void {
    at.seller.offers = at.seller.offers.map((offer) => ({
      ...offer,
      ruleText,
      directions: offer.directions.map((flights) =>
        flights.map((flight) => ({ ...flight, operator: 'W5', stops: ['IFN', 'Semnan Field'] })),
      ),
    }))
  }

  test('who flies it and where it lands are told with the offer, and with what was bought of it', async () => {
    const { proposal, orderId } = await at.submitted()
    const { flightGroups } = await at.t.flights.verified(orderId, at.userId())
    for (const [flight] of [proposal.flightGroups[0]?.flightLegs, flightGroups[0]?.flightLegs].map(
      (all) => all ?? [],
    ))
      assert.deepEqual([flight?.operatedBy, flight?.stopsAt], ['ماهان', ['اصفهان', 'Semnan Field']])
    const [told] = await at.t.flights.supplierNotes(orderId, at.userId())
    assert.deepEqual(told?.operators, ['ماهان'])
    const { journeys } = await at.t.orders.detailsOf(at.userId(), orderId)
    assert.deepEqual(journeys[0]?.stops, ['اصفهان', 'Semnan Field'])
  })

  test('an order keeps the airline’s words it was sold by; another text is another offer', async () => {
    const sold = await at.submitted()
    tell('REFUND 90 PCT')
    at.t.house.clock.advance({ seconds: 61 })
    const later = await at.submitted()
    assert.notEqual(later.proposal.proposalId, sold.proposal.proposalId)
    const textsOf = async ({ orderId }: { readonly orderId: string }) => {
      const [told] = await at.t.flights.supplierNotes(orderId, at.userId())
      const [leg] = (await at.t.flights.verified(orderId, at.userId())).legs
      assert.deepEqual(leg?.fareRules.texts, told?.texts)
      return told?.texts
    }
    assert.deepEqual(await textsOf(sold), [{ airline: 'قشم‌ایر', text: 'REFUND 30 PCT\nNO SHOW 100 PCT' }])
    assert.deepEqual(await textsOf(later), [{ airline: 'قشم‌ایر', text: 'REFUND 90 PCT' }])
  })

  test('where nothing was told nothing is said', async () => {
    tell(null)
    const { orderId } = await at.submitted()
    const [told] = await at.t.flights.supplierNotes(orderId, at.userId())
    assert.deepEqual(told?.texts, [])
  })

  test('a stranger learns nothing of it', async () => {
    const { orderId } = await at.submitted()
    await assert.rejects(at.t.flights.supplierNotes(orderId, await at.t.user()), { code: 'ORDER_NOT_FOUND' })
  })
})
