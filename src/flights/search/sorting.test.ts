import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import type { Proposal } from '#flights/proposal.ts'
import { noFilters } from '#flights/search/filters.ts'
import { indexOf } from '#flights/search/offer-index.ts'
import { sampleProposal } from '#flights/search/sample-proposals.ts'
import { type Sorting, sorted, sortings, sumOf } from '#flights/search/sorting.ts'

const list = [
  sampleProposal({ id: 1, toman: 2_900_000, at: '09:00', minutes: 85, penaltyPercent: 20 }),
  sampleProposal({ id: 2, toman: 2_000_000, at: '21:30', minutes: 95, penaltyPercent: 100 }),
  sampleProposal({ id: 3, toman: 4_000_000, at: '05:35', minutes: 80, penaltyPercent: 20 }),
  sampleProposal({ id: 4, toman: 1_000_000, at: '04:00', minutes: 70, seat: 0 }),
]
const ids = (proposals: readonly Proposal[]) => proposals.map((one) => Number(one.proposalId))

const orders: readonly [Sorting, readonly number[]][] = [
  ['Cheapest', [2, 1, 3, 4]],
  ['MostExpensive', [3, 1, 2, 4]],
  ['Earliest', [3, 1, 2, 4]],
  ['Latest', [2, 1, 3, 4]],
  ['Fastest', [3, 1, 2, 4]],
  ['Promotions', [2, 1, 3, 4]],
  ['Best', [2, 1, 3, 4]],
]
for (const [sorting, order] of orders)
  test(`${sorting}, with the sold-out one last`, () => assert.deepEqual(ids(sorted(list, sorting)), order))

test('we recommend a ticket that can be given back over one a little cheaper that cannot', () => {
  const strict = sampleProposal({ id: 1, toman: 2_500_000, penaltyPercent: 100 })
  const mild = sampleProposal({ id: 2, toman: 2_700_000, penaltyPercent: 20 })
  assert.deepEqual(ids(sorted([strict, mild], 'Promotions')), [2, 1])
})

test('the best is cheap, quick and direct in one sum, of the whole party', () => {
  const direct = sampleProposal({ id: 1, toman: 3_000_000, minutes: 90 })
  const around = sampleProposal({ id: 2, toman: 2_800_000, minutes: 240, legs: 2 })
  assert.equal(sumOf(direct), 33_000_000)
  assert.equal(sumOf(around), 40_000_000)
  assert.deepEqual(ids(sorted([around, direct], 'Best')), [1, 2])
  assert.deepEqual(ids(sorted([around, direct], 'Cheapest')), [2, 1])
  const price = { paxType: 'Adult', baseFare: 0, taxes: 0, totalPrice: 0 } as const
  assert.equal(sumOf({ ...direct, prices: [{ ...price, count: 2 }] }), 36_000_000)
})

test('where an order does not tell two apart, the cheaper and then the earlier stands first', () => {
  const late = sampleProposal({ id: 3, at: '20:00', toman: 2_000_000 })
  const early = sampleProposal({ id: 12, at: '07:00', toman: 2_000_000 })
  const dear = sampleProposal({ id: 1, at: '05:00', toman: 2_500_000 })
  const simulator = { ...early, proposalId: '12.4_5' }
  const right = ['12', '12.4_5', '3', '1']
  for (const asked of [
    [late, dear, simulator, early],
    [early, simulator, dear, late],
  ])
    assert.deepEqual(
      sorted(asked, 'Fastest').map(({ proposalId }) => proposalId),
      right,
    )
})

test('the best of an order has seats; among sold-out tickets there is none', () => {
  const bestOf = (proposals: readonly Proposal[], sorting: Sorting) => {
    const index = indexOf(proposals)
    return index.best(index.through(noFilters), sorting)
  }
  for (const sorting of sortings) assert.equal(bestOf(list, sorting), sorted(list, sorting)[0], sorting)
  assert.equal(bestOf([sampleProposal({ seat: 0 })], 'Cheapest'), undefined)
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
      const all = stories.map(sampleProposal)
      const result = sorted(all, sorting)
      assert.equal(new Set(result).size, all.length)
      const firstGone = result.findIndex((one) => one.seat === 0)
      assert.ok(firstGone === -1 || result.slice(firstGone).every((one) => one.seat === 0))
    }),
  )
})

test('a journey on tickets of their own is never the best while another has seats, however cheap it is', () => {
  const apart = sampleProposal({ id: 1, toman: 1, legs: 2, selfTransfer: true, minutes: 660 })
  const together = sampleProposal({ id: 2, toman: 90_000_000, legs: 3, minutes: 2000 })
  assert.deepEqual(sorted([apart, together], 'Best'), [together, apart])
  assert.equal(sorted([apart], 'Best')[0], apart)
})
