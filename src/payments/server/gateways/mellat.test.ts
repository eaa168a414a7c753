import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Gateway } from '#payments/gateway.ts'
import { openMellat } from '#payments/server/gateways/mellat.ts'
import { openAnswering } from '#testing/payments/gateways/answering.ts'
import { amount, openTestBank, ordinary, type TestBank } from '#testing/payments/gateways/bank.ts'

let at: TestBank
let mellat: Gateway

before(async () => {
  at = await openTestBank()
  mellat = at.gateway('mellat')
})
beforeEach(() => at.bank.faults.clear())
after(() => at.bank.close())

test('an order goes to the bank whole, whatever its description says, and the payer by a posted form', async () => {
  const { started, claim } = await at.begun(mellat)
  const payment = at.inBooks(claim)
  assert.equal(payment?.amount, 28_900_000)
  assert.equal(payment?.orderId, String(claim.serial))
  assert.equal(payment?.description, 'سفارش 10420318 <«&»>')
  assert.deepEqual(started.action, {
    method: 'POST',
    address: `${at.bank.url}/mellat/pgwchannel/startpay.mellat`,
    fields: { RefId: claim.reference, MobileNo: '989121234567' },
  })
})

test('a sale is verified and settled; only then it is ours', async () => {
  const claim = await at.paid(mellat, ordinary)
  assert.equal((await mellat.verify(claim)).kind, 'paid')
  assert.equal(at.inBooks(claim)?.isSettled, true)
  assert.equal(await mellat.inquire(claim), 'verified')
})

test('a verified sale whose settling was lost is settled when asked again', async () => {
  for (const sort of ['down', 'lost', 'late', 'garbage', 'busy'] as const) {
    const claim = await at.paid(mellat, ordinary)
    at.bank.faults.order(`settle-${sort}`, 1)
    const asked = sort === 'late' ? at.impatient(mellat) : mellat
    assert.equal((await asked.verify(claim)).kind, 'unknown', sort)
    assert.equal((await mellat.verify(claim)).kind, 'already', sort)
    assert.equal(at.inBooks(claim)?.isSettled, true)
  }
})

test('a verified sale that is not settled in time goes back', async () => {
  const claim = await at.paid(mellat, ordinary)
  at.bank.faults.order('settle-down', 1)
  await mellat.verify(claim)
  at.wait(16)
  assert.deepEqual(await mellat.verify(claim), { kind: 'notPaid', code: '48' })
  assert.equal(await mellat.inquire(claim), 'reversed')
})

test('an amount that the browser names can only refuse: nothing is verified or believed by it', async () => {
  const other = await at.paid(mellat, '6037990000005555')
  assert.deepEqual(await mellat.verify(other), { kind: 'notPaid', code: 'another amount' })
  assert.equal(await mellat.inquire(other), 'paid')
  const claim = await at.paid(mellat, ordinary)
  const dear = { ...claim, returned: { ...claim.returned, FinalAmount: '999999999' } }
  assert.deepEqual(await mellat.verify(dear), { kind: 'notPaid', code: 'another amount' })
  assert.equal(at.inBooks(claim)?.verifiedTimes, 0)
  const verdict = await mellat.verify(claim)
  assert.ok(verdict.kind === 'paid' && verdict.amount === amount)
})

test('another sale’s numbers pay nothing here', async () => {
  const mine = await at.begun(mellat)
  const paid = await at.paid(mellat, ordinary)
  const stolen = { ...mine.claim, returned: paid.returned ?? assert.fail() }
  assert.deepEqual(await mellat.verify(stolen), { kind: 'notPaid', code: 'another order' })
  const renamed = { ...mine.claim, returned: { ...paid.returned, SaleOrderId: String(mine.claim.serial) } }
  assert.deepEqual(await mellat.verify(renamed), { kind: 'notPaid', code: '42' })
  assert.equal(await mellat.inquire(renamed), 'failed')
  assert.equal(at.inBooks(paid)?.verifiedTimes, 0)
})

test('what is not verified is not settled', async () => {
  const claim = await at.paid(mellat, ordinary)
  const says = (call: string, code: string) =>
    `<Envelope><Body><${call}Response><return>${code}</return></${call}Response></Body></Envelope>`
  const asked: string[] = []
  await using bank = await openAnswering((question) => {
    const call = /bp\w+Request/.exec(question)?.[0] ?? ''
    asked.push(call)
    return says(call, call === 'bpVerifyRequest' ? '61' : '0')
  })
  const options = { terminalId: '7001', userName: 'shop', userPassword: 'x' }
  const there = openMellat({ ...options, baseUrl: bank.url, now: () => Temporal.Now.instant() })
  assert.deepEqual(await there.verify(claim), { kind: 'unknown', why: 'code 61' })
  assert.deepEqual(asked, ['bpVerifyRequest'])
})

test('what is unsettled can be given back, what is settled cannot', async () => {
  const claim = await at.paid(mellat, ordinary)
  assert.equal(await mellat.reverse?.(claim), 'reversed')
  assert.deepEqual(await mellat.verify(claim), { kind: 'notPaid', code: '48' })
  const settled = await at.paid(mellat, ordinary)
  await mellat.verify(settled)
  assert.equal(await mellat.reverse?.(settled), 'refused')
})

test('an order’s number is taken once', async () => {
  const { claim } = await at.begun(mellat)
  const again = await mellat.start({
    ...claim,
    description: 'x',
    returnAddress: 'http://127.0.0.1:9/',
  })
  assert.deepEqual(again, { kind: 'failed', why: 'code 41' })
})

test('only a well-formed return is read', () => {
  const own = { RefId: 'ABCDEF0123456789', ResCode: '0', SaleOrderId: '7', SaleReferenceId: '9' }
  const read = (fields: object) => mellat.parseReturn({ method: 'POST', fields: { ...own, ...fields } })
  assert.equal(read({ CardHolderPan: '603799******1234' })?.claim, 'paid')
  assert.equal(read({ ResCode: '17', SaleReferenceId: '' })?.claim, 'not-paid')
  for (const wrong of [
    { RefId: '' },
    { ResCode: undefined },
    { SaleOrderId: '7 or 1' },
    { SaleReferenceId: ['1', '2'] },
    { FinalAmount: '-1' },
    { CardHolderPan: '<b>' },
  ])
    assert.equal(read(wrong), undefined, JSON.stringify(wrong))
})
