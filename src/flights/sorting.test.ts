import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { cheapestPerHash } from '#flights/duplicates.ts'
import type { Proposal } from '#flights/proposal.ts'
import { bestOf, type Sorting, sorted, sortings } from '#flights/sorting.ts'
import { told } from '#flights/village-proposals.ts'

const list = [
  told({ id: 1, toman: 2_900_000, at: '09:00', minutes: 85, penaltyPercent: 20 }),
  told({ id: 2, toman: 2_000_000, at: '21:30', minutes: 95, penaltyPercent: 100 }),
  told({ id: 3, toman: 4_000_000, at: '05:35', minutes: 80, penaltyPercent: 20 }),
  told({ id: 4, toman: 1_000_000, at: '04:00', minutes: 70, seat: 0 }),
]
const ids = (proposals: readonly Proposal[]) => proposals.map((one) => Number(one.proposalId))

const orders: readonly [Sorting, readonly number[]][] = [
  ['Cheapest', [2, 1, 3, 4]],
  ['MostExpensive', [3, 1, 2, 4]],
  ['Earliest', [3, 1, 2, 4]],
  ['Latest', [2, 1, 3, 4]],
  ['Fastest', [3, 1, 2, 4]],
  ['Promotions', [2, 1, 3, 4]],
]
for (const [sorting, order] of orders)
  test(`${sorting}, with the sold-out one last`, () => assert.deepEqual(ids(sorted(list, sorting)), order))

test('we recommend a ticket that can be given back over one a little cheaper that cannot', () => {
  const strict = told({ id: 1, toman: 2_500_000, penaltyPercent: 100 })
  const mild = told({ id: 2, toman: 2_700_000, penaltyPercent: 20 })
  assert.deepEqual(ids(sorted([strict, mild], 'Promotions')), [2, 1])
})

test('the best of an order has seats; among sold-out tickets there is none', () => {
  assert.equal(bestOf(list, 'Fastest')?.proposalId, '3')
  assert.equal(bestOf([told({ seat: 0 })], 'Cheapest'), undefined)
})

const anyList = fc.array(
  fc.record({
    id: fc.nat(500),
    seat: fc.nat(3),
    toman: fc.integer({ min: 1, max: 9 }),
    hash: fc.constantFrom('a', 'b', 'c'),
  }),
)

test('whatever the order, nothing is lost and no sold-out ticket stands before one with seats', () => {
  fc.assert(
    fc.property(anyList, fc.constantFrom(...sortings), (stories, sorting) => {
      const all = stories.map(told)
      const result = sorted(all, sorting)
      assert.equal(new Set(result).size, all.length)
      const firstGone = result.findIndex((one) => one.seat === 0)
      assert.ok(firstGone === -1 || result.slice(firstGone).every((one) => one.seat === 0))
    }),
  )
})

test('of each hash one ticket stays: the cheapest with seats, or the cheapest when none has', () => {
  fc.assert(
    fc.property(anyList, (stories) => {
      const all = stories.map(told)
      const kept = cheapestPerHash(all)
      assert.equal(kept.length, new Set(all.map((one) => one.hash)).size)
      for (const one of kept) {
        const rivals = all.filter((other) => other.hash === one.hash && (one.seat === 0 || other.seat > 0))
        assert.equal(one.totalPrice, Math.min(...rivals.map((other) => other.totalPrice)))
      }
    }),
  )
})
