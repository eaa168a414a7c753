import assert from 'node:assert/strict'
import { after, before, beforeEach, suite, test } from 'node:test'
import type { GatewayView } from '#payments/calls.ts'
import { gatewayTerms } from '#payments/server/gateway-settings.ts'
import { openHyperpay } from '#payments/server/gateways/hyperpay.ts'
import { payBy } from '#simulators/bank/payer.ts'
import { type BankSimulator, openBankSimulator } from '#simulators/bank/server.ts'
import { openTestBank } from '#testing/payments/gateway.ts'
import { openTestShop, ordinary, sara, type TestShop } from '#testing/payments/shop.ts'
import { openTestHouse } from '#testing/server/house.ts'

const home = openTestBank({ id: 1, caps: { max: 50_000_000 } })
let shop: TestShop
let bank: BankSimulator

suite('a rate that grows old', () => {
  before(async () => {
    const house = await openTestHouse()
    bank = await openBankSimulator({ port: 0, now: () => house.clock.now() })
    const setOn = house.clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate().toString()
    const { simulator, simulatorPath } = gatewayTerms.hyperpay
    const abroad = openHyperpay({
      ...simulator,
      baseUrl: bank.url + simulatorPath,
      rate: { currency: 'USD', rateRial: 1_300_000, setOn },
      rateDays: 2,
    })
    shop = await openTestShop([home.gateway, abroad], house)
  })
  beforeEach(() => shop.nextOrder())
  after(async () => {
    await shop[Symbol.asyncDispose]()
    await bank.close()
  })

  test('while it is fresh a card abroad is charged at it; then nothing begins there, and what began goes on', async () => {
    assert.equal(await whyNot(), undefined)
    const { id } = await shop.opened({ gatewayId: 5 })
    const { action, reference } = await shop.payments.goingOf(id, sara)
    assert.ok(action)
    assert.equal(bank.books.find(reference ?? '')?.amount, Math.ceil(28_900_000 / 13_000))
    await payBy(action, ordinary)

    shop.house.clock.advance({ hours: 72 })
    assert.deepEqual(await whyNot(), { reason: 'stale-rate', says: 'نرخ ارز این درگاه تازه نیست.' })
    await shop.payments.reconcile()
    assert.equal(await shop.statusOf(id), 'captured')

    shop.nextOrder()
    const [charged, sold] = [bank.books.all().length, home.sales.length]
    await shop.opened({ gatewayId: 5 })
    assert.deepEqual([bank.books.all().length, home.sales.length], [charged, sold + 1])
    shop.nextOrder()
    shop.order.amount = 60_000_000 // no other takes so much
    assert.equal((await shop.create({ gatewayId: 5 })).json().meta.code, 'AMOUNT_NOT_TAKEN')
  })
})

async function whyNot(): Promise<GatewayView['leftOut']> {
  const { data } = (await shop.ask('/api/payment/Gateway/Paged')).json<{ data: GatewayView[] }>()
  return data.find(({ id }) => id === 5)?.leftOut
}
