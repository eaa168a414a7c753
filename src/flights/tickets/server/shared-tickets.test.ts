import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { demoVouchers } from '#demo/sample-data.ts'
import { grouped } from '#money/formatted.ts'
import { due } from '#orders/order.ts'
import { readPdf } from '#papers/server/pdf-reader.ts'
import { buyingAt, cheapest, sara, saraAbroad } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

const page = { nonce: 'once', pdfAddress: '/pdf' }

test('a ticket that was sent on shows the last signs of a national code, its owner’s all of it', async () => {
  await using t = await openTestFlights()
  const userId = await t.user()
  const { orderId } = await buyingAt(t).paid(userId)
  await t.orders.work.issue(orderId)
  const { address } = await t.orders.shareTicket({ orderId, userId, minutes: 15 })
  const link = address.split('/').at(-1) ?? ''
  const shared = await t.flights.sharedTicketHtml(link, page)
  assert.ok(!shared.includes(sara.nationalCode))
  assert.match(shared, /\*{7}948/)
  assert.ok((await t.flights.ticketHtml({ orderId, userId }, page)).includes(sara.nationalCode))
})

test('the English of a ticket abroad hides a passport’s number from whom it was sent to, and says what was paid after a code', async () => {
  await using t = await openTestFlights()
  await t.orders.publishVoucher(demoVouchers.open)
  const { orderId, userId, paid, discount } = await toIstanbulWithACode(t)
  assert.ok(discount > 0)
  const { address } = await t.orders.shareTicket({ orderId, userId, minutes: 15 })
  const link = address.split('/').at(-1) ?? ''
  const own = await t.flights.ticketHtml({ orderId, userId }, page)
  const shared = await t.flights.sharedTicketHtml(link, page)
  assert.match(own, /MOHAMMADI \/ SARA\s· Adult\s· Passport K45128903/)
  assert.match(shared, /MOHAMMADI \/ SARA\s· Adult\s· Passport \*{6}903/)
  assert.ok(!shared.includes(saraAbroad.passportNumber))
  const files = [await t.flights.ticketPdf({ orderId, userId }), await t.flights.sharedTicketPdf(link)]
  assert.deepEqual(
    files.map(({ body }) => readPdf(body).words.has(saraAbroad.passportNumber)),
    [true, false],
  )
  for (const html of [own, shared]) assert.ok(html.includes(`Paid in full: IRR ${grouped(paid)}`))
})

/** Sara's ticket, bought with a 10% discount code; returns what she paid. */
async function toIstanbulWithACode(t: TestFlights) {
  const userId = await t.user()
  const { orderId } = await buyingAt(t).submitted(userId, cheapest, {
    passengers: [saraAbroad],
    party: { destination: { code: 'IST' } },
  })
  await t.orders.approve(orderId, userId)
  const order = await t.orders.applyVoucher({ orderId, code: demoVouchers.open.code }, userId)
  const paid = due(order)
  const attempt = { attemptId: randomUUID(), orderId, gatewayId: 1, amount: paid }
  await t.house.database.transaction().execute((trx) => t.orders.captured(trx, attempt))
  await t.orders.work.issue(orderId)
  return { orderId, userId, paid, discount: order.discount }
}
