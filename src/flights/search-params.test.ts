import assert from 'node:assert/strict'
import { test } from 'node:test'
import { onDay, resultsPath, type Search, searchOf } from '#flights/search-params.ts'

const search: Search = {
  origin: { code: 'THR', kind: 'CityCode' },
  destination: { code: 'MHD', kind: 'AirportCode' },
  date: '2026-12-03',
  adults: 2,
  children: 1,
  infants: 0,
}

test('a search survives its address', () => {
  const path = resultsPath(search)
  assert.equal(
    path,
    '/plp?origin=THR&destination=MHD&destinationKind=airport&date=2026-12-03&adults=2&children=1',
  )
  assert.deepEqual(searchOf(new URLSearchParams(path.slice(5))), { search, faults: [] })
})

test('another day keeps the party and the filters', () => {
  const path = resultsPath(
    onDay(search, '2026-12-04'),
    new URLSearchParams('date=2026-12-03&type=1&infants=1'),
  )
  const params = new URLSearchParams(path.slice(5))
  assert.deepEqual([params.get('date'), params.get('type'), params.get('infants')], ['2026-12-04', '1', null])
})

const wrong: readonly [says: string, query: string, properties: readonly string[]][] = [
  ['nothing filled in names all three, in the order of the form', '', ['origin', 'destination', 'date']],
  ['from Tehran to Tehran', 'origin=THR&destination=THR&date=2026-12-03', ['destination']],
  ['a day that does not exist', 'origin=THR&destination=MHD&date=2026-02-30', ['date']],
  ['a word where a date belongs', 'origin=THR&destination=MHD&date=tomorrow', ['date']],
  ['a name where a code belongs', 'origin=tehran&destination=MHD&date=2026-12-03', ['origin']],
]
for (const [says, query, properties] of wrong)
  test(says, () => {
    const { search: found, faults } = searchOf(new URLSearchParams(query))
    assert.equal(found, undefined)
    assert.deepEqual(
      faults.map(({ property }) => property),
      properties,
    )
  })

test('who travels is one adult when the address does not say', () => {
  const { search: found } = searchOf(
    new URLSearchParams('origin=thr&destination=MHD&date=2026-12-03&adults=x'),
  )
  assert.deepEqual([found?.adults, found?.children, found?.infants, found?.origin.code], [1, 0, 0, 'THR'])
})
