import assert from 'node:assert/strict'
import { test } from 'node:test'
import { passes } from '#flights/search/filter-tests.ts'
import { noFilters, stopKeys } from '#flights/search/filters.ts'
import { sampleProposal } from '#flights/search/sample-proposals.ts'

test('of many directions none may have more stops than are asked for', () => {
  const [direct, stopping] = [sampleProposal({ id: 1 }), sampleProposal({ id: 2, legs: 2 })]
  const groups = (...ways: (typeof direct)[]) => ways.flatMap(({ flightGroups }) => flightGroups)
  const steady = { ...direct, flightGroups: groups(direct, direct, direct) }
  const onTheWay = { ...stopping, flightGroups: groups(direct, stopping, direct) }
  const through = (stopsOutbound: 1 | 2) =>
    [steady, onTheWay]
      .filter((one) => passes(one, { ...noFilters, stopsOutbound }))
      .map(({ proposalId }) => proposalId)
  assert.deepEqual(through(stopKeys.direct), ['1'])
  assert.deepEqual(through(stopKeys.one), ['2'])
})
