import assert from 'node:assert/strict'
import { test } from 'node:test'
import { adultPrice } from '#flights/search/adult-price.ts'
import { type Choice, countsOf } from '#flights/search/filter-counts.ts'
import { type Filters, noFilters, ticketTypes } from '#flights/search/filters.ts'
import { indexOf } from '#flights/search/offer-index.ts'
import { sampleProposal } from '#flights/search/sample-proposals.ts'

const list = [
  sampleProposal({ id: 1, toman: 2_900_000, at: '07:00' }),
  sampleProposal({ id: 2, toman: 2_100_000, charter: true, airline: 'kish-air', at: '13:00' }),
  sampleProposal({ id: 3, toman: 1_500_000, charter: true, seat: 0, at: '13:00' }),
]

test('each choice says how many tickets it brings and the lowest that can be bought', () => {
  const { types, times } = countsOf(indexOf(list), noFilters)
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
  const counts = countsOf(indexOf(list), { ...noFilters, type: ticketTypes.system, times: ['morning'] })
  assert.deepEqual(
    counts.types.map(({ count }) => count),
    [1, 0, 1],
  )
  assert.equal(counts.times.find(({ key }) => key === 'afternoon')?.count, 0)
})

const twice = [
  ...list,
  sampleProposal({
    id: 4,
    flight: 'W5 1041',
    toman: 3_000_000,
    charter: true,
    at: '07:00',
    cabin: 2,
    penaltyPercent: 0,
  }),
  sampleProposal({
    id: 5,
    flight: 'W5 1042',
    toman: 2_500_000,
    airline: 'kish-air',
    at: '13:00',
    bag: { unit: 'Pc', value: 2 },
  }),
  sampleProposal({ id: 6, legs: 2, selfTransfer: true, at: '23:00' }),
]

test('every count and every lowest price is what the choice then shows, merged or not', () => {
  const index = indexOf(twice)
  for (const before of [
    noFilters,
    { ...noFilters, duplicates: true },
    { ...noFilters, withSeats: true, bag: 20 },
  ] as Filters[]) {
    const counts = countsOf(index, before)
    const wishes: readonly (readonly [string, Choice<unknown>, Partial<Filters>])[] = [
      ...counts.types.map((one) => ['type', one, { type: one.key }] as const),
      ...counts.stops.map((one) => ['stops', one, { stopsOutbound: one.key }] as const),
      ...counts.times.map((one) => ['time', one, { times: [one.key] }] as const),
      ...counts.airlines.map((one) => ['airline', one, { airlines: [one.key] }] as const),
      ...counts.airports.map((one) => ['airport', one, { airports: [one.key] }] as const),
      ...counts.cabins.map((one) => ['cabin', one, { cabins: [one.key] }] as const),
      ...counts.bags.map((one) => ['bag', one, { bag: one.key }] as const),
      ...counts.refunds.map((one) => ['refund', one, { refund: one.key }] as const),
      ['self transfer', counts.noSelfTransfer, { noSelfTransfer: true }],
      ['seats', counts.withSeats, { withSeats: true }],
      ['merged', counts.merged, { duplicates: false }],
      ['duplicates', counts.duplicates, { duplicates: true }],
    ]
    for (const [name, { key, count, lowest }, part] of wishes) {
      const shown = index.listed(index.through({ ...before, ...part }), 'Cheapest')
      const open = shown.filter(({ seat }) => seat > 0)
      assert.equal(count, shown.length, `${name} ${String(key)}`)
      assert.equal(
        lowest,
        open.length === 0 ? undefined : Math.min(...open.map(adultPrice)),
        `${name} ${String(key)}`,
      )
    }
  }
})

test('airlines stand by their lowest price, those without a seat last', () => {
  const airlines = countsOf(
    indexOf([...list, sampleProposal({ id: 4, airline: 'taban', seat: 0, toman: 900_000 })]),
    noFilters,
  ).airlines
  assert.deepEqual(
    airlines.map(({ key }) => key),
    ['kish-air', 'mahan', 'taban'],
  )
})
