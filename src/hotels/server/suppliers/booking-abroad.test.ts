import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { sql } from 'kysely'
import { HotelOrdered } from '#hotels/responses.ts'
import { abroadAt, beforeTestsAbroad, type TestAbroad } from '#testing/hotels/suppliers/abroad.ts'

suite('a booking abroad that goes wrong', () => {
  let t: TestAbroad
  let abroad: ReturnType<typeof abroadAt>
  beforeTestsAbroad((opened) => {
    t = opened
    abroad = abroadAt(opened)
  })

  test('whoever is asked for by many at once is booked once', async () => {
    const userId = await t.user()
    const order = await abroad.submitted(userId, 'EVN', 'Mashtots')
    await abroad.agreed(userId, order)
    await Promise.all(Array.from({ length: 5 }, () => t.orders.work.issue(order.orderId)))
    await t.orders.work.issue(order.orderId)
    assert.equal(await abroad.statusOf(order.orderId, userId), 'issued')
    await Promise.all(Array.from({ length: 5 }, () => t.hotels.product.issue(order.orderId)))
    const ours = t.simulator.books.all().filter(({ metadata }) => metadata['key'] === order.orderId)
    assert.equal(ours.length, 1)
    const [sold] = await t.hotels.soldBy([order.orderId])
    assert.deepEqual(sold?.suppliers, ['duffel-stays'])
    assert.ok(sold?.references.includes(ours[0]?.id ?? '-'))
  })

  test('what the guests wish reaches the supplier word for word, and what was not wished is not sent', async () => {
    const userId = await t.user()
    const bookingOf = (orderId: string) =>
      t.simulator.books.all().find(({ metadata }) => metadata['key'] === orderId)
    const wishes = { arrival: 'after-22', requests: ['twin-beds'], note: 'Flight lands at 23:30' }
    const { data } = await abroad.submit(userId, await abroad.chosen('EVN', 'Saryan'), { wishes })
    const wished = HotelOrdered.parse(data)
    await abroad.paid(userId, wished)
    assert.equal(
      bookingOf(wished.orderId)?.specialRequests,
      'arrival after 22:00; twin beds; Flight lands at 23:30',
    )
    const silent = await abroad.issued(userId, 'EVN', 'Abovyan')
    assert.equal(bookingOf(silent.orderId)?.specialRequests, null)
  })

  for (const [name, state] of [
    ['Chow Kit Gone', 'rate_unavailable'],
    ['Pudu Refused', 'booking_rejected'],
  ] as const)
    test(`${name}: the money is in the wallet`, async () => {
      const userId = await t.user()
      const order = await abroad.submitted(userId, 'KUL', name)
      await abroad.paid(userId, order)
      assert.equal(await abroad.statusOf(order.orderId, userId), 'failed')
      assert.equal(await t.wallet.balanceOf(userId), order.totalPrice)
      assert.equal(await abroad.standing(order.orderId), 'failed')
      const { rows } = await sql<{ reason: string }>`
        select reason from hotels.supplied_stays where order_id = ${order.orderId}`.execute(t.house.database)
      assert.match(rows[0]?.reason ?? '', new RegExp(state))
    })

  for (const name of ['Masjid India Line Cut', 'Raja Chulan Booked And 500'])
    test(`${name}: it is looked up, found, and booked once`, async () => {
      const userId = await t.user()
      const asked = t.simulator.asked.get('book') ?? 0
      const { orderId, status } = await abroad.issued(userId, 'KUL', name)
      assert.equal(status, 'issued')
      assert.equal(t.simulator.asked.get('book'), asked + 1)
      const ours = t.simulator.books.all().filter(({ metadata }) => metadata['key'] === orderId)
      assert.equal(ours.length, 1)
    })

  test('a booking that is lost, and its look-up too, is found by the job', async () => {
    const userId = await t.user()
    const order = await abroad.submitted(userId, 'EVN', 'Cascade')
    t.simulator.faults.order('book-lost', 1)
    t.simulator.faults.order('list-down', 3)
    await abroad.paid(userId, order)
    assert.equal(await abroad.statusOf(order.orderId, userId), 'issuing')
    assert.equal(await abroad.standing(order.orderId), 'unknown')
    await abroad.later(1)
    assert.equal(await abroad.standing(order.orderId), 'booked')
    await t.orders.work.issue(order.orderId)
    assert.equal(await abroad.statusOf(order.orderId, userId), 'issued')
  })

  test('a question that vanished before it was heard fails when the supplier’s own time is over', async () => {
    const userId = await t.user()
    const order = await abroad.submitted(userId, 'EVN', 'Cascade')
    t.simulator.faults.order('book-garbage', 1)
    await abroad.paid(userId, order)
    await abroad.later(2)
    assert.equal(await abroad.standing(order.orderId), 'unknown')
    await abroad.later(4)
    await t.orders.work.issue(order.orderId)
    assert.equal(await abroad.statusOf(order.orderId, userId), 'failed')
    assert.equal(await t.wallet.balanceOf(userId), order.totalPrice)
  })

  test('a supplier that takes no questions now is asked again a little later', async () => {
    const userId = await t.user()
    const order = await abroad.submitted(userId, 'EVN', 'Ararat')
    t.simulator.faults.order('book-busy', 1)
    await abroad.paid(userId, order)
    assert.deepEqual(
      [await abroad.statusOf(order.orderId, userId), await abroad.standing(order.orderId)],
      ['issuing', 'quoted'],
    )
    await t.orders.work.issue(order.orderId)
    assert.equal(await abroad.statusOf(order.orderId, userId), 'issued')
  })

  test('what comes of a booking after its order was given up is given back there', async () => {
    const userId = await t.user()
    const order = await abroad.submitted(userId, 'EVN', 'Saryan')
    t.simulator.faults.order('book-lost', 1)
    t.simulator.faults.order('list-down', 5)
    await abroad.paid(userId, order)
    t.house.clock.set(t.house.clock.now().add({ minutes: 16 }))
    await t.orders.work.issue(order.orderId)
    assert.equal(await abroad.statusOf(order.orderId, userId), 'failed')
    assert.equal(await t.wallet.balanceOf(userId), order.totalPrice)
    t.simulator.faults.clear()
    await abroad.later(1)
    assert.equal(await abroad.standing(order.orderId), 'cancelled')
    const [booking] = t.simulator.books.all().filter(({ metadata }) => metadata['key'] === order.orderId)
    assert.ok(booking?.cancelledAt)
  })

  test('what it was asked and answered stands with the order, and nothing of whoever travels', async () => {
    const order = await abroad.issued(await t.user(), 'EVN', 'Saryan')
    await t.supplierMonitor.flush()
    const calls = await t.supplierMonitor.callsOf(order.orderId)
    const sent = calls.filter(({ line, status }) => line === 'POST /stays/bookings' && status === 201)
    assert.equal(sent.length, 1, JSON.stringify(calls.map(({ line, status }) => [line, status])))
    assert.match(sent[0]?.request ?? '', /"given_name":"…4"/)
    assert.match(sent[0]?.response ?? '', /"status":"confirmed"/)
    const all = JSON.stringify(calls)
    for (const personal of ['SARA', 'MOHAMMADI', '9123456789', 'stays@example.com'])
      assert.ok(!all.includes(personal), personal)
  })
})
