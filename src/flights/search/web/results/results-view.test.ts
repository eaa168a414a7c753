import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Proposal } from '#flights/proposal.ts'
import { noFilters, ticketTypes } from '#flights/search/filters.ts'
import { indexOf } from '#flights/search/offer-index.ts'
import { resultsView } from '#flights/search/web/results/results-view.ts'

function flight(proposalId: string, part: Partial<Proposal>): Proposal {
  return {
    proposalId,
    supplier: 'own',
    document: 'nationalCode',
    isReturning: false,
    isCharter: false,
    seat: 9,
    hash: proposalId,
    totalPrice: 20_000_000,
    totalDurationMinutes: 85,
    cabinClass: 1,
    fareClass: 'Y',
    sellerName: 'ماهان',
    flightGroups: [],
    prices: [],
    refund: { penaltyNow: 0, percentNow: 0, until: null },
    lastPrice: null,
    ...part,
  }
}

const cheap = flight('1', { totalPrice: 19_000_000, totalDurationMinutes: 95 })
const fast = flight('2', { totalPrice: 25_000_000, totalDurationMinutes: 80, isCharter: true })
const gone = flight('3', { totalPrice: 10_000_000, totalDurationMinutes: 70, seat: 0 })
const all = [fast, gone, cheap]

test('the list is in its order, and what is sold out comes last however cheap it was', () => {
  assert.deepEqual(resultsView(indexOf(all), noFilters, 'Cheapest').shown, [cheap, fast, gone])
})

test('the cheapest and the fastest that can be bought are praised, never what is sold out', () => {
  assert.deepEqual(resultsView(indexOf(all), noFilters, 'Cheapest').praised, {
    '1': 'cheapest',
    '2': 'fastest',
  })
})

test('a flight that is both cheapest and fastest is praised for its price', () => {
  assert.deepEqual(resultsView(indexOf([cheap]), noFilters, 'Cheapest').praised, { '1': 'cheapest' })
})

test('praise, bests and the list follow the filters', () => {
  const view = resultsView(indexOf(all), { ...noFilters, type: ticketTypes.charter }, 'Cheapest')
  assert.deepEqual(view.shown, [fast])
  assert.equal(view.bests.Cheapest, fast)
  assert.deepEqual(view.praised, { '2': 'cheapest' })
})

test('a flight shown once says who else sells it', () => {
  const simulator = flight('4', { hash: '1', totalPrice: 20_500_000 })
  const view = resultsView(indexOf([...all, simulator]), { ...noFilters, duplicates: false }, 'Cheapest')
  assert.deepEqual(view.shown, [cheap, fast, gone])
  assert.deepEqual(view.sellers.get(cheap), [simulator])
  assert.deepEqual(view.sellers.get(fast), [])
})
