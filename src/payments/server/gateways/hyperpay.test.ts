import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Gateway } from '#payments/gateway.ts'
import { openHyperpay } from '#payments/server/gateways/hyperpay.ts'
import { amount, openTestBank, ordinary, type TestBank } from '#testing/payments/gateways/bank.ts'

let at: TestBank
let hyperpay: Gateway

before(async () => {
  at = await openTestBank()
  hyperpay = at.gateway('hyperpay')
})
beforeEach(() => at.bank.faults.clear())
after(() => at.bank.close())

test('rial is charged in dollars, rounded up to the cent, at a rate that is kept', async () => {
  const { started, claim } = await at.begun(hyperpay)
  assert.equal(started.charged?.minor, 2312)
  assert.equal(started.charged?.currency, 'USD')
  assert.equal(started.charged?.rateRial, 1_250_000)
  assert.equal(at.inBooks(claim)?.amount, 2312)
  assert.equal(at.inBooks(claim)?.currency, 'USD')
})

test('the payer goes to our own page, which knows the script, its hash and where to come back to', async () => {
  const { started, claim } = await at.begun(hyperpay)
  assert.ok(started.action.method === 'widget')
  assert.equal(started.action.address, `http://127.0.0.1:9/confirm/hyperpay?id=${claim.attemptId}`)
  const { script = '', integrity = '', shopperResultUrl } = started.action.fields
  assert.equal(shopperResultUrl, `http://127.0.0.1:9/return/${claim.attemptId}`)
  const answer = await fetch(script)
  const digest = await crypto.subtle.digest('SHA-384', await answer.arrayBuffer())
  assert.equal(integrity, `sha384-${Buffer.from(digest).toString('base64')}`)
  assert.equal(answer.headers.get('access-control-allow-origin'), '*')
})

test('a checkout that its payer has not used yet is pending', async () => {
  const { claim } = await at.begun(hyperpay)
  assert.deepEqual(await hyperpay.verify(claim), { kind: 'pending' })
  at.wait(31)
  assert.equal((await hyperpay.verify(claim)).kind, 'notPaid')
  assert.equal(await hyperpay.inquire(claim), 'failed')
})

test('when the checkout is over its payment is found by our own number', async () => {
  const claim = await at.paid(hyperpay, ordinary)
  at.wait(31)
  const verdict = await hyperpay.verify(claim)
  assert.ok(verdict.kind === 'paid' && verdict.amount === amount)
  at.bank.faults.order('inquiry-garbage', 1)
  assert.equal((await hyperpay.verify(claim)).kind, 'unknown')
})

test('a payment of another attempt, currency or kind is not this one', async () => {
  const claim = await at.paid(hyperpay, ordinary)
  const other = { ...claim, attemptId: crypto.randomUUID() }
  assert.deepEqual(await hyperpay.verify(other), { kind: 'notPaid', code: 'another payment' })
  assert.equal(await hyperpay.inquire(other), 'paid')
  const charged = claim.charged ?? assert.fail()
  const dirham = { ...claim, charged: { ...charged, currency: 'AED' as const } }
  assert.deepEqual(await hyperpay.verify(dirham), { kind: 'notPaid', code: 'another payment' })
})

test('what was charged otherwise is told in rial at the rate of the charge', async () => {
  const verdict = await hyperpay.verify(await at.paid(hyperpay, '6037990000005555'))
  assert.ok(verdict.kind === 'paid')
  assert.equal(verdict.amount, (2312 - 232) * 12_500)
})

test('a refund whose answer was lost is found and not made twice', async () => {
  const claim = await at.paid(hyperpay, ordinary)
  at.bank.faults.order('reverse-lost', 1)
  assert.equal(await hyperpay.reverse?.(claim), 'unknown')
  at.bank.faults.order('reverse-down', 1)
  assert.equal(await hyperpay.reverse?.(claim), 'reversed')
})

test('the path that a browser brings is never followed, and must be its own checkout’s', () => {
  const id = 'F53906928228B8DC4202D50891985D77.uat01-vm-tx03'
  const read = (resourcePath: unknown) =>
    hyperpay.parseReturn({ method: 'GET', fields: { id, resourcePath } })
  assert.deepEqual(read(`/v1/checkouts/${id}/payment`), { reference: id, claim: 'paid', facts: {} })
  for (const wrong of [
    undefined,
    '',
    '//evil.test/v1/x',
    `https://evil.test/v1/checkouts/${id}/payment`,
    `/v1/checkouts/${id}/../../x`,
    '/v1/checkouts/ANOTHER00000000000000000000000000/payment',
  ])
    assert.equal(read(wrong), undefined, String(wrong))
})

test('without credentials nothing is begun', async () => {
  const stranger = openHyperpay({ baseUrl: `${at.bank.url}/oppwa`, entityId: '', token: 'x' })
  const { claim } = await at.begun(hyperpay)
  const begun = await stranger.start({ ...claim, description: 'x', returnAddress: 'http://127.0.0.1:9/' })
  assert.deepEqual(begun, { kind: 'failed', why: 'result 800.900.300' })
})
