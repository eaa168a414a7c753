import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { openHyperpay } from '#payments/server/gateways/hyperpay.ts'
import { openZibal } from '#payments/server/gateways/zibal.ts'
import { loader } from '#payments/web/hyperpay-page.server.ts'
import { type BankSimulator, openBankSimulator } from '#simulators/bank/server.ts'
import { dariush, openTestShop, sara, type TestShop } from '#testing/payments/shop.ts'
import { agencyContext, visitorContext, widerPolicyContext } from '#web/page-context.server.ts'

let bank: BankSimulator
let shop: TestShop

before(async () => {
  bank = await openBankSimulator({ port: 0 })
  const atHyperpay = { baseUrl: `${bank.url}/oppwa`, entityId: 'e', token: 't' }
  shop = await openTestShop([
    openHyperpay(atHyperpay),
    openZibal({ baseUrl: `${bank.url}/zibal`, merchant: 'zibal' }),
  ])
})
beforeEach(() => shop.nextOrder())
after(async () => {
  await shop[Symbol.asyncDispose]()
  await bank.close()
})

function asked(attemptId: string, userId: string) {
  const context = new RouterContextProvider()
  context.set(agencyContext, { payments: shop.payments, clock: shop.house.clock })
  context.set(visitorContext, { kind: 'user', userId, sessionId: 'test' })
  const request = new Request(`http://shop.test/confirm/hyperpay?id=${attemptId}`)
  const page = () => loader({ request, context } as unknown as LoaderFunctionArgs)
  return { page, policy: () => context.get(widerPolicyContext) }
}

test('the payer goes to our own page, which says the rial, the charge, the rate and its age', async () => {
  const { id, address } = await shop.opened({ gatewayId: 5 })
  assert.equal(address, `/confirm/hyperpay?id=${id}`)
  const shown = await asked(id, sara).page()
  assert.equal(shown.rial, '28,900,000')
  assert.equal(shown.charged?.amount, '23.12')
  assert.equal(shown.charged?.currency, 'دلار')
  assert.equal(shown.charged?.rate, '1,250,000')
  assert.match(shown.charged?.setOn ?? '', /^شنبه ۳۰ آبان ۱۴۰۵، /)
  assert.match(shown.shopperResultUrl, new RegExp(`/api/payment/Return/${id}$`))
  assert.match(shown.integrity ?? '', /^sha384-/)
  assert.equal(shown.backTo, `/confirm?orderId=${shop.order.id}`)
})

test('its page may use that gateway’s origin for what a card form needs, and no script of it by name', async () => {
  const { id } = await shop.opened({ gatewayId: 5 })
  const { page, policy } = asked(id, sara)
  const { script } = await page()
  assert.ok(script.startsWith(`${bank.url}/oppwa/v1/paymentWidgets.js?checkoutId=`))
  const names = ['style-src', 'frame-src', 'connect-src', 'img-src', 'form-action']
  assert.deepEqual(policy(), Object.fromEntries(names.map((name) => [name, [bank.url]])))
})

test('another’s payment and none are the same 404, and loosen nothing', async () => {
  const { id } = await shop.opened({ gatewayId: 5 })
  for (const [attemptId, userId] of [
    [id, dariush],
    [randomUUID(), sara],
    ['', sara],
  ] as const) {
    const { page, policy } = asked(attemptId, userId)
    await assert.rejects(page, (thrown: { init?: { status?: number } }) => thrown.init?.status === 404)
    assert.deepEqual(policy(), {})
  }
})

test('a payment at another gateway goes its own way', async () => {
  const { id } = await shop.opened({ gatewayId: 2 })
  await assert.rejects(
    asked(id, sara).page,
    (thrown) => thrown instanceof Response && thrown.headers.get('location') === `/payment/go/${id}`,
  )
})
