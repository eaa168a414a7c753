import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Gateway } from '#payments/gateway.ts'
import { openSep } from '#payments/server/gateways/sep.ts'
import { openAnswering } from '#testing/payments/gateways/answering.ts'
import { amount, openTestBank, ordinary, type TestBank } from '#testing/payments/gateways/bank.ts'

let at: TestBank
let sep: Gateway

before(async () => {
  at = await openTestBank()
  sep = at.gateway('sep')
})
after(() => at.bank.close())

test('an amount goes to the bank in rial, and the payer by a posted form', async () => {
  const { started, claim } = await at.begun(sep)
  assert.equal(at.inBooks(claim)?.amount, 28_900_000)
  assert.deepEqual(started.action, {
    method: 'POST',
    address: `${at.bank.url}/sep/OnlinePG/OnlinePG`,
    fields: { Token: claim.reference, GetMethod: '' },
  })
})

test('the receipt comes back by a posted form and is the transaction', async () => {
  const begun = await at.begun(sep)
  const back = await at.pay(sep, begun, ordinary)
  assert.equal(back?.sent.method, 'POST')
  const verdict = await sep.verify(back?.claim ?? assert.fail())
  assert.ok(verdict.kind === 'paid')
  assert.equal(verdict.transaction, back?.returned?.facts['RefNum'])
  assert.equal((await sep.verify(back.claim)).kind, 'already')
})

test('what was really taken is told, and can be given back', async () => {
  const claim = await at.paid(sep, '6037990000005555')
  const verdict = await sep.verify(claim)
  assert.ok(verdict.kind === 'paid' && verdict.amount === amount - 10_000)
  assert.equal(await sep.reverse?.(claim), 'reversed')
  assert.equal(await sep.reverse?.(claim), 'reversed')
  assert.deepEqual(await sep.verify(claim), { kind: 'notPaid', code: '-6' })
})

test('the receipt of another attempt, of another terminal, or of nobody pays nothing', async () => {
  const mine = await at.begun(sep)
  const paid = await at.paid(sep, ordinary)
  const facts = paid.returned ?? assert.fail()
  const stolen = { ...mine.claim, returned: facts }
  assert.deepEqual(await sep.verify(stolen), { kind: 'notPaid', code: 'another order' })
  const made = { ...paid, returned: { ...facts, RefNum: 'never-was' } }
  assert.deepEqual(await sep.verify(made), { kind: 'notPaid', code: '-2' })
  const elsewhere = openSep({ baseUrl: `${at.bank.url}/sep`, terminalId: '999' })
  assert.deepEqual(await elsewhere.verify(paid), { kind: 'unknown', why: 'ResultCode -105' })
  assert.equal(at.inBooks(paid)?.verifiedTimes, 0)
})

test('what the bank verifies for another terminal or another receipt is not ours', async () => {
  const paid = await at.paid(sep, ordinary)
  const receipt = paid.returned?.['RefNum'] ?? assert.fail()
  let told: object = {}
  await using bank = await openAnswering(() => JSON.stringify({ ResultCode: 0, TransactionDetail: told }))
  const verdictOn = (detail: object) => {
    told = { RefNum: receipt, TerminalNumber: 10023, AffectiveAmount: amount, ...detail }
    return openSep({ baseUrl: bank.url, terminalId: '10023' }).verify(paid)
  }
  const others = { kind: 'notPaid', code: 'another receipt' }
  assert.equal((await verdictOn({})).kind, 'paid')
  assert.deepEqual(await verdictOn({ TerminalNumber: 10024 }), others)
  assert.deepEqual(await verdictOn({ RefNum: `${receipt}0` }), others)
})

test('a lost return cannot be verified and is not called failed', async () => {
  const begun = await at.begun(sep)
  await at.pay(sep, begun, '6037990000003333')
  assert.deepEqual(await sep.verify(begun.claim), { kind: 'notPaid', code: 'no return' })
  assert.equal(await sep.inquire(begun.claim), 'in-bank')
})

test('only a well-formed return is read, and of it what verifying needs', () => {
  const own = { Token: 'abcdef123456', ResNum: 'a-1', RefNum: 'r+/=1', State: 'OK', Status: '2' }
  const read = (fields: object) => sep.parseReturn({ method: 'POST', fields: { ...own, ...fields } })
  const facts = { ResNum: 'a-1', RefNum: 'r+/=1', State: 'OK', Status: '2' }
  assert.deepEqual(read({ Amount: '1', Wage: '' }), {
    reference: 'abcdef123456',
    claim: 'paid',
    facts,
    receipt: 'r+/=1',
  })
  for (const no of [{ Status: '1' }, { State: 'CanceledByUser' }, { RefNum: '' }])
    assert.equal(read(no)?.claim, 'not-paid')
  for (const wrong of [{ Token: '' }, { Token: ['a', 'b'] }, { RefNum: '<x>' }, { Status: 'ok' }])
    assert.equal(read(wrong), undefined)
})
