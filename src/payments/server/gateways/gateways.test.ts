import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { rial } from '#money/rial.ts'
import type { Gateway } from '#payments/gateway.ts'
import { wayBack } from '#simulators/bank/way-back.ts'
import { amount, openTestBank, ordinary, type TestBank } from '#testing/payments/gateways/bank.ts'

let at: TestBank

before(async () => {
  at = await openTestBank()
})
beforeEach(() => at.bank.faults.clear())
after(() => at.bank.close())

function atEvery(sentence: string, check: (gateway: Gateway) => Promise<void>): void {
  test(sentence, async (t) => {
    for (const gateway of at.gateways) await t.test(gateway.name, () => check(gateway))
  })
}

test('gateways are numbered and named apart', () => {
  assert.deepEqual(
    at.gateways.map(({ id, name }) => `${id} ${name}`),
    ['1 zarinpal', '2 zibal', '3 sep', '4 mellat', '5 hyperpay'],
  )
})

atEvery('a payment that nobody made is in the bank and not verified', async (gateway) => {
  const { claim } = await at.begun(gateway)
  assert.equal(await gateway.inquire(claim), 'in-bank')
  const { kind } = await gateway.verify(claim)
  assert.ok(kind === 'notPaid' || kind === 'pending', kind)
})

atEvery(
  'a paid payment comes back with its own reference and is verified for its whole amount',
  async (gateway) => {
    const begun = await at.begun(gateway)
    const back = await at.pay(gateway, begun, ordinary)
    assert.equal(back?.returned?.reference, begun.claim.reference)
    assert.equal(back?.returned?.claim, 'paid')
    const verdict = await gateway.verify(back?.claim ?? assert.fail())
    assert.equal(verdict.kind, 'paid')
    assert.ok(verdict.kind === 'paid')
    assert.equal(verdict.amount, amount)
    assert.match(verdict.transaction, /^\w+$/)
    assert.equal(verdict.cardMask, '603799******1234')
    assert.equal(at.inBooks(begun.claim)?.status, 'VERIFIED')
  },
)

atEvery('a payment verified again is the same transaction of the same amount', async (gateway) => {
  const claim = await at.paid(gateway, ordinary)
  const first = await gateway.verify(claim)
  const again = await Promise.all([gateway.verify(claim), gateway.verify(claim)])
  for (const verdict of again) {
    assert.ok(first.kind === 'paid' && (verdict.kind === 'paid' || verdict.kind === 'already'))
    assert.deepEqual({ ...verdict, kind: '' }, { ...first, kind: '' })
  }
})

atEvery('a declined card and a payer who turns back are failed', async (gateway) => {
  const declined = await at.begun(gateway)
  const turned = await at.begun(gateway)
  const backs = [await at.pay(gateway, declined, '6037990000000000'), await at.turnBack(gateway, turned)]
  for (const back of backs) {
    assert.ok(back)
    // this gateway's return does not say how it ended
    if (gateway.name !== 'hyperpay') assert.equal(back.returned?.claim, 'not-paid')
    assert.equal((await gateway.verify(back.claim)).kind, 'notPaid')
    assert.equal(await gateway.inquire(back.claim), 'failed')
  }
})

atEvery('a card without money may be followed by another', async (gateway) => {
  const begun = await at.begun(gateway)
  assert.equal(await at.pay(gateway, begun, '6037990000000001'), undefined)
  const back = await at.pay(gateway, begun, ordinary)
  assert.equal((await gateway.verify(back?.claim ?? assert.fail())).kind, 'paid')
})

atEvery('an answer lost on the way is unknown, and asked again it is the payment', async (gateway) => {
  for (const fault of ['verify-lost', 'verify-late'] as const) {
    const claim = await at.paid(gateway, ordinary)
    at.bank.faults.order(fault, 1)
    // gateways with an inquiry resolve it at once
    const first = await (fault === 'verify-late' ? at.impatient(gateway) : gateway).verify(claim)
    assert.equal(first.kind, gateway.name === 'hyperpay' ? 'paid' : 'unknown', fault)
    const second = await gateway.verify(claim)
    assert.ok(second.kind === 'paid' || second.kind === 'already', second.kind)
    assert.ok(at.inBooks(claim)?.status === 'VERIFIED')
  }
})

atEvery(
  'the cards whose first verification hangs or is a page of HTML are verified by the second',
  async (gateway) => {
    for (const card of ['6037990000004444', '6037990000008888']) {
      const claim = await at.paid(gateway, card)
      const first = await (card.endsWith('4444') ? at.impatient(gateway) : gateway).verify(claim)
      assert.equal(first.kind, gateway.name === 'hyperpay' ? 'paid' : 'unknown', card)
      const second = await gateway.verify(claim)
      assert.ok(second.kind === 'paid' || second.kind === 'already', card)
    }
  },
)

