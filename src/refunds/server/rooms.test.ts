import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { refundCalls } from '#refunds/calls.ts'
import { Refundable } from '#refunds/responses.ts'
import { openOffice } from '#testing/refunds/office.ts'
import { first, givenBack, second } from '#testing/refunds/questions.ts'
import { departure } from '#testing/refunds/terms.ts'

const userId = randomUUID()
const lineOf = (orderId: string) => refundCalls.refundable.line.replace('{orderId}', orderId)

async function booked() {
  const office = await openOffice()
  office.setClock('2026-11-28T08:00:00Z')
  office.goods.product = 'hotel'
  const orderId = await office.issued(userId)
  const seen = async () => Refundable.parse((await office.ask(userId, lineOf(orderId))).data)
  return { office, orderId, seen, [Symbol.asyncDispose]: () => office[Symbol.asyncDispose]() }
}

test('a room goes back by itself, to the rial, and the other stays', async () => {
  await using t = await booked()
  assert.equal((await t.seen()).product, 'hotel')
  await givenBack(t.office, { userId, orderId: t.orderId, items: [first] })
  assert.equal(await t.office.wallet.balanceOf(userId), 16_000_000)
  const { items, reason } = await t.seen()
  assert.deepEqual(
    items.map(({ state, reason: why }) => [state, why]),
    [
      ['refunded', 'این اتاق پیش‌تر پس داده شده است.'],
      ['refundable', null],
    ],
  )
  assert.equal(reason, null)
})

test('why a room cannot be given back is said of rooms', async () => {
  await using t = await booked()
  t.office.goods.ladderIds = ['charter/none']
  const quote = async () =>
    t.office.ask(userId, refundCalls.quote.line, { orderId: t.orderId, items: [second] })
  const never = await quote()
  assert.deepEqual([never.status, never.code], [409, 'NOT_REFUNDABLE'])
  assert.match((await t.seen()).reason ?? '', /نرخ غیرقابل استرداد/)
  t.office.goods.ladderIds = ['flypersia/1']
  t.office.setClock(departure.toInstant().toString())
  assert.equal((await quote()).code, 'FLOWN')
  assert.match((await t.seen()).reason ?? '', /زمان ورود به هتل گذشته است/)
})
