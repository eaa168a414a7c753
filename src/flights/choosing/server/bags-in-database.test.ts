import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { bagsAt } from '#testing/flights/bags.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

suite('of bags the database keeps', () => {
  let t: TestFlights
  let bagging: ReturnType<typeof bagsAt>
  before(async () => {
    t = await openTestFlights()
    bagging = bagsAt(t)
  })
  after(() => t[Symbol.asyncDispose]())
  const write = (orderId: string, values: ReturnType<typeof sql>) =>
    sql`insert into flights.hold_bags (order_id, leg, position, bag_id, kg, price, supplier_share)
      values (${orderId}, 0, ${values})`.execute(t.house.database)

  for (const [says, values, constraint] of [
    ['no bag of an infant', sql`2, '5kg', 5, 10, 1`, 'bag_of_a_seat'],
    ['no bag of nobody', sql`5, '5kg', 5, 10, 1`, 'bag_of_a_seat'],
    ['no bag without weight', sql`1, '5kg', 0, 10, 1`, 'hold_bags_kg_check'],
    ['no bag for nothing', sql`1, '5kg', 5, 0, 0`, 'hold_bags_price_check'],
    ['no share above the price', sql`1, '5kg', 5, 10, 11`, 'hold_bags_check'],
    ['no bag that is not in the total', sql`1, '5kg', 5, 10, 1`, 'sums_with_bags'],
  ] as const)
    test(says, async () => {
      const { orderId } = await bagging.issuedWith(await t.user(), { passenger: 0, id: '5kg' })
      await assert.rejects(write(orderId, values), (error: Error & { constraint?: string }) => {
        assert.equal(error.constraint, constraint, error.message)
        return true
      })
    })

  test('no bag that is changed or taken away afterwards', async () => {
    const { orderId } = await bagging.issuedWith(await t.user(), { passenger: 0, id: '5kg' })
    await assert.rejects(
      sql`update flights.hold_bags set price = price + 1 where order_id = ${orderId}`.execute(
        t.house.database,
      ),
    )
    await assert.rejects(
      sql`delete from flights.hold_bags where order_id = ${orderId}`.execute(t.house.database),
    )
  })
})
