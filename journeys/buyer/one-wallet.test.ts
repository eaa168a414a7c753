import assert from 'node:assert/strict'
import { after, suite, test } from 'node:test'
import { negative, rial } from '#money/rial.ts'
import { orderCalls } from '#orders/calls.ts'
import { openAgencyToday, type TestAgency } from '#testing/app/agency.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { bookFaults } from '#wallet/server/books.ts'
import { fareWith } from '../crash/fares.ts'
import { newDiary } from './diary.ts'
import { submit } from './flight-goods.ts'
import { buyerIn, flightDate } from './owner.ts'
import { patiently } from './wire.ts'

const orders = 100
const affordable = 37

suite('one wallet', () => {
  after(stopSharedServer)

  test(`a hundred orders of one traveller are paid at once from a wallet that covers ${affordable} of them: ${affordable} are paid`, async () => {
    await using agency = await openAgencyToday({ HOLDS_PER_TRAVELLER: '100', HOLDS_BEFORE_CAPTCHA: '100' })
    const { agency: rooms, house } = agency
    const ask = patiently(agency.ask, { forMs: 120_000 })
    const buyer = await buyerIn(agency, 1)
    const date = flightDate(agency)
    const fareId = await fareWith({ desk: rooms, database: house.database }, { date, seats: orders })
    const diaries = await Promise.all(
      Array.from({ length: orders }, async () => {
        const diary = newDiary(buyer)
        const orderId = await submit({ ask, pepper: '' }, { date, fareId }, diary)
        assert.ok(orderId !== undefined, diary.refused?.text ?? '')
        // approves directly: repeated captchas would be limited
        await rooms.orders.approve(orderId, buyer.userId)
        return diary
      }),
    )
    const total = diaries[0]?.total ?? 0
    await fill(agency, buyer.userId, affordable * total + total - 1)

    const told = await Promise.all(
      diaries.map(({ orderId }) => ask(orderCalls.confirm.line, { by: buyer.token, body: { orderId } })),
    )
    const refused = told.filter(({ status }) => status !== 200)
    assert.equal(told.length - refused.length, affordable)
    assert.deepEqual(new Set(refused.map(({ code }) => code)), new Set(['INSUFFICIENT_BALANCE']))
    assert.equal(await rooms.wallet.balanceOf(buyer.userId), total - 1)
    for (const [place, { orderId = '' }] of diaries.entries()) {
      const order = await rooms.orders.order(orderId)
      const isPaid = told[place]?.status === 200
      assert.equal(order?.walletPart, isPaid ? total : 0)
      assert.equal(order?.status !== 'approved', isPaid, order?.status)
    }
    assert.deepEqual(await bookFaults(house.database), [])
  })
})

function fill({ agency }: TestAgency, userId: string, amount: number): Promise<unknown> {
  return agency.database.transaction().execute((trx) =>
    agency.wallet.post(trx, {
      key: `gift ${userId}`,
      kind: 'topped-up',
      memo: 'gift',
      postings: [
        { account: { class: 'gateway-clearing', gatewayId: 1 }, amount: negative(rial(amount)) },
        { account: { class: 'traveller-wallet', userId }, amount: rial(amount) },
      ],
    }),
  )
}
