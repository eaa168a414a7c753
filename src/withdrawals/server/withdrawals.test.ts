import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import {
  openWithdrawalOffice,
  otherIban,
  ownIban,
  type WithdrawalOffice,
} from '#testing/withdrawals/office.ts'
import { bookFaults, openWithdrawalsDue, totalsByClass } from '#wallet/server/books.ts'
import { withdrawalCalls } from '#withdrawals/calls.ts'
import { withdrawalLimits } from '#withdrawals/limits.ts'
import { withdrawalFaults } from '#withdrawals/server/invariants.ts'

const { check, create, cancel, mine } = withdrawalCalls
type Traveller = Awaited<ReturnType<WithdrawalOffice['traveller']>>

async function assertTrue({ house: { database } }: WithdrawalOffice): Promise<void> {
  assert.deepEqual(await bookFaults(database), [])
  assert.deepEqual(await withdrawalFaults(database, await openWithdrawalsDue(database)), [])
}

function wish({ bankDetailId }: Traveller, amount = 5_000_000, id: string = randomUUID()) {
  return { id, amount, bankDetailId }
}

async function made(office: WithdrawalOffice, traveller: Traveller, amount?: number) {
  const told = await office.ask(traveller.userId, create.line, wish(traveller, amount))
  assert.equal(told.status, 200, told.text)
  return create.answer.parse(told.data)
}

test('a balance goes out to one’s own account: from the wallet at once, to the bank when it may', async () => {
  await using office = await openWithdrawalOffice()
  const traveller = await office.traveller()
  const { userId, bankDetailId } = traveller
  const checked = check.answer.parse((await office.ask(userId, check.line, { bankDetailId })).data)
  assert.deepEqual([checked.holderName, checked.account], ['سارا احمدی', 'بانک پارسیان، شبا با پایان 9002'])
  const { id, number, state, steps } = await made(office, traveller)
  assert.match(number, /^6\d{9}$/)
  assert.deepEqual([state, steps.map((step) => step.state)], ['requested', ['done', 'now', 'ahead']])
  assert.equal(await office.wallet.balanceOf(userId), 2_000_000)
  await assertTrue(office)

  await office.withdrawals.work.payOut(id)
  assert.deepEqual(office.asked, [], 'half an hour is left to cancel it')
  office.house.clock.advance({ minutes: 30 })
  await office.withdrawals.work.payOut(id)
  assert.deepEqual(office.asked, [`send ${ownIban} 5000000`])
  const [there] = mine.answer.parse((await office.ask(userId, mine.line)).data)
  assert.deepEqual([there?.state, there?.reference], ['arrived', '1405'])
  const totals = await totalsByClass(office.house.database)
  assert.deepEqual(
    [totals.get('traveller-wallet'), totals.get('withdrawals-due'), totals.get('payout-clearing')],
    [2_000_000, 0, 5_000_000],
  )
  assert.deepEqual(
    office.news.map(({ happened }) => happened),
    ['requested', 'arrived'],
  )
  assert.ok((await office.promises.of('withdrawal-to-bank', id))?.keptAt)
  const { flows } = await office.wallet.flowsOf(userId, { page: 1, take: 5 })
  assert.deepEqual([flows[0]?.amount, flows[0]?.withdrawalNumber], [-5_000_000, number])
  await assertTrue(office)
})

test('it is cancelled until it is sent, and the money is back; afterwards not', async () => {
  await using office = await openWithdrawalOffice()
  const traveller = await office.traveller()
  const { userId } = traveller
  const { id } = await made(office, traveller)
  for (const _ of ['once', 'and again']) {
    const told = await office.ask(userId, cancel.line, { id })
    assert.equal(cancel.answer.parse(told.data).state, 'cancelled')
    assert.equal(await office.wallet.balanceOf(userId), 7_000_000)
  }
  office.house.clock.advance({ hours: 1 })
  await office.withdrawals.work.payOut(id)
  assert.deepEqual(office.asked, [])
  assert.ok((await office.promises.of('withdrawal-to-bank', id))?.keptAt)

  const second = await made(office, traveller)
  office.manners.bank = () => ({ kind: 'pending', providerId: 'p' })
  office.house.clock.advance({ minutes: 31 })
  await office.withdrawals.work.payOut(second.id)
  const late = await office.ask(userId, cancel.line, { id: second.id })
  assert.deepEqual([late.status, late.code], [409, 'SENT_ALREADY'])
  await assertTrue(office)
})

test('a wallet gives what is in it, once, however many ask at the same moment', async () => {
  await using office = await openWithdrawalOffice()
  const traveller = await office.traveller(7_000_000)
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => office.ask(traveller.userId, create.line, wish(traveller))),
  )
  const { true: paid, false: refusedOnes } = Object.groupBy(answers, ({ status }) => `${status === 200}`)
  assert.deepEqual([paid?.length, refusedOnes?.length], [1, 3])
  // who came too late to see the balance fall is refused by the ledger
  for (const told of refusedOnes ?? [])
    assert.ok(told.code === 'INSUFFICIENT_BALANCE' || told.fields[0] === 'amount', told.text)
  assert.equal(await office.wallet.balanceOf(traveller.userId), 2_000_000)
  await assertTrue(office)
})

