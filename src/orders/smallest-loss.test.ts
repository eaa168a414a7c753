import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rial } from '#money/rial.ts'
import { bySmallestLoss, type Risked } from '#orders/smallest-loss.ts'

const part = (orderId: string, loss: number): Risked => ({ orderId, loss: rial(loss) })

const table: readonly (readonly [says: string, parts: readonly Risked[], issued: string])[] = [
  ['a free room before a ticket', [part('flight', 9_000_000), part('room', 0)], 'room flight'],
  [
    'a ticket before a room that never comes back',
    [part('flight', 9_000_000), part('room', 40_000_000)],
    'flight room',
  ],
  [
    'insurance, then the room, then the ticket',
    [part('flight', 9_000_000), part('room', 500_000), part('policy', 0)],
    'policy room flight',
  ],
  [
    'equal ones as they were made',
    [part('first', 100), part('second', 100), part('free', 0)],
    'free first second',
  ],
  ['one alone', [part('flight', 9_000_000)], 'flight'],
]

for (const [says, parts, issued] of table)
  test(`of what cannot be held together: ${says}`, () => {
    const order = bySmallestLoss(parts).map(({ orderId }) => orderId)
    assert.equal(order.join(' '), issued)
  })

test('whichever fails, no other order loses less over all of them', () => {
  const allLost = (parts: readonly Risked[]) =>
    parts.reduce((lost, _, failing) => lost + lossAt(parts, failing), 0)
  const losses = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(losses, fc.infiniteStream(fc.nat()), (amounts, keys) => {
      const parts = amounts.map((loss, place) => part(`${place}`, loss))
      const order = new Map(parts.map((one) => [one, keys.next().value]))
      const another = parts.toSorted((a, b) => Number(order.get(a)) - Number(order.get(b)))
      assert.ok(allLost(bySmallestLoss(parts)) <= allLost(another))
      assert.equal(lossAt(bySmallestLoss(parts), 0), 0)
    }),
  )
})

/** Rial lost when the part at that place fails. */
function lossAt(parts: readonly Risked[], failing: number): number {
  return parts.slice(0, failing).reduce((lost, { loss }) => lost + loss, 0)
}
