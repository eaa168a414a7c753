import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countsOf, priceEnds } from '#flights/filter-counts.ts'
import { filtered, noFilters, ticketTypes } from '#flights/filters.ts'
import { told } from '#flights/village-proposals.ts'

const list = [
  told({ id: 1, toman: 2_900_000, at: '07:00' }),
  told({ id: 2, toman: 2_100_000, charter: true, airline: 'kish-air', at: '13:00' }),
  told({ id: 3, toman: 1_500_000, charter: true, seat: 0, at: '13:00' }),
]

test('each choice says how many tickets it brings and the lowest that can be bought', () => {
  const { types, times } = countsOf(list, noFilters)
  assert.deepEqual(types, [
    { key: ticketTypes.all, count: 3, lowest: 21_000_000 },
    { key: ticketTypes.charter, count: 2, lowest: 21_000_000 },
    { key: ticketTypes.system, count: 1, lowest: 29_000_000 },
  ])
  assert.deepEqual(
    times.find(({ key }) => key === 'night'),
    { key: 'night', count: 0, lowest: undefined },
  )
})

test('a choice is counted under the other filters, not under its own', () => {
  const counts = countsOf(list, { ...noFilters, type: ticketTypes.system, times: ['morning'] })
  assert.deepEqual(
    counts.types.map(({ count }) => count),
    [1, 0, 1],
  )
  assert.equal(counts.times.find(({ key }) => key === 'afternoon')?.count, 0)
})

test('every count is what the filter then shows', () => {
  for (const { key, count } of countsOf(list, noFilters).types)
    assert.equal(filtered(list, { ...noFilters, type: key }).length, count)
})

test('airlines stand by their lowest price, those without a seat last', () => {
  const airlines = countsOf(
    [...list, told({ id: 4, airline: 'taban', seat: 0, toman: 900_000 })],
    noFilters,
  ).airlines
  assert.deepEqual(
    airlines.map(({ key }) => key),
    ['kish-air', 'mahan', 'taban'],
  )
})

test('the ends of the price slider are the lowest and highest total', () => {
  assert.deepEqual(priceEnds(list), { from: 15_000_000, to: 29_000_000 })
  assert.equal(priceEnds([]), undefined)
})
