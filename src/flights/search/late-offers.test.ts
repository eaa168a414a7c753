import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noFilters, ticketTypes } from '#flights/search/filters.ts'
import { joining } from '#flights/search/late-offers.ts'
import { sampleProposal } from '#flights/search/sample-proposals.ts'

const listed = [
  sampleProposal({ id: 1, toman: 20 }),
  sampleProposal({ id: 2, toman: 30 }),
  sampleProposal({ id: 3, toman: 40 }),
]
const cheaper = sampleProposal({ id: 11, toman: 10 })
const between = sampleProposal({ id: 12, toman: 35 })
const dearer = sampleProposal({ id: 13, toman: 90 })
const look = { filters: noFilters, sorting: 'Cheapest' } as const

function numbers(seen: string | undefined, part = {}): { now: string[]; later: string[] } {
  const { now, later } = joining(listed, [cheaper, between, dearer], { ...look, seen, ...part })
  const ids = (all: typeof now) => all.map(({ proposalId }) => proposalId)
  return { now: ids(now), later: ids(later) }
}

test('what comes after the last card that was seen joins at once, what comes before it waits', () => {
  assert.deepEqual(numbers('2'), { now: ['12', '13'], later: ['11'] })
  assert.deepEqual(numbers('3'), { now: ['13'], later: ['11', '12'] })
})

test('a list nobody has seen takes all', () => {
  assert.deepEqual(numbers(undefined), { now: ['11', '12', '13'], later: [] })
})

test('the order that is looked at decides', () => {
  assert.deepEqual(numbers('2', { sorting: 'MostExpensive' }), { now: ['11'], later: ['12', '13'] })
})

test('what the filters hide pushes nobody', () => {
  const filters = { ...noFilters, type: ticketTypes.charter }
  assert.deepEqual(numbers('2', { filters }).later, [])
})

test('a cheaper fare of a card already read waits; a dearer one of it joins, wherever the card is', () => {
  const fare = (id: number, toman: number) => sampleProposal({ id, toman, flight: 'W5 1041' })
  const joined = (seen: string, ...arrived: ReturnType<typeof sampleProposal>[]) => {
    const { now, later } = joining(listed, arrived, { ...look, seen })
    return [now, later].map((all) => all.map(({ proposalId }) => proposalId))
  }
  assert.deepEqual(joined('3', fare(21, 15)), [[], ['21']])
  assert.deepEqual(joined('3', fare(22, 25)), [['22'], []])
  assert.deepEqual(joined('1', fare(21, 15), cheaper), [['21'], ['11']])
})
