import assert from 'node:assert/strict'
import { test } from 'node:test'
import { passengersPath, storedChoice } from '#flights/booking/passengers-path.ts'
import { searchOf } from '#flights/search/search-params.ts'

const search = {
  origin: { code: 'THR', kind: 'CityCode' },
  destination: { code: 'MHD', kind: 'CityCode' },
  date: '2026-12-03',
  back: '2026-12-06',
  adults: 1,
  children: 0,
  infants: 0,
} as const
const both = {
  requestId: '1.mwqa.o',
  proposalId: '12',
  returningRequestId: '1.mwqa.r',
  returningProposalId: '34.56',
}

test('both flights of a round trip go on to the passengers, and the search with them', () => {
  const params = new URLSearchParams(passengersPath(search, both).split('?')[1])
  assert.deepEqual(
    Object.keys(both).map((key) => params.get(key)),
    Object.values(both),
  )
  assert.deepEqual(searchOf(params).search, search)
})

test('a journey with one price has one number', () => {
  const { requestId, proposalId } = both
  const params = new URLSearchParams(passengersPath(search, { requestId, proposalId }).split('?')[1])
  assert.equal(params.has('returningProposalId'), false)
})

test('the way back to the results keeps what was chosen there one by one', () => {
  assert.deepEqual(storedChoice(both), [
    ['out', '12'],
    ['in', '34.56'],
  ])
  assert.deepEqual(storedChoice({ requestId: both.requestId, proposalId: '12_34' }), [])
})
