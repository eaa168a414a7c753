import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filtersIn, noFilters, passes } from '#tours/filters.ts'
import type { TourListed } from '#tours/responses.ts'

const flight = {
  flightNumber: 'W5 41',
  airlineCode: 'W5',
  airlineName: 'ماهان',
  departsLocal: '',
  arrivesLocal: '',
}
const tour: TourListed = {
  departureId: 'ist-5-2026-12-17',
  packageId: 'ist-5',
  name: '',
  cityCode: 'IST',
  cityName: '',
  isDomestic: false,
  nights: 5,
  leavesOn: '2026-12-17',
  returnsOn: '2026-12-22',
  outbound: flight,
  inbound: flight,
  isCharter: false,
  entryPaper: null,
  stars: [4, 5],
  price: 269_000_000,
  isFlightFull: false,
  group: { registered: 7, seats: 20, minimum: 10, left: 13, isSure: false, decidedAt: '', closesAt: '' },
}

const cases = [
  ['', true],
  ['length=middle', true],
  ['length=long', false],
  ['stars=4', true],
  ['stars=3', false],
  ['airline=W5', true],
  ['airline=TK', false],
  ['by=scheduled', true],
  ['by=charter', false],
  ['entry=free', true],
  ['group=sure', false],
  ['room=left', true],
  ['price=20000000', false],
  ['price=40000000', true],
] as const

for (const [address, isThrough] of cases)
  test(`«${address}» lets ${isThrough ? 'it through' : 'it not through'}`, () => {
    assert.equal(passes(tour, filtersIn(new URLSearchParams(address))), isThrough)
  })

test('a departure whose flight is full has no room, whatever its group says', () => {
  const full = { ...tour, isFlightFull: true }
  assert.equal(passes(full, filtersIn(new URLSearchParams('room=left'))), false)
  assert.equal(passes(full, noFilters), true)
})

test('what an address says wrongly is left out', () => {
  assert.deepEqual(
    filtersIn(new URLSearchParams('length=x&stars=9&airline=<b>&by=&entry=1&group=0&room=1&price=5')),
    noFilters,
  )
})
