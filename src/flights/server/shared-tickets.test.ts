import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buyingAt, sara } from '#flights/server/test-buying.ts'
import { openTestFlights } from '#flights/server/test-flights.ts'

test('a ticket that was sent on shows the last signs of a national code, its owner’s all of it', async () => {
  await using t = await openTestFlights()
  const userId = await t.user()
  const { orderId } = await buyingAt(t).paid(userId)
  await t.orders.work.issue(orderId)
  const { address } = await t.orders.shareTicket({ orderId, userId, minutes: 15 })
  const link = address.split('/').at(-1) ?? ''
  const page = { nonce: 'once', pdfAddress: '/pdf' }
  const shared = await t.flights.sharedTicketHtml(link, page)
  assert.ok(!shared.includes(sara.nationalCode))
  assert.match(shared, /\*{7}948/)
  assert.ok((await t.flights.ticketHtml({ orderId, userId }, page)).includes(sara.nationalCode))
})
