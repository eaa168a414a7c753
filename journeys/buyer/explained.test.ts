import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { paymentCalls } from '#payments/calls.ts'
import { refundCalls } from '#refunds/calls.ts'
import { openAgencyToday, type TestAgency } from '#testing/app/agency.ts'
import { walletCalls } from '#wallet/calls.ts'
import { dayOf } from '#wallet/days.ts'
import { bookFaults, totalsByClass } from '#wallet/server/books.ts'
import { ownerIn } from './owner.ts'

/** Each account's unexplained rial, but what the tests themselves put into wallets: of that no bank knows. */
async function unexplainedIn({ agency, house }: TestAgency) {
  const { given } = await one(
    house.database,
    sql<{ given: number }>`
      select coalesce(sum(amount), 0)::bigint as given from wallet.entry
      join wallet.posting on entry_id = entry.id join wallet.account on account.id = account_id
      where class = 'gateway-clearing' and (key like 'gift %' or key like 'fill %')`,
  )
  const explained = await agency.wallet.explain(dayOf(house.clock.now()))
  return explained.filter(
    ({ class: name, unexplained }) => unexplained !== (name === 'gateway-clearing' ? given : 0),
  )
}

test('after a purchase, a refund and a top-up every rial in between is somebody’s, and their owner finds it proven', async () => {
  await using told = await openAgencyToday({ HOLDS_PER_TRAVELLER: '9' })
  const { agency, ask, house } = told
  const { buyer, things } = await ownerIn(told)
  const by = buyer.token
  assert.deepEqual(await unexplainedIn(told), [])

  const wish = {
    orderId: things.issuedOrder,
    items: [{ passenger: 0, leg: 0 }],
    quoteId: things.refundQuote,
    reasonId: 1,
    destination: 'wallet',
    agreement: true,
  }
  const refunded = await ask(refundCalls.create.line, { by, body: wish })
  assert.equal(refunded.status, 200, refunded.text)
  const body = { topUp: { amount: 500_000 }, gatewayId: 1 }
  assert.equal((await ask(paymentCalls.pay.line, { by, body })).status, 200)
  assert.deepEqual(await unexplainedIn(told), [])

  const { flows } = walletCalls.flows.answer.parse((await ask(walletCalls.flows.line, { by })).data)
  const back = flows.find(({ type }) => type === 'refunded-to-wallet')
  assert.match(back?.refundNumber ?? '', /^7\d{9}$/)
  assert.equal(back?.orderId, things.issuedOrder)
  assert.match(back?.orderNumber ?? '', /^\d{9}$/)

  house.clock.advance({ hours: 24 }) // of a day that the house, which looks every five minutes, has not yet closed
  await agency.wallet.work.closeDay()
  const [proof] = await agency.wallet.proofs()
  const totals = await totalsByClass(house.database)
  const owed = ['traveller-wallet', 'prepayment', 'refunds-due', 'withdrawals-due'].map(
    (name) => totals.get(name) ?? 0,
  )
  assert.equal(
    proof?.total,
    owed.reduce((a, b) => a + b),
  )
  const { token } = await told.admit(buyer.person.phone) // that of yesterday has ended
  const share = walletCalls.share.answer.parse((await ask(walletCalls.share.line, { by: token })).data)
  assert.equal(share?.leaf.amount, proof?.total)
  assert.deepEqual(
    house.logged.filter((line) => line.includes('wallet.unowned')),
    [],
  )
  assert.deepEqual(await bookFaults(house.database), [])
})
