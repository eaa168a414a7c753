import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BagOffer } from '#flights/choosing/bag.ts'
import type { Proposal } from '#flights/proposal.ts'
import { countsOf } from '#flights/search/filter-counts.ts'
import { lifts } from '#flights/search/filter-suggestions.ts'
import { passes } from '#flights/search/filter-tests.ts'
import { noFilters } from '#flights/search/filters.ts'
import { indexOf } from '#flights/search/offer-index.ts'
import { sampleProposal } from '#flights/search/sample-proposals.ts'
import { bagNeeded, bagPriceFor, requestedBagWords, withBag } from '#flights/search/with-bag.ts'

const sold: readonly BagOffer[] = [
  { id: '5kg', kg: 5, price: 1_000_000 },
  { id: '10kg', kg: 10, price: 2_000_000 },
  { id: '20kg', kg: 20, price: 4_000_000 },
]
const kg = (value: number) => ({ unit: 'Kg', value }) as const
const selling = (proposal: Proposal): Proposal => ({
  ...proposal,
  bags: proposal.flightGroups.map(() => [...sold]),
})

test('the fare’s own baggage is enough, or the cheapest bag that reaches it is taken, or none does', () => {
  const one = selling(sampleProposal({ bag: kg(20) }))
  assert.equal(bagNeeded(one, 0, 20), 'none')
  assert.deepEqual(bagNeeded(one, 0, 25), sold[0])
  assert.deepEqual(bagNeeded(one, 0, 30), sold[1])
  assert.equal(bagNeeded(one, 0, 50), undefined)
  assert.equal(bagNeeded(sampleProposal({ bag: kg(20) }), 0, 30), undefined)
})

test('of several directions each needs its own, and all must reach it', () => {
  const there = sampleProposal({ bag: kg(20), back: { bag: kg(30) } })
  assert.equal(bagPriceFor(selling(there), 30), 2_000_000)
  assert.equal(bagPriceFor({ ...there, bags: [[...sold], []] }, 40), undefined)
})

test('a price has a bag in it for everybody with a seat, and for no infant', () => {
  const prices = [
    { paxType: 'Adult' as const, count: 2, baseFare: 9, taxes: 1, totalPrice: 10 },
    { paxType: 'Child' as const, count: 1, baseFare: 5, taxes: 0, totalPrice: 5 },
    { paxType: 'Infant' as const, count: 1, baseFare: 1, taxes: 0, totalPrice: 1 },
  ]
  const family = { ...selling(sampleProposal({ bag: kg(20), penaltyPercent: 30 })), prices, totalPrice: 26 }
  const found = withBag(family, 30)
  assert.equal(found.totalPrice, 26 + 3 * 2_000_000)
  assert.equal(
    found.prices.reduce((sum, { count, totalPrice }) => sum + count * totalPrice, 0),
    found.totalPrice,
  )
  for (const { baseFare, taxes, totalPrice } of found.prices) assert.equal(baseFare + taxes, totalPrice)
  assert.equal(found.refund.penaltyNow, (family.refund.penaltyNow ?? 0) + 3 * 600_000)
  assert.equal(found.refund.back, family.refund.back + 1_400_000)
  assert.equal(found.refund.next, null)
  assert.equal(found.withBagKg, 30)
  assert.equal(withBag(family, 20), family)
})

const list = [
  sampleProposal({ id: 1, toman: 2_000_000, bag: kg(30) }),
  selling(sampleProposal({ id: 2, toman: 1_900_000, bag: kg(20) })),
  selling(sampleProposal({ id: 3, toman: 1_500_000, bag: kg(20) })),
  sampleProposal({ id: 4, toman: 1_000_000, bag: kg(20), charter: true }),
]
const ids = (proposals: readonly Proposal[]) => proposals.map(({ proposalId }) => proposalId)

test('with a bag asked for, the list is ordered by the price with it, and who cannot reach it is left out', () => {
  const wish = { ...noFilters, bag: 30 as const }
  const index = indexOf(list).pricedWith(30)
  const shown = index.listed(index.through(wish), 'Cheapest')
  assert.deepEqual(ids(shown), ['3', '1', '2'])
  assert.deepEqual(
    shown.map(({ totalPrice, withBagKg }) => [totalPrice, withBagKg]),
    [
      [17_000_000, 30],
      [20_000_000, undefined],
      [21_000_000, 30],
    ],
  )
  assert.ok(shown.every((one) => passes(one, wish)))
})

test('every choice of a bag says the count and the lowest price that the list then shows', () => {
  const index = indexOf(list)
  for (const { key, count, lowest } of countsOf(index.pricedWith(30), { ...noFilters, bag: 30 }).bags) {
    const priced = index.pricedWith(key)
    const shown = priced.listed(priced.through({ ...noFilters, bag: key }), 'Cheapest')
    assert.deepEqual([count, lowest], [shown.length, shown[0]?.totalPrice], String(key))
  }
})

test('what lifting the bag brings back is told at the price without it', () => {
  const filters = { ...noFilters, bag: 40 as const, type: 1 as const }
  const index = indexOf(list).pricedWith(40)
  assert.deepEqual(
    lifts(index, filters).map(({ names, lowest }) => [names, lowest]),
    [
      [['type'], 19_000_000],
      [['bag'], 10_000_000],
    ],
  )
})

test('a price says what is in it', () => {
  assert.deepEqual([0, 1, 20].map(requestedBagWords), ['', 'با بار تحویلی', 'با بار ۲۰ کیلو'])
})
