import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { demoVouchers } from '#demo/sample-data.ts'
import { type Office, openOffice } from '#testing/refunds/office.ts'
import { first, givenBack, second } from '#testing/refunds/questions.ts'

const userId = randomUUID()

async function told(office: Office, orderId: string) {
  const { orders } = await office.orders.mine(userId, { kind: 'all', page: 1, take: 10 })
  const details = await office.orders.detailsOf(userId, orderId)
  const [listed] = orders
  for (const key of ['openCount', 'openAmount', 'journeys', 'stay'] as const)
    assert.deepEqual(details[key], listed?.[key], key)
  return details
}

test('the order tells how many rooms still stand, and what was paid for them', async () => {
  await using office = await openOffice()
  office.setClock('2026-11-28T08:00:00Z')
  office.goods.product = 'hotel'
  const orderId = await office.issued(userId)
  const before = await told(office, orderId)
  assert.deepEqual([before.openCount, before.stay?.openRooms, before.openAmount], [2, 2, before.payable])
  await givenBack(office, { userId, orderId, items: [second] })
  const part = await told(office, orderId)
  assert.deepEqual([part.openCount, part.passengerCount], [1, 2])
  assert.deepEqual([part.stay?.openRooms, part.stay?.rooms], [1, 2])
  assert.deepEqual([part.openAmount, part.payable], [before.payable / 2, before.payable])
  await givenBack(office, { userId, orderId, items: [first] })
  const none = await told(office, orderId)
  assert.deepEqual(
    [none.status, none.openCount, none.stay?.openRooms, none.openAmount],
    ['refunded', 0, 0, 0],
  )
})

test('of two directions each tells who still travels; who gave back one of them travels still', async () => {
  await using office = await openOffice()
  office.setClock('2026-11-28T08:00:00Z')
  office.goods.ladderIds = ['flypersia/1', 'flypersia/1']
  const orderId = await office.issued(userId)
  const counts = async () => {
    const { journeys, openCount } = await told(office, orderId)
    return [...journeys.map((journey) => journey.openCount), openCount]
  }
  assert.deepEqual(await counts(), [2, 2, 2])
  await givenBack(office, { userId, orderId, items: [first] })
  assert.deepEqual(await counts(), [1, 2, 2])
  await givenBack(office, { userId, orderId, items: [{ passenger: 0, leg: 1 }] })
  assert.deepEqual(await counts(), [1, 1, 1])
  await givenBack(office, { userId, orderId, items: [second] })
  assert.deepEqual(await counts(), [0, 1, 1])
})

test('with a discount the parts still add up to what was paid', async () => {
  await using office = await openOffice()
  office.setClock('2026-11-28T08:00:00Z')
  await office.orders.publishVoucher(demoVouchers.open)
  const orderId = await office.issued(userId, 'PARASTOO10')
  await givenBack(office, { userId, orderId, items: [first] })
  const { openAmount, payable, totalAmount } = await told(office, orderId)
  assert.ok(payable < totalAmount && openAmount > 0 && openAmount < payable)
  await givenBack(office, { userId, orderId, items: [second] })
  assert.equal((await told(office, orderId)).openAmount, 0)
})