atEvery('a bank in trouble is unknown and took nothing', async (gateway) => {
  const claim = await at.paid(gateway, ordinary)
  for (const sort of ['down', 'hang', 'garbage', 'busy'] as const) {
    at.bank.faults.order(`verify-${sort}`, 1)
    at.bank.faults.order(`inquiry-${sort}`, 1)
    const asked = sort === 'hang' ? at.impatient(gateway) : gateway
    assert.equal((await asked.verify(claim)).kind, 'unknown', sort)
    at.bank.faults.clear()
  }
  assert.equal(at.inBooks(claim)?.verifiedTimes, 0)
})

atEvery('a slow answer beyond our patience is unknown and loses nothing', async (gateway) => {
  const claim = await at.paid(gateway, '6037990000009999')
  const { kind } = await at.impatient(gateway).verify(claim)
  assert.equal(kind, gateway.name === 'hyperpay' ? 'paid' : 'unknown')
})

atEvery('a payment that cannot be begun says so', async (gateway) => {
  for (const sort of ['down', 'hang', 'garbage', 'busy', 'lost', 'late'] as const) {
    at.bank.faults.order(`request-${sort}`, 1)
    const asked = sort === 'hang' || sort === 'late' ? at.impatient(gateway) : gateway
    const started = await asked.start({
      attemptId: crypto.randomUUID(),
      serial: 1,
      amount: rial(28_900_000),
      description: 'x',
      returnAddress: 'http://127.0.0.1:9/',
    })
    assert.equal(started.kind, 'failed', sort)
    assert.ok(started.kind === 'failed' && started.why.length < 200 && !started.why.includes('<'))
    at.bank.books
      .all()
      .filter(({ orderId }) => orderId === '1')
      .forEach((one) => at.bank.books.decline(one))
  }
})

atEvery('what the bank charged otherwise is never called the amount that was asked', async (gateway) => {
  const claim = await at.paid(gateway, '6037990000005555')
  const verdict = await gateway.verify(claim)
  if (verdict.kind === 'paid') assert.ok(verdict.amount > 0 && verdict.amount < amount)
  else assert.equal(verdict.kind, 'notPaid')
  assert.notEqual(await gateway.inquire(claim), 'unknown')
})

atEvery('a return that names another payment takes no money for this one twice', async (gateway) => {
  const other = await at.paid(gateway, ordinary)
  const taken = await gateway.verify(other)
  const begun = await at.begun(gateway)
  const back = await at.pay(gateway, begun, '6037990000007777')
  assert.ok(back && taken.kind === 'paid')
  if (back.returned?.reference !== begun.claim.reference) return
  const verdict = await gateway.verify(back.claim)
  // a receipt identifies its payment alone: it is credited already
  if (verdict.kind === 'paid' || verdict.kind === 'already')
    assert.equal(verdict.transaction, taken.transaction)
  else assert.equal(verdict.kind, 'notPaid')
})

atEvery('a decline that became a payment after all is taken when the bank tells of it', async (gateway) => {
  const begun = await at.begun(gateway)
  const first = await at.pay(gateway, begun, '6037990000006666')
  assert.ok(first)
  if (gateway.name !== 'hyperpay') assert.equal(first.returned?.claim, 'not-paid')
  const payment = at.inBooks(begun.claim) ?? assert.fail()
  const told = wayBack(at.bank.books, payment)
  const fields = { ...Object.fromEntries(new URL(told.address).searchParams), ...told.fields }
  const second = gateway.parseReturn({ method: told.method, fields })
  assert.ok(second?.claim === 'paid')
  const verdict = await gateway.verify({ ...begun.claim, returned: second.facts })
  assert.ok(verdict.kind === 'paid' && verdict.amount === amount)
})

atEvery('only what this gateway sends is read as a return', async (gateway) => {
  for (const fields of [
    {},
    { Authority: 'S1', trackId: 'x', Token: '', RefId: '/', id: '../x', resourcePath: '/v1/x' },
    { Authority: ['a', 'b'], trackId: 1, Token: null, RefId: {}, id: [] },
  ])
    assert.equal(gateway.parseReturn({ method: 'POST', fields }), undefined)
})

atEvery('money that was taken is given back once, and says so again when asked again', async (gateway) => {
  if (gateway.reverse === undefined) return
  const claim = await at.paid(gateway, ordinary)
  if (gateway.name !== 'mellat') assert.equal((await gateway.verify(claim)).kind, 'paid')
  at.bank.faults.order('reverse-late', 1)
  assert.equal(await at.impatient(gateway).reverse?.(claim), 'unknown')
  assert.equal(await gateway.reverse(claim), 'reversed')
  assert.equal(at.inBooks(claim)?.status, 'REVERSED')
  const { claim: never } = await at.begun(gateway)
  assert.equal(await gateway.reverse(never), 'refused')
})

atEvery('what nobody verified in time is not paid any more', async (gateway) => {
  if (gateway.name === 'hyperpay') return
  const claim = await at.paid(gateway, ordinary)
  at.wait(31)
  assert.equal((await gateway.verify(claim)).kind, 'notPaid')
  assert.equal(await gateway.inquire(claim), 'reversed')
})
