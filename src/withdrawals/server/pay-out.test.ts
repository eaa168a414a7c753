import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { PayoutStatus } from '#refunds/server/payouts/payout.ts'
import { openWithdrawalOffice, ownIban, type WithdrawalOffice } from '#testing/withdrawals/office.ts'
import { bookFaults, openWithdrawalsDue, totalsByClass } from '#wallet/server/books.ts'
import { withdrawalCalls } from '#withdrawals/calls.ts'
import { withdrawalFaults } from '#withdrawals/server/invariants.ts'

const pending: PayoutStatus = { kind: 'pending', providerId: 'p-1' }
const paid: PayoutStatus = { kind: 'paid', providerId: 'p-1', reference: '77' }
const bounced: PayoutStatus = { kind: 'bounced', providerId: 'p-1' }
const unknown: PayoutStatus = { kind: 'unknown', why: 'no answer' }

/** Its half an hour to cancel is over. */
async function due(office: WithdrawalOffice) {
  const { userId, bankDetailId } = await office.traveller(7_000_000)
  const id = randomUUID()
  const told = await office.ask(userId, withdrawalCalls.create.line, { id, amount: 5_000_000, bankDetailId })
  assert.equal(told.status, 200, told.text)
  office.house.clock.advance({ minutes: 30 })
  const { payOut } = office.withdrawals.work
  const state = async () => (await office.withdrawals.of(userId))[0]?.state
  const look = async (later: Temporal.DurationLike = { seconds: 30 }) => {
    office.house.clock.advance(later)
    await payOut(id)
    const { database } = office.house
    assert.deepEqual(await bookFaults(database), [])
    assert.deepEqual(await withdrawalFaults(database, await openWithdrawalsDue(database)), [])
  }
  return { id, userId, state, look, payOut: () => payOut(id) }
}

test('what was taken without an answer is found again and not sent twice', async () => {
  await using office = await openWithdrawalOffice()
  office.manners.bank = (_, action) => (action === 'send' ? unknown : paid)
  const { state, look, payOut } = await due(office)
  await payOut()
  assert.equal(await state(), 'sent')
  await look()
  assert.equal(await state(), 'arrived')
  assert.deepEqual(office.asked, [`send ${ownIban} 5000000`, 'find'])
})

test('what never arrived is sent once more, under the same number', async () => {
  await using office = await openWithdrawalOffice()
  const numbers = new Set<string>()
  let sendings = 0
  office.manners.bank = ({ trackId }, action) => {
    numbers.add(trackId)
    if (action === 'find') return { kind: 'none' }
    return ++sendings === 1 ? unknown : paid
  }
  const { state, look, payOut } = await due(office)
  await payOut()
  await look()
  assert.deepEqual([await state(), sendings, numbers.size], ['arrived', 2, 1])
})

test('many workers at once send once, and pay once', async () => {
  await using office = await openWithdrawalOffice()
  const { state, payOut } = await due(office)
  await Promise.all(Array.from({ length: 8 }, payOut))
  assert.equal(office.asked.filter((one) => one.startsWith('send')).length, 1)
  assert.equal(await state(), 'arrived')
  assert.equal((await totalsByClass(office.house.database)).get('payout-clearing'), 5_000_000)
})

test('cancelled and sent at the same moment it is one of them', async () => {
  await using office = await openWithdrawalOffice()
  for (let time = 0; time < 4; time += 1) {
    const { id, userId, state, look, payOut } = await due(office)
    office.asked.length = 0
    const cancelling = office.ask(userId, withdrawalCalls.cancel.line, { id })
    const [told] = await Promise.all([cancelling, payOut()])
    const isCancelled = told.status === 200
    assert.equal(await state(), isCancelled ? 'cancelled' : 'arrived')
    assert.equal(office.asked.length, isCancelled ? 0 : 1)
    assert.equal(await office.wallet.balanceOf(userId), isCancelled ? 7_000_000 : 2_000_000)
    await look()
  }
})

for (const [name, answers] of [
  ['refused at once', [{ kind: 'refused', why: 'iban' }]],
  ['returned later', [pending, bounced]],
  ['returned after it had arrived', [paid, bounced]],
] as const satisfies readonly (readonly [string, readonly PayoutStatus[]])[])
  test(`a withdrawal that is ${name} is back in the wallet once, and its owner is told`, async () => {
    await using office = await openWithdrawalOffice()
    const left: PayoutStatus[] = [...answers]
    office.manners.bank = () => left.shift() ?? bounced
    const { id, userId, state, look, payOut } = await due(office)
    await payOut()
    for (const _ of answers.slice(1)) await look()
    await look()
    assert.equal(await state(), 'returned')
    assert.equal(await office.wallet.balanceOf(userId), 7_000_000)
    const totals = await totalsByClass(office.house.database)
    assert.deepEqual([totals.get('withdrawals-due'), totals.get('payout-clearing') ?? 0], [0, 0])
    assert.equal(office.news.filter(({ happened }) => happened === 'returned').length, 1)
    assert.ok((await office.promises.of('withdrawal-to-bank', id))?.keptAt)
  })

test('what does not arrive in time is the desk’s work, until it does', async () => {
  await using office = await openWithdrawalOffice()
  office.manners.bank = () => pending
  const { look, payOut } = await due(office)
  await payOut()
  office.house.clock.advance({ hours: 30 })
  await office.promises.work.look()
  assert.deepEqual(
    (await office.promises.tasks()).map(({ kind }) => kind),
    ['withdrawal-to-bank'],
  )
  office.manners.bank = () => paid
  await look()
  assert.deepEqual(await office.promises.tasks(), [])
})

test('what its job forgot is swept up', async () => {
  await using office = await openWithdrawalOffice()
  office.manners.bank = () => pending
  const { id, state, payOut } = await due(office)
  const swept = async () => {
    office.jobsSent.length = 0
    await office.withdrawals.work.sweep()
    return [...office.jobsSent]
  }
  assert.deepEqual([await state(), await swept()], ['requested', [id]])
  await payOut()
  assert.deepEqual([await state(), await swept()], ['sent', []])
  office.house.clock.advance({ minutes: 2 })
  assert.deepEqual(await swept(), [id])
})

test('a job tells of it by the brand it was asked for at', async () => {
  await using office = await openWithdrawalOffice({ SITES: 'chakavak=https://chakavak.test' })
  office.manners.bank = () => paid
  const { sites } = office.house.settings
  const { userId, bankDetailId } = await office.traveller()
  const wish = { id: randomUUID(), amount: 5_000_000, bankDetailId }
  await sites.at(sites.ofBrand('chakavak'), () => office.withdrawals.create(userId, wish))
  office.house.clock.advance({ minutes: 30 })
  await office.withdrawals.work.payOut(wish.id)
  assert.deepEqual(
    office.news.map(({ happened }, nth) => [happened, office.brands[nth]]),
    [
      ['requested', 'chakavak'],
      ['arrived', 'chakavak'],
    ],
  )
})
