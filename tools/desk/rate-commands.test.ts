import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { openVisaOffice, type VisaOffice } from '#testing/app/visas.ts'
import type { VisaPrice } from '#visas/responses.ts'
import { explainedBy } from './commands.ts'

const source = 'بازار آزاد تهران'
const first = {
  currency: 'AED',
  minor: 20_000,
  rialAUnit: 340_368,
  setOn: '2026-11-21',
  source: 'نرخ خود ما',
}

suite('rates at the desk', () => {
  let t: VisaOffice
  before(async () => {
    t = await openVisaOffice()
  })
  after(() => t[Symbol.asyncDispose]())

  const say = (...words: string[]) => explainedBy(t.agency, words)
  async function priceNow() {
    const { data } = await t.ask(
      'GET /api/visa/Visa/GetTotalPrice?country=AE&type=tourist&days=30&entry=single&speed=normal&applicants=1',
    )
    const { total, rateRial, rateDate, rateSource } = data as VisaPrice
    return { total, rateRial, rateDate, rateSource }
  }

  test('a new rate prices what is bought from then on; an order keeps its own', async () => {
    const user = await t.user()
    const before = await t.filed(user)
    const held = await t.submitted(user)
    await assert.rejects(async () => say('rate', 'AED', '3603680', '2026-11-21', source), {
      code: 'RATE_JUMPS',
    })
    assert.deepEqual(await say('rate', 'AED', '360000', '2026-11-21', source), [
      'AED is 360000 rial from now on; orders made before keep their own rate',
    ])
    assert.ok((await say('rates'))?.includes(`AED\t360000\t2026-11-21\t${source}`))
    assert.deepEqual(await priceNow(), {
      total: 72_000_000 + 8_900_000,
      rateRial: 360_000,
      rateDate: '2026-11-21',
      rateSource: source,
    })
    const { data: facts } = await t.ask('GET /api/visa/Visa/GetVisaEnums')
    assert.match(JSON.stringify(facts), /"rate":\{"currency":"AED","rialAUnit":360000/)

    for (const { orderId, total } of [before, held]) {
      const details = await t.agency.orders.detailsOf(user.userId, orderId)
      assert.deepEqual(details.foreignPrices, [first])
      assert.deepEqual([details.totalAmount, total], [76_980_000, 76_980_000])
      const { foreign } = await t.visas.tracked(orderId, user.userId)
      assert.match(foreign?.rate ?? '', /340,368.*۳۰ آبان ۱۴۰۵، نرخ خود ما/)
    }
    const later = await t.submitted(await t.user(), { more: { totalPrice: 80_900_000 } })
    const [owner] = [...(await t.agency.orders.ownersOf([later.orderId])).values()]
    const { foreignPrices } = await t.agency.orders.detailsOf(owner ?? '', later.orderId)
    assert.deepEqual(
      foreignPrices.map((one) => [one.rialAUnit, one.source]),
      [[360_000, source]],
    )
  })

  test('who was shown another price is told so, and nothing is ordered', async () => {
    const user = await t.user()
    const request = await t.requestOf(user)
    const told = await t.submit(user, { ...request, totalPrice: 76_980_000 - 10_000 })
    assert.equal(told.code, 'PRICE_CHANGED')
  })

  test('a visa that costs nothing there has no foreign price', async () => {
    const user = await t.user()
    const choice = { type: 'transit', days: 2 } as const
    const { orderId, foreign } = await t.submitted(user, { choice, more: { totalPrice: 8_900_000 } })
    assert.equal(foreign, null)
    assert.deepEqual((await t.agency.orders.detailsOf(user.userId, orderId)).foreignPrices, [])
  })
})
