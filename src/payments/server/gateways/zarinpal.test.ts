import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { rial } from '#money/rial.ts'
import type { Gateway } from '#payments/gateway.ts'
import { amount, openTestBank, ordinary, type TestBank } from '#testing/payments/gateways/bank.ts'

let at: TestBank
let zarinpal: Gateway

before(async () => {
  at = await openTestBank()
  zarinpal = at.gateway('zarinpal')
})
beforeEach(() => at.bank.faults.clear())
after(() => at.bank.close())

test('an amount goes to the bank in rial, and the payer by a link', async () => {
  const { started, claim } = await at.begun(zarinpal)
  assert.equal(at.inBooks(claim)?.amount, 28_900_000)
  assert.deepEqual(started.action, {
    method: 'GET',
    address: `${at.bank.url}/zarinpal/pg/StartPay/${claim.reference}`,
  })
})

test('a payment verified before is «already», with the same transaction', async () => {
  const claim = await at.paid(zarinpal, ordinary)
  const first = await zarinpal.verify(claim)
  assert.deepEqual(await zarinpal.verify(claim), { ...first, kind: 'already' })
})

test('a payment is inquired about at every point of its life', async () => {
  const begun = await at.begun(zarinpal)
  assert.equal(await zarinpal.inquire(begun.claim), 'in-bank')
  await at.pay(zarinpal, begun, ordinary)
  assert.equal(await zarinpal.inquire(begun.claim), 'paid')
  await zarinpal.verify(begun.claim)
  assert.equal(await zarinpal.inquire(begun.claim), 'verified')
  assert.equal(await zarinpal.inquire({ ...begun.claim, reference: `S${'0'.repeat(35)}` }), 'failed')
  for (const sort of ['down', 'hang', 'garbage', 'busy'] as const) {
    at.bank.faults.order(`inquiry-${sort}`, 1)
    const asked = sort === 'hang' ? at.impatient(zarinpal) : zarinpal
    assert.equal(await asked.inquire(begun.claim), 'unknown', sort)
  }
})

test('nothing is verified that was not paid, or paid otherwise', async () => {
  const { claim } = await at.begun(zarinpal)
  assert.deepEqual(await zarinpal.verify(claim), { kind: 'notPaid', code: '-51' })
  const other = await at.paid(zarinpal, '6037990000005555')
  assert.deepEqual(await zarinpal.verify(other), { kind: 'notPaid', code: '-50' })
  const paid = await at.paid(zarinpal, ordinary)
  assert.deepEqual(await zarinpal.verify({ ...paid, amount: rial(amount - 1) }), {
    kind: 'notPaid',
    code: '-50',
  })
})

test('paid and forgotten payments are listed until they are verified', async () => {
  const claim = await at.paid(zarinpal, '6037990000003333')
  assert.ok((await zarinpal.listUnverified()).includes(claim.reference))
  await zarinpal.verify(claim)
  assert.ok(!(await zarinpal.listUnverified()).includes(claim.reference))
  at.bank.faults.order('unVerified-down', 1)
  assert.deepEqual(await zarinpal.listUnverified(), [])
})

test('an amount that the bank does not take is not begun', async () => {
  const intent = { attemptId: 'a-1', serial: 1, description: 'x', returnAddress: 'http://127.0.0.1:9/' }
  const answer = await zarinpal.start({ ...intent, amount: rial(10) })
  assert.deepEqual(answer, { kind: 'failed', why: 'code -9' })
})

test('only a well-formed return is read', () => {
  const reference = `S${'a1'.repeat(17)}b`
  const read = (fields: object) => zarinpal.parseReturn({ method: 'GET', fields: { ...fields } })
  assert.deepEqual(read({ Authority: reference, Status: 'OK' }), { reference, claim: 'paid', facts: {} })
  assert.deepEqual(read({ Authority: reference }), { reference, claim: 'not-paid', facts: {} })
  for (const wrong of [{ Authority: 'S1' }, { Authority: [reference, reference] }, { authority: reference }])
    assert.equal(read(wrong), undefined)
})
