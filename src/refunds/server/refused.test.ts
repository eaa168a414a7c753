import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openBankDetails } from '#accounts/server/bank-details.ts'
import { one } from '#database/database.ts'
import { cancelWaiver, delayWaiver, type Waiver } from '#penalties/waiver.ts'
import { refundCalls } from '#refunds/calls.ts'
import { Refundable, RefundRequest } from '#refunds/responses.ts'
import { type Office, openOffice } from '#testing/refunds/office.ts'
import { first, givenBack, quoted, requestFor, second, toBank } from '#testing/refunds/questions.ts'
import { aChild, anAdult, departure } from '#testing/refunds/terms.ts'

const userId = randomUUID()
const early = '2026-11-28T08:00:00Z'
const lineOf = (orderId: string) => refundCalls.refundable.line.replace('{orderId}', orderId)

test('a receipt is signed by us and says what was quoted, when', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const orderId = await office.issued(userId)
  const quote = await quoted(office, { userId, orderId, items: [first] })
  const [facts = '', signature = ''] = quote.receipt.split('.')
  const raw = (text: string) => Buffer.from(text, 'base64url')
  const key = await crypto.subtle.importKey('raw', raw(quote.publicKey), 'Ed25519', false, ['verify'])
  const isOurs = (text: string) => crypto.subtle.verify('Ed25519', key, raw(signature), Buffer.from(text))
  assert.equal(await isOurs(facts), true)
  assert.equal(await isOurs(`${facts}A`), false)
  const said = JSON.parse(raw(facts).toString())
  assert.deepEqual(
    [said.refund, said.penalty, said.at, said.until],
    [16_000_000, 6_000_000, quote.madeAt, quote.expiresAt],
  )
})

test('a fare that never refunds says so with its reason', async () => {
  await using office = await openOffice()
  office.setClock(early)
  office.goods.ladderIds = ['charter/none']
  const orderId = await office.issued(userId)
  const seen = Refundable.parse((await office.ask(userId, lineOf(orderId))).data)
  assert.equal(seen.allowed, false)
  assert.match(seen.reason ?? '', /قابل استرداد نیست/)
  const told = await office.ask(userId, refundCalls.quote.line, { orderId, items: [first] })
  assert.deepEqual([told.status, told.code], [409, 'NOT_REFUNDABLE'])
})

test('what is wrong with a request is said by field, and nothing is given back', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const orderId = await office.issued(userId)
  const { quoteId } = await quoted(office, { userId, orderId, items: [first] })
  const wrong = {
    ...toBank,
    reasonId: 0,
    agreement: false,
    iban: '82054010268002081790900',
    holderName: 'نگار رستمی',
  }
  const told = await office.ask(
    userId,
    refundCalls.create.line,
    requestFor({ orderId, items: [first] }, quoteId, wrong),
  )
  assert.equal(told.status, 400)
  assert.deepEqual(told.fields.toSorted(), ['agreement', 'holderName', 'iban', 'reasonId'])
  const others = requestFor({ orderId, items: [second] }, quoteId)
  assert.equal((await office.ask(userId, refundCalls.create.line, others)).code, 'QUOTE_OF_OTHERS')
  const unknown = requestFor({ orderId, items: [first] }, randomUUID())
  assert.equal((await office.ask(userId, refundCalls.create.line, unknown)).code, 'QUOTE_UNKNOWN')
  assert.equal(await office.wallet.balanceOf(userId), 0)
})

test('a quote gives back tickets of the order it was made for, and of no other of the same traveller', async () => {
  await using office = await openOffice()
  office.setClock(early)
  office.goods.groups = [aChild]
  const cheap = await office.issued(userId)
  office.goods.groups = [anAdult]
  const dear = await office.issued(userId)
  const { quoteId } = await quoted(office, { userId, orderId: dear, items: [first] })
  const told = await office.ask(
    userId,
    refundCalls.create.line,
    requestFor({ orderId: cheap, items: [first] }, quoteId),
  )
  assert.deepEqual([told.status, told.code], [409, 'QUOTE_UNKNOWN'])
  assert.equal(await office.wallet.balanceOf(userId), 0)
  assert.deepEqual(await office.refunds.ofOrder(cheap, userId), [])
})

test('of a proposal no ticket of the other direction is quoted', async () => {
  await using office = await openOffice()
  office.setClock(early)
  office.goods.ladderIds = ['flypersia/1', 'flypersia/1']
  const orderId = await office.issued(userId)
  const asked = (proposalId: string) =>
    office.ask(userId, refundCalls.quote.line, { orderId, proposalId, items: [first] })
  assert.equal((await asked('0')).status, 200)
  assert.equal((await asked('1')).code, 'UNKNOWN_ITEM')
})

