import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amountsOf, type BesideView, besideFor } from '#refunds/beside.ts'

const policy: BesideView = {
  orderId: 'p',
  title: 'بیمهٔ سفر',
  rule: '',
  goesAlong: false,
  items: [0, 1].map((passenger) => ({
    passenger,
    item: { passenger: 1 - passenger, leg: 0 },
    paid: 100,
    penalty: 10,
    refund: 90,
  })),
}
const ticket = (passenger: number, leg: number, state = 'refundable') => ({ passenger, leg, state })
const tickets = [ticket(0, 0), ticket(0, 1), ticket(1, 0, 'refunded'), ticket(1, 1)]
const offered = (...chosen: readonly (readonly [number, number])[]) =>
  besideFor(
    [policy],
    tickets,
    chosen.map(([passenger, leg]) => ({ passenger, leg })),
  ).flatMap(({ items }) => items.map(({ passenger }) => passenger))

test('who still flies one of the directions still needs what is beside it', () => {
  assert.deepEqual(offered([0, 0]), [])
  assert.deepEqual(offered([0, 0], [0, 1]), [0])
  assert.deepEqual(offered([1, 1]), [1])
  assert.deepEqual(offered([0, 0], [0, 1], [1, 1]), [0, 1])
  assert.deepEqual(offered(), [])
})

test('what goes along goes with the ticket of its own direction', () => {
  const bag = { ...policy, goesAlong: true, items: policy.items.map((one) => ({ ...one, leg: 1 })) }
  const along = (leg: number) => besideFor([bag], tickets, [{ passenger: 0, leg }]).length
  assert.deepEqual([along(0), along(1)], [0, 1])
})

test('parts sum to the whole', () => {
  assert.deepEqual(amountsOf(policy.items), {
    paid: 200,
    penalty: 20,
    refund: 180,
    covered: 0,
    protection: 0,
  })
})
