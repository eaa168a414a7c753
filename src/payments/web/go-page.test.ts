import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { loader } from '#payments/web/go-page.server.ts'
import { openTestBank } from '#testing/payments/gateway.ts'
import { dariush, openTestShop, sara, type TestShop } from '#testing/payments/shop.ts'
import { agencyContext, nonceContext, visitorContext, widerPolicyContext } from '#web/page-context.server.ts'

const posting = openTestBank({ id: 3, isPosting: true })
const linking = openTestBank({ id: 1 })
let shop: TestShop

before(async () => {
  shop = await openTestShop([linking.gateway, posting.gateway])
})
beforeEach(() => shop.nextOrder())
after(() => shop[Symbol.asyncDispose]())

function asked(attemptId: string, userId: string) {
  const context = new RouterContextProvider()
  context.set(agencyContext, { payments: shop.payments })
  context.set(visitorContext, { kind: 'user', userId, sessionId: 'test' })
  context.set(nonceContext, 'n')
  const page = () => loader({ params: { attemptId }, context } as unknown as LoaderFunctionArgs)
  return { page, policy: () => context.get(widerPolicyContext) }
}

const goesTo = (path: string) => (thrown: unknown) =>
  thrown instanceof Response && thrown.headers.get('location') === path

test('the payer’s form goes to the bank, and the page may post to that bank alone', async () => {
  const { id } = await shop.opened({ gatewayId: 3 })
  const { page, policy } = asked(id, sara)
  const shown = await page()
  assert.equal(shown.address, 'https://bank-3.test/pay')
  assert.deepEqual(shown.fields, [['Token', posting.sales.at(-1)?.reference]])
  assert.equal(shown.amount, '2,890,000')
  assert.deepEqual(policy(), { 'form-action': ['https://bank-3.test'] })
})

test('another’s payment, none, and what is no number are the same 404, and loosen nothing', async () => {
  const { id } = await shop.opened({ gatewayId: 3 })
  for (const [attemptId, userId] of [
    [id, dariush],
    [randomUUID(), sara],
    ['nothing', sara],
  ] as const) {
    const { page, policy } = asked(attemptId, userId)
    await assert.rejects(page, (thrown: { init?: { status?: number } }) => thrown.init?.status === 404)
    assert.deepEqual(policy(), {})
  }
})

test('who has been at the bank already sees what became of it', async () => {
  const { id } = await shop.opened({ gatewayId: 3 })
  const { reference } = posting.pay(posting.sales.at(-1)?.reference ?? '')
  await shop.ask(`/api/payment/Return/${id}?ref=${reference}&ok=1`)
  await assert.rejects(asked(id, sara).page, goesTo(`/payment/${shop.order.id}`))
})

test('a bank that is gone to by a link is gone to by it', async () => {
  const { id, address } = await shop.opened({ gatewayId: 1 })
  await assert.rejects(asked(id, sara).page, goesTo(address))
})
