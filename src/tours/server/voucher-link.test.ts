import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { orderCalls } from '#orders/calls.ts'
import { openTestTours, type TestTours } from '#testing/tours/tours.ts'
import { tourCalls } from '#tours/calls.ts'

suite('the voucher of a tour in other hands', () => {
  let t: TestTours
  before(async () => {
    t = await openTestTours()
  })
  after(() => t[Symbol.asyncDispose]())

  async function anOpenOne(): Promise<string> {
    const found = t.departures.filter((one) => one.isDomestic && !one.isCharter && one.group.left >= 12)
    for (const one of found) if ((await t.detail(one.departureId)).isOpen) return one.departureId
    return assert.fail('no departure is open')
  }

  test('a link opens the voucher to whoever holds it, until its owner closes it', async () => {
    const sara = await t.admit('+989121111111')
    const { orderId } = await t.bought(sara, { departureId: await anOpenOne() })
    await t.pay(sara, orderId)
    const share = await t.ask(orderCalls.shareTicket.line, { by: sara.token, body: { orderId, minutes: 15 } })
    assert.equal(share.status, 200, share.text)
    const { address } = orderCalls.shareTicket.answer.parse(share.data)
    const line = tourCalls.sharedVoucherPdf.line.replace('{link}', address.split('/').at(-1) ?? '')
    const opened = await t.ask(line)
    assert.equal(opened.status, 200, opened.text.slice(0, 200))
    assert.match(opened.text, /^%PDF-/)
    await t.ask(orderCalls.closeTicketLinks.line, { by: sara.token, body: { orderId } })
    assert.equal((await t.ask(line)).status, 303, 'led to the page that says it is closed')
  })
})
