import assert from 'node:assert/strict'
import { test } from 'node:test'
import { disruptedBy } from '#flights/supplier/change.ts'
import { type At, held, long, value } from '#testing/flights/suppliers/questions.ts'

/** Skipped for suppliers without airline changes. */
export function changes(at: At): void {
  void test('what an airline changes of an order is told, oldest first and by the same number each time', async () => {
    const { supplier, changed } = at()
    const { booking, order, offer } = await held(at())
    value(await supplier.issue({ ref: order.ref, booking, agreed: booking.total }, long()))
    if (supplier.changes === undefined) return
    assert.deepEqual(value(await supplier.changes(order.ref, long())), [])
    await changed?.(order.ref, 'late')
    await changed?.(order.ref, 'cancelled')
    const told = value(await supplier.changes(order.ref, long()))
    const sold = offer.directions.flatMap((flights, leg) => flights.map((flight) => ({ ...flight, leg })))
    const minutes = told.map((change) =>
      disruptedBy(change, sold).flatMap((one) => (one.isNews ? [one.minutes] : [])),
    )
    assert.deepEqual(minutes, [[195], [null]])
    assert.deepEqual(value(await supplier.changes(order.ref, long())), told)
  })
}