test('the same request told again, at once or later, is one', async () => {
  await using office = await openWithdrawalOffice()
  const traveller = await office.traveller(7_000_000)
  const body = wish(traveller, 3_000_000)
  const tell = () => office.ask(traveller.userId, create.line, body)
  const numbers = [...(await Promise.all([tell(), tell(), tell()])), await tell()].map(
    ({ data }) => create.answer.parse(data).number,
  )
  assert.equal(new Set(numbers).size, 1)
  assert.equal(await office.wallet.balanceOf(traveller.userId), 4_000_000)
  const another = await office.traveller()
  const stolen = await office.ask(another.userId, create.line, { ...wish(another), id: body.id })
  assert.deepEqual([stolen.status, stolen.code], [404, 'WITHDRAWAL_NOT_FOUND'])
  assert.equal((await office.ask(another.userId, cancel.line, { id: body.id })).code, 'WITHDRAWAL_NOT_FOUND')
  assert.equal(await office.wallet.balanceOf(another.userId), 7_000_000)
})

test('amounts below the least, above the balance and above the most are said at the field', async () => {
  await using office = await openWithdrawalOffice()
  const traveller = await office.traveller(3_000_000_000)
  for (const amount of [0, -5_000_000, 49_999, 3_000_000_001, 1_000_000_001, 1.5]) {
    const told = await office.ask(traveller.userId, create.line, wish(traveller, amount))
    assert.deepEqual([told.status, told.fields], [400, ['amount']], `${amount}`)
  }
  assert.equal(await office.wallet.balanceOf(traveller.userId), 3_000_000_000)
})

test('in 24 hours no more leaves a wallet than the most, nor goes to one account of several people', async () => {
  await using office = await openWithdrawalOffice()
  const rich = await office.traveller(3_000_000_000)
  const refusedCode = async (who: Traveller, amount: number) =>
    (await office.ask(who.userId, create.line, wish(who, amount))).code
  const { id } = await made(office, rich, withdrawalLimits.most - 50_000)
  assert.equal(await refusedCode(rich, 50_001), 'TOO_MUCH_A_DAY')
  await made(office, rich, 50_000)
  const other = await office.traveller(3_000_000_000)
  assert.equal(await refusedCode(other, 50_000), 'TOO_MUCH_TO_AN_ACCOUNT')
  await office.ask(rich.userId, cancel.line, { id })
  await made(office, other, 50_000)
  const elsewhere = await office.traveller(3_000_000_000, otherIban)
  await made(office, elsewhere, withdrawalLimits.most)
  office.house.clock.advance({ hours: 24 })
  await made(office, elsewhere, withdrawalLimits.most)
  await assertTrue(office)
})

test('five times a day, cancelled or not', async () => {
  await using office = await openWithdrawalOffice()
  const traveller = await office.traveller()
  for (let time = 0; time < withdrawalLimits.timesADay; time += 1) {
    const { id } = await made(office, traveller, 50_000)
    await office.ask(traveller.userId, cancel.line, { id })
  }
  const sixth = await office.ask(traveller.userId, create.line, wish(traveller, 50_000))
  assert.deepEqual([sixth.status, sixth.code], [429, 'TOO_MANY_WITHDRAWALS'])
})

test('without a fresh code nothing leaves; cancelling needs none', async () => {
  await using office = await openWithdrawalOffice()
  const traveller = await office.traveller()
  const { id } = await made(office, traveller)
  office.manners.isUnproven = true
  const told = await office.ask(traveller.userId, create.line, wish(traveller, 50_000))
  assert.deepEqual([told.status, told.code], [403, 'STEP_UP_NEEDED'])
  assert.equal((await office.ask(traveller.userId, cancel.line, { id })).status, 200)
  assert.equal((await office.ask(undefined, mine.line)).status, 401)
})

test('nobody who reads the database reads an account number, and erasure waits for what is on its way', async () => {
  await using office = await openWithdrawalOffice()
  const traveller = await office.traveller()
  await made(office, traveller)
  const rows = await all(
    office.house.database,
    sql<{ row: string }>`select (request.*)::text as row from withdrawals.request
      union all select (checked_account.*)::text from withdrawals.checked_account`,
  )
  assert.equal(rows.length, 2)
  assert.ok(rows.every(({ row }) => !row.includes('8205401026') && !row.includes('سارا')))
  assert.ok(!office.house.logged.join('').includes('8205401026'))
})

test('the limits of the database are those that are told', async () => {
  await using office = await openWithdrawalOffice()
  const { amount, trigger } = await one(
    office.house.database,
    sql<{ amount: string; trigger: string }>`
      select pg_get_constraintdef((select oid from pg_constraint where conname = 'amount_in_limits')) as amount,
        pg_get_functiondef('withdrawals.guard_request'::regproc) as trigger`,
  )
  const { least, most, mostADay, timesADay } = withdrawalLimits
  assert.ok(amount.includes(`${least}`) && amount.includes(`${most}`), amount)
  assert.ok(trigger.includes(`:= ${mostADay};`) && trigger.includes(`count(*) >= ${timesADay}`))
})
