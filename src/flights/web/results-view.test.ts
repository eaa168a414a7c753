import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noFilters, ticketTypes } from '#flights/filters.ts'
import type { Proposal } from '#flights/proposal.ts'
import { resultsView } from '#flights/web/results-view.ts'

function flight(proposalId: string, part: Partial<Proposal>): Proposal {
  return {
    proposalId,
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
  assert.deepEqual(resultsView(all, noFilters, 'Cheapest').shown, [cheap, fast, gone])
})

test('the cheapest and the fastest that can be bought are praised, never what is sold out', () => {
  assert.deepEqual(resultsView(all, noFilters, 'Cheapest').praised, { '1': 'cheapest', '2': 'fastest' })
})

test('a flight that is both cheapest and fastest is praised for its price', () => {
  assert.deepEqual(resultsView([cheap], noFilters, 'Cheapest').praised, { '1': 'cheapest' })
})

test('praise, bests and the list follow the filters; the counts say what each choice would bring', () => {
  const view = resultsView(all, { ...noFilters, type: ticketTypes.charter }, 'Cheapest')
  assert.deepEqual(view.shown, [fast])
  assert.equal(view.bests.Cheapest, fast)
  assert.deepEqual(
    view.counts.types.map(({ key, count }) => [key, count]),
    [
      [ticketTypes.all, 3],
      [ticketTypes.charter, 1],
      [ticketTypes.system, 2],
    ],
  )
})
