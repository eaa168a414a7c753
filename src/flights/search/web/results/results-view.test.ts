import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noFilters, ticketTypes } from '#flights/search/filters.ts'
import { indexOf } from '#flights/search/offer-index.ts'
import { sampleProposal } from '#flights/search/sample-proposals.ts'
import { resultsView } from '#flights/search/web/results/results-view.ts'

const cheap = sampleProposal({ id: 1, toman: 1_900_000, minutes: 95 })
const fast = sampleProposal({ id: 2, toman: 2_500_000, minutes: 80, charter: true })
const gone = sampleProposal({ id: 3, toman: 1_000_000, minutes: 70, seat: 0 })
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

test('a flight sold in several fares is one card, and every ticket is one when asked for', () => {
  const refundable = sampleProposal({
    id: 4,
    flight: 'W5 1041',
    toman: 2_050_000,
    penaltyPercent: 10,
    charter: true,
  })
  const view = resultsView(indexOf([...all, refundable]), noFilters, 'Cheapest')
  assert.deepEqual(view.shown, [cheap, fast, gone])
  assert.deepEqual(view.fares.get(cheap), [cheap, refundable])
  assert.deepEqual(view.fares.get(fast), [fast])
  const every = resultsView(indexOf([...all, refundable]), { ...noFilters, duplicates: true }, 'Cheapest')
  assert.deepEqual(every.shown, [cheap, refundable, fast, gone])
})
