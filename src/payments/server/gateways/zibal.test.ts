import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { rial } from '#money/rial.ts'
import type { Gateway } from '#payments/gateway.ts'
import { openZibal } from '#payments/server/gateways/zibal.ts'
import { openAnswering } from '#testing/payments/gateways/answering.ts'
import { amount, openTestBank, ordinary, type TestBank } from '#testing/payments/gateways/bank.ts'

let at: TestBank
let zibal: Gateway

before(async () => {
  at = await openTestBank()
  zibal = at.gateway('zibal')
})
after(() => at.bank.close())

test('an amount goes to the bank in rial, and the payer by a link', async () => {
  const { started, claim } = await at.begun(zibal)
  assert.match(claim.reference, /^\d+$/)
  assert.equal(at.inBooks(claim)?.amount, 28_900_000)
  assert.deepEqual(started.action, {
    method: 'GET',
    address: `${at.bank.url}/zibal/start/${claim.reference}`,
  })
})

test('the second time it names no amount, which is asked for apart', async () => {
  const claim = await at.paid(zibal, ordinary)
  const first = await zibal.verify(claim)
  assert.deepEqual(await zibal.verify(claim), { ...first, kind: 'already' })
  at.bank.faults.order('inquiry-down', 1)
  assert.equal((await zibal.verify(claim)).kind, 'unknown')
})

test('asked apart it is taken only while it stands as paid and verified', async () => {
  const claim = await at.paid(zibal, ordinary)
  let status = 1
  const own = { result: 100, amount, refNumber: 7, orderId: claim.attemptId }
  await using bank = await openAnswering((asked) =>
    JSON.stringify(asked.includes('/verify') ? { result: 201 } : { ...own, status }),
  )
  const there = openZibal({ baseUrl: bank.url, merchant: 'zibal' })
  assert.equal((await there.verify(claim)).kind, 'already')
  for (status of [2, 3, 15, 16, 18])
    assert.deepEqual(await there.verify(claim), { kind: 'notPaid', code: `status ${status}` })
})

test('it compares no amounts: what was really paid is told', async () => {
  const verdict = await zibal.verify(await at.paid(zibal, '6037990000005555'))
  assert.ok(verdict.kind === 'paid')
  assert.equal(verdict.amount, amount - 10_000)
})

test('a payment of another order of ours, and of another merchant, is not this one', async () => {
  const claim = await at.paid(zibal, ordinary)
  const other = { ...claim, attemptId: crypto.randomUUID() }
  assert.deepEqual(await zibal.verify(other), { kind: 'notPaid', code: 'another order' })
  const unknown = { ...claim, reference: '1' }
  assert.deepEqual(await zibal.verify(unknown), { kind: 'notPaid', code: '203' })
  assert.equal(await zibal.inquire(unknown), 'failed')
})

test('a payment is inquired about at every point of its life', async () => {
  const begun = await at.begun(zibal)
  await at.pay(zibal, begun, ordinary)
  assert.equal(await zibal.inquire(begun.claim), 'paid')
  await zibal.verify(begun.claim)
  assert.equal(await zibal.inquire(begun.claim), 'verified')
})

test('an amount beyond its ceiling is not begun', async () => {
  const intent = { attemptId: 'a-1', serial: 1, description: 'x', returnAddress: 'http://127.0.0.1:9/' }
  const answer = await zibal.start({ ...intent, amount: rial(500_000_001) })
  assert.deepEqual(answer, { kind: 'failed', why: 'result 113' })
  assert.equal(zibal.caps.max, 500_000_000)
})

test('only a well-formed return is read', () => {
  const read = (fields: object) => zibal.parseReturn({ method: 'GET', fields: { ...fields } })
  assert.deepEqual(read({ trackId: '77', success: '1' }), { reference: '77', claim: 'paid', facts: {} })
  assert.deepEqual(read({ trackId: '77', success: '0' }), { reference: '77', claim: 'not-paid', facts: {} })
  assert.deepEqual(read({ trackId: '77', success: '0', status: '3' })?.facts, { status: '3' })
  assert.deepEqual(read({ trackId: '77', success: '0', status: '<b>' })?.facts, {})
  for (const trackId of ['', '0', '07', '7e3', '-7', '12345678901234567', ['77', '78'], 77])
    assert.equal(read({ trackId, success: '1' }), undefined, String(trackId))
})
