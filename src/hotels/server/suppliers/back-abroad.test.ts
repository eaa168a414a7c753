import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { sql } from 'kysely'
import { hotelsPart } from '#hotels/server/personal.ts'
import { abroadAt, beforeTestsAbroad, type TestAbroad } from '#testing/hotels/suppliers/abroad.ts'

suite('a hotel abroad is given back', () => {
  let t: TestAbroad
  let abroad: ReturnType<typeof abroadAt>
  beforeTestsAbroad((opened) => {
    t = opened
    abroad = abroadAt(opened)
  })

  const back = (orderId: string) =>
    t.house.database
      .transaction()
      .execute((trx) => t.orders.refunded(trx, orderId, [{ passenger: 0, leg: 0 }]))

  test('the terms are its timeline to the rial: free, then a part, then nothing', async () => {
    const { orderId, totalPrice, rooms } = await abroad.issued(await t.user(), 'IST', 'Galata')
    const steps = rooms[0]?.cancellation ?? []
    assert.deepEqual(
      steps.map(({ until }) => until),
      ['2026-12-02T00:00:00Z', '2026-12-04T00:00:00Z', null],
    )
    assert.deepEqual([steps[0]?.refund, steps[2]?.refund], [totalPrice, 0])
    assert.ok(steps.every(({ refund, penalty }) => refund + penalty === totalPrice))
    const [booking] = t.simulator.books.all().filter(({ metadata }) => metadata['key'] === orderId)
    const part = booking?.timeline[1]?.refund ?? 0
    assert.equal(steps[1]?.refund, Math.floor((part * 12_500) / 10) * 10)
    for (const [at, step] of [
      ['2026-12-01T23:59:00Z', steps[0]],
      ['2026-12-03T12:00:00Z', steps[1]],
      ['2026-12-04T00:00:01Z', steps[2]],
    ] as const) {
      t.house.clock.set(Temporal.Instant.from(at))
      const { items, legs } = await t.hotels.product.refundTerms(orderId)
      const [item] = items
      assert.ok(item && legs[0] && step)
      const percent = step.percent
      const kept = percent === 100 ? item.total : Math.round((item.base * percent) / 100)
      assert.equal(kept, step.penalty, at)
    }
    t.house.clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
  })

  test('given back in the free time it is cancelled there once, though the line is cut', async () => {
    const userId = await t.user()
    const { orderId } = await abroad.issued(userId, 'IST', 'Beyoglu')
    await back(orderId)
    assert.equal(await abroad.standing(orderId), 'cancelling')
    t.simulator.faults.order('cancel-lost', 1)
    await abroad.later(1)
    assert.equal(await abroad.standing(orderId), 'cancelling')
    await abroad.later(1)
    assert.equal(await abroad.standing(orderId), 'cancelled')
    const [booking] = t.simulator.books.all().filter(({ metadata }) => metadata['key'] === orderId)
    assert.equal(booking?.refunded, booking?.total)
    assert.equal(await abroad.statusOf(orderId, userId), 'refunded')
  })

  test('what the supplier does not take back by itself is left to a person, and said', async () => {
    const { orderId } = await abroad.issued(await t.user(), 'KUL', 'Sentral')
    await back(orderId)
    await abroad.later(1)
    assert.equal(await abroad.standing(orderId), 'by-hand')
    assert.ok(t.house.logged.some((line) => line.includes('hotel-supplier.cancel-by-hand')))
  })

  test('an order that ends unpaid books nothing', async () => {
    const userId = await t.user()
    const asked = t.simulator.asked.get('book') ?? 0
    const { orderId } = await abroad.submitted(userId, 'IST', 'Laleli')
    await t.orders.cancel(orderId, userId)
    await abroad.later(1)
    assert.equal(await abroad.standing(orderId), 'failed')
    assert.equal(t.simulator.asked.get('book') ?? 0, asked)
  })

  test('the database keeps one booking an order, as it was sent', async () => {
    const { orderId } = await abroad.issued(await t.user(), 'DXB', 'Creekside')
    const run = (query: ReturnType<typeof sql>) => query.execute(t.house.database)
    await assert.rejects(
      run(sql`update hotels.supplied_stays set booking = '{}' where order_id = ${orderId}`),
      /stays as it was sent/,
    )
    await assert.rejects(
      run(
        sql`update hotels.supplied_stays set ref = 'bok_other', reference = 'X', cost = 1 where order_id = ${orderId}`,
      ),
      /keeps its name/,
    )
    await assert.rejects(
      run(sql`update hotels.supplied_stays set state = 'asked' where order_id = ${orderId}`),
      /may not go/,
    )
    await assert.rejects(
      run(
        sql`insert into hotels.supplied_stays select * from hotels.supplied_stays where order_id = ${orderId}`,
      ),
      /duplicate key/,
    )
  })

  test('who wants to be forgotten is: what was sent names nobody, and the rest of it stays', async () => {
    const userId = await t.user()
    const { orderId } = await abroad.issued(userId, 'DXB', 'Deira')
    const part = hotelsPart(t.house.database, async () => [orderId])
    assert.ok(JSON.stringify(await part.exported(userId)).includes('duffel-stays-'))
    await t.house.database
      .transaction()
      .execute((trx) => part.erase(trx, { userId, phone: null, email: null }))
    const { rows } = await sql<{ booking: object }>`
      select booking from hotels.supplied_stays where order_id = ${orderId}`.execute(t.house.database)
    assert.ok(!/SARA|MOHAMMADI|9123456789/.test(JSON.stringify(rows)))
    assert.ok(JSON.stringify(rows).includes('quoteRef'))
  })
})