test('a kept account of the traveller takes the money; another’s is as unknown as none', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const negar = await user(office, '+989120000001')
  const dariush = await user(office, '+989120000002')
  const orderId = await office.issued(negar)
  const bank = openBankDetails(office.house)
  await bank.add(negar, { ...toBank, cardNumber: '', bankAccountNumber: '' })
  await bank.add(dariush, { ...toBank, cardNumber: '', bankAccountNumber: '' })
  const [[mine], [others]] = await Promise.all([bank.mine(negar), bank.mine(dariush)])
  const { quoteId } = await quoted(office, { userId: negar, orderId, items: [first] })
  const asked = (savedAccountId: string | undefined) =>
    office.ask(
      negar,
      refundCalls.create.line,
      requestFor({ orderId, items: [first] }, quoteId, { destination: 'bank', savedAccountId }),
    )
  for (const id of [others?.id, randomUUID()]) {
    const told = await asked(id)
    assert.deepEqual([told.status, told.code], [404, 'BANK_DETAIL_NOT_FOUND'])
  }
  const told = await asked(mine?.id)
  assert.equal(told.status, 200, told.text)
  assert.equal(RefundRequest.parse(told.data).account, 'بانک پارسیان، شبا با پایان 9002')
})

test('money leaves to a typed account only after a fresh code; a kept account and the wallet want none', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const negar = await user(office, '+989120000001')
  const orderId = await office.issued(negar)
  const bank = openBankDetails(office.house)
  await bank.add(negar, { ...toBank, cardNumber: '', bankAccountNumber: '' })
  const [kept] = await bank.mine(negar)
  office.goods.isUnproven = true
  const { quoteId } = await quoted(office, { userId: negar, orderId, items: [first] })
  const told = await office.ask(
    negar,
    refundCalls.create.line,
    requestFor({ orderId, items: [first] }, quoteId, toBank),
  )
  assert.deepEqual([told.status, told.code], [403, 'STEP_UP_NEEDED'])
  assert.deepEqual(await office.refunds.ofOrder(orderId, negar), [])
  await givenBack(
    office,
    { userId: negar, orderId, items: [first] },
    { destination: 'bank', savedAccountId: kept?.id },
  )
  await givenBack(office, { userId: negar, orderId, items: [second] }, { destination: 'wallet' })
})

test('a delay of more than two hours returns everything, even after the cut-off', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const orderId = await office.issued(userId)
  office.setClock('2026-12-02T20:00:00Z')
  const { code } = await office.ask(userId, refundCalls.quote.line, { orderId, items: [first] })
  assert.equal(code, 'TOO_LATE')
  const waiver = delayWaiver({
    airlineCode: 'W5',
    flightNumber: 'W5 1041',
    departsAt: departure.toInstant(),
    minutes: 121,
    source: 'برنامهٔ پرواز فرودگاه',
  })
  assert.ok(waiver)
  await office.house.database.transaction().execute((trx) => office.refunds.waive(trx, waiver))
  const refund = await givenBack(office, { userId, orderId, items: [first] })
  assert.deepEqual([refund.amount, refund.penalty], [22_000_000, 0])
})

test('a late flight’s ticket goes back whole until the flight leaves, one that never leaves for ever', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const orderId = await office.issued(userId)
  const leaves = departure.toInstant()
  const flight = { airlineCode: 'W5', flightNumber: 'W5 1041', departsAt: leaves, source: 'فرودگاه' }
  const declare = (waiver: Waiver | undefined) =>
    office.house.database
      .transaction()
      .execute(async (trx) => waiver && (await office.refunds.waive(trx, waiver)))
  const quotedAt = async (at: Temporal.Instant) => {
    office.setClock(at.toString())
    const { code, data } = await office.ask(userId, refundCalls.quote.line, { orderId, items: [first] })
    return code ?? refundCalls.quote.answer.parse(data).refund
  }
  assert.equal(await quotedAt(leaves.add({ hours: 2 })), 'FLOWN')
  await declare(delayWaiver({ ...flight, minutes: 180 }))
  assert.equal(await quotedAt(leaves.add({ hours: 2 })), 22_000_000)
  assert.equal(await quotedAt(leaves.add({ hours: 3 })), 'TOO_LATE')
  await declare(cancelWaiver(flight))
  assert.equal(await quotedAt(leaves.add({ hours: 48 })), 22_000_000)
})

test("another's order is as unknown as none, to every call that names one", async () => {
  await using office = await openOffice()
  office.setClock(early)
  const orderId = await office.issued(userId)
  const { quoteId } = await quoted(office, { userId, orderId, items: [first] })
  const asStranger = async (id: string) => [
    await office.ask(randomUUID(), lineOf(id)),
    await office.ask(randomUUID(), `${refundCalls.mine.line}?orderId=${id}`),
    await office.ask(randomUUID(), refundCalls.quote.line, { orderId: id, items: [first] }),
    await office.ask(
      randomUUID(),
      refundCalls.create.line,
      requestFor({ orderId: id, items: [first] }, quoteId),
    ),
    await office.ask(randomUUID(), refundCalls.remind.line, { orderId: id, isOn: true }),
  ]
  const [others, none] = [await asStranger(orderId), await asStranger(randomUUID())]
  assert.deepEqual([...new Set(others.map(({ status }) => status))], [404])
  assert.deepEqual(
    others.map(({ status, code }) => [status, code]),
    none.map(({ status, code }) => [status, code]),
  )
  assert.equal((await office.ask(undefined, lineOf(orderId))).status, 401)
})

async function user({ house }: Office, phone: string): Promise<string> {
  const { id } = await one(
    house.database,
    sql<{
      id: string
    }>`insert into accounts.users (phone, created_at) values (${phone}, ${house.clock.now()}) returning id`,
  )
  return id
}
