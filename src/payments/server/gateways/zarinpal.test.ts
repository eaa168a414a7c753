import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { rial } from '#money/rial.ts'
import type { Gateway } from '#payments/gateway.ts'
import { openZarinpal } from '#payments/server/gateways/zarinpal.ts'
import { payAtBank } from '#twins/bank/payer.ts'
import { type BankTwin, openBankTwin } from '#twins/bank/server.ts'

const amount = rial(28_900_000)
let bank: BankTwin
let zarinpal: Gateway

before(async () => {
  bank = await openBankTwin({ port: 0 })
  zarinpal = openZarinpal({
    baseUrl: bank.url,
    merchantId: '11111111-2222-4333-8444-555555555555',
    timeoutMs: 300,
  })
})
beforeEach(() => bank.faults.clear())
after(() => bank.close())

async function started(): Promise<{ reference: string; address: string }> {
  const answer = await zarinpal.start({
    attemptId: 'a-1',
    amount,
    description: 'سفارش 10420318',
    returnAddress: 'http://127.0.0.1:9/return',
  })
  assert.equal(answer.kind, 'started')
  return answer.kind === 'started' ? answer : assert.fail()
}

/** A payment made at the bank with this card. */
async function paidWith(card: string): Promise<string> {
  const { reference, address } = await started()
  await payAtBank(address, card)
  return reference
}

test('an amount goes to the bank in rial', async () => {
  const { reference } = await started()
  assert.equal(bank.books.find(reference)?.amount, 28_900_000)
})

test('a paid payment is verified, a second time «already», with the same transaction', async () => {
  const reference = await paidWith('6037990000001234')
  const first = await zarinpal.verify({ reference, amount })
  assert.equal(first.kind, 'paid')
  const second = await zarinpal.verify({ reference, amount })
  assert.deepEqual(second, { ...first, kind: 'already' })
})

test('a payment is inquired about at every point of its life', async () => {
  const { reference, address } = await started()
  assert.equal(await zarinpal.inquire(reference), 'in-bank')
  await payAtBank(address, '6037990000001234')
  assert.equal(await zarinpal.inquire(reference), 'paid')
  await zarinpal.verify({ reference, amount })
  assert.equal(await zarinpal.inquire(reference), 'verified')
  assert.equal(await zarinpal.inquire(await paidWith('6037990000000000')), 'failed')
  assert.equal(await zarinpal.inquire(`S${'0'.repeat(35)}`), 'failed')
})

test('nothing is verified that was not paid, or paid otherwise', async () => {
  const { reference } = await started()
  assert.deepEqual(await zarinpal.verify({ reference, amount }), { kind: 'notPaid', code: '-51' })
  const other = await paidWith('6037990000005555')
  assert.deepEqual(await zarinpal.verify({ reference: other, amount }), { kind: 'notPaid', code: '-50' })
})

test('paid and forgotten payments are listed until they are verified', async () => {
  const reference = await paidWith('6037990000003333')
  assert.ok((await zarinpal.listUnverified()).includes(reference))
  await zarinpal.verify({ reference, amount })
  assert.ok(!(await zarinpal.listUnverified()).includes(reference))
})

test('an answer lost on the way is unknown, and «already» when asked again', async () => {
  for (const fault of ['verify-lost', 'verify-late'] as const) {
    const reference = await paidWith('6037990000001234')
    bank.faults.order(fault, 1)
    assert.equal((await zarinpal.verify({ reference, amount })).kind, 'unknown', fault)
    assert.equal((await zarinpal.verify({ reference, amount })).kind, 'already', fault)
  }
})

test('a bank in trouble is unknown and took nothing', async () => {
  const reference = await paidWith('6037990000001234')
  for (const fault of ['verify-down', 'verify-hang', 'verify-garbage', 'verify-busy'] as const) {
    bank.faults.order(fault, 1)
    assert.equal((await zarinpal.verify({ reference, amount })).kind, 'unknown', fault)
  }
  assert.equal(bank.books.find(reference)?.verifiedTimes, 0)
  for (const fault of ['inquiry-down', 'inquiry-hang', 'inquiry-garbage'] as const) {
    bank.faults.order(fault, 1)
    assert.equal(await zarinpal.inquire(reference), 'unknown', fault)
  }
  bank.faults.order('unVerified-down', 1)
  assert.deepEqual(await zarinpal.listUnverified(), [])
})

test('a payment that cannot be begun says so', async () => {
  const intent = { attemptId: 'a-1', amount, description: 'x', returnAddress: 'http://127.0.0.1:9/' }
  for (const fault of [
    'request-down',
    'request-hang',
    'request-garbage',
    'request-busy',
    'request-lost',
  ] as const) {
    bank.faults.order(fault, 1)
    assert.equal((await zarinpal.start(intent)).kind, 'failed', fault)
  }
  assert.deepEqual(await zarinpal.start({ ...intent, amount: rial(10) }), { kind: 'failed', why: 'code -9' })
})

test('only a well-formed return is read', () => {
  const reference = `S${'a1'.repeat(17)}b`
  assert.deepEqual(zarinpal.parseReturn({ Authority: reference, Status: 'OK' }), { reference, claim: 'paid' })
  assert.deepEqual(zarinpal.parseReturn({ Authority: reference }), { reference, claim: 'not-paid' })
  for (const wrong of [
    {},
    { Authority: 'S1' },
    { Authority: [reference, reference] },
    { authority: reference },
  ])
    assert.equal(zarinpal.parseReturn(wrong), undefined)
})
