import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openBankDetails } from '#accounts/server/bank-details.ts'
import { one } from '#database/database.ts'
import { isCardNumber } from '#money/bank-account.ts'
import { refundCalls } from '#refunds/calls.ts'
import { RefundRequest } from '#refunds/responses.ts'
import { ibanOfCards } from '#testing/refunds/bank.ts'
import { type Office, openOffice } from '#testing/refunds/office.ts'
import { assertTrue, first, givenBack, quoted, requestFor, toBank } from '#testing/refunds/questions.ts'

const userId = randomUUID()
const card = Array.from({ length: 10 }, (_, digit) => `603799123456789${digit}`).find(isCardNumber) ?? ''
const toCard = { destination: 'bank', cardNumber: card, holderName: 'سارا احمدی' } as const
const early = '2026-11-28T08:00:00Z'

async function opened(): Promise<{ office: Office; orderId: string }> {
  const office = await openOffice()
  office.setClock(early)
  return { office, orderId: await office.issued(userId) }
}

async function asked({ office, orderId }: { office: Office; orderId: string }, more: object) {
  const { quoteId } = await quoted(office, { userId, orderId, items: [first] })
  const body = requestFor({ orderId, items: [first] }, quoteId, more)
  return { quoteId, told: await office.ask(userId, refundCalls.create.line, body) }
}

test('a refund to a card is paid to the account behind it, and is known by the card', async () => {
  const { office, orderId } = await opened()
  await using _ = office
  const refund = await givenBack(office, { userId, orderId, items: [first] }, toCard)
  assert.equal(refund.account, `بانک ملی ایران، کارت با پایان ${card.slice(-4)}`)
  await office.refunds.work.payOut(refund.refundId)
  assert.deepEqual(office.asked, [`card ${card}`, `send ${ibanOfCards} 16000000`])
  const [paid] = await office.refunds.ofOrder(orderId, userId)
  assert.deepEqual([paid?.state, paid?.paidInto], ['paid', 'bank'])
  await assertTrue(office)
})

test('the numbers lie sealed: no row holds the card or the account', async () => {
  const { office, orderId } = await opened()
  await using _ = office
  await givenBack(office, { userId, orderId, items: [first] }, toCard)
  const { rows } = await one(
    office.house.database,
    sql<{ rows: string }>`select string_agg(request::text, ' ') as rows from refunds.request`,
  )
  for (const number of [card, ibanOfCards]) {
    assert.ok(!rows.includes(number))
    assert.ok(!rows.includes(Buffer.from(number).toString('hex')))
  }
})

test('a card that the banks refuse is its own fault, and nothing is given back', async () => {
  const { office, orderId } = await opened()
  await using _ = office
  office.goods.inquiry = { ibanOfCard: async () => ({ kind: 'refused', why: 'card.not_active' }) }
  const { told } = await asked({ office, orderId }, toCard)
  assert.deepEqual([told.status, told.fields], [400, ['cardNumber']])
  assert.deepEqual(await office.refunds.ofOrder(orderId, userId), [])
})

test('silent banks leave a card unpaid with a word; the quote stays, and an IBAN is believed', async () => {
  const { office, orderId } = await opened()
  await using _ = office
  office.goods.inquiry = {
    ibanOfCard: async () => ({ kind: 'unknown', why: 'no answer' }),
    isHolder: async () => ({ kind: 'unknown', why: 'no answer' }),
  }
  const { told, quoteId } = await asked({ office, orderId }, toCard)
  assert.deepEqual([told.status, told.code, told.fields], [503, 'BANKS_SILENT', ['cardNumber']])
  const again = await office.ask(
    userId,
    refundCalls.create.line,
    requestFor({ orderId, items: [first] }, quoteId, toBank),
  )
  assert.equal(again.status, 200, again.text)
  assert.equal(RefundRequest.parse(again.data).account, 'بانک پارسیان، شبا با پایان 9002')
})

test('an account in another name is said at the name, by IBAN and by card', async () => {
  const { office, orderId } = await opened()
  await using _ = office
  office.goods.inquiry = { isHolder: async () => ({ kind: 'told', matches: false }) }
  for (const where of [toCard, toBank]) {
    const { told } = await asked({ office, orderId }, where)
    assert.deepEqual([told.status, told.fields], [400, ['holderName']])
    assert.match(told.text, /به نام دیگری می‌شناسد/)
  }
  office.goods.inquiry = { isHolder: async () => ({ kind: 'refused', why: 'iban.not_found' }) }
  const { told } = await asked({ office, orderId }, toBank)
  assert.deepEqual([told.status, told.fields], [400, ['iban']])
})

test('who tries account after account is asked to wait; the wallet stays open', async () => {
  const { office, orderId } = await opened()
  await using _ = office
  office.goods.inquiry = { isHolder: async () => ({ kind: 'told', matches: false }) }
  const { quoteId } = await quoted(office, { userId, orderId, items: [first] })
  const tried = async (more: object) =>
    office.ask(userId, refundCalls.create.line, requestFor({ orderId, items: [first] }, quoteId, more))
  const told = await Promise.all(Array.from({ length: 14 }, () => tried(toCard)))
  const codes = told.map(({ status }) => status).toSorted((a, b) => a - b)
  assert.deepEqual(codes, [...Array.from({ length: 10 }, () => 400), 429, 429, 429, 429])
  assert.equal(office.asked.length, 10)
  assert.equal((await tried({ destination: 'wallet' })).status, 200)
  const next = await office.issued(userId)
  delete office.goods.inquiry
  office.house.clock.advance({ minutes: 61 })
  await givenBack(office, { userId, orderId: next, items: [first] }, toCard)
})

test('a kept card takes the money; what is wrong with it is said of the kept account', async () => {
  await using office = await openOffice()
  office.setClock(early)
  const { id: negar } = await one(
    office.house.database,
    sql<{
      id: string
    }>`insert into accounts.users (phone, created_at) values ('+989120000001', ${early}) returning id`,
  )
  const own = await office.issued(negar)
  const bank = openBankDetails(office.house)
  await bank.add(negar, { iban: '', cardNumber: card, bankAccountNumber: '', holderName: 'سارا احمدی' })
  const [kept] = await bank.mine(negar)
  const given = { userId: negar, orderId: own, items: [first] }
  const { quoteId } = await quoted(office, given)
  office.goods.inquiry = { isHolder: async () => ({ kind: 'told', matches: false }) }
  const body = requestFor(given, quoteId, { destination: 'bank', savedAccountId: kept?.id })
  const told = await office.ask(negar, refundCalls.create.line, body)
  assert.deepEqual([told.status, told.fields], [400, ['savedAccountId']])
  delete office.goods.inquiry
  const refund = await givenBack(office, given, { destination: 'bank', savedAccountId: kept?.id })
  assert.equal(refund.account, `بانک ملی ایران، کارت با پایان ${card.slice(-4)}`)
})
