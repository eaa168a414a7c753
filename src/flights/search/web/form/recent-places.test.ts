import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recentFor } from '#flights/search/web/form/recent-for.ts'
import { recentPlaces } from '#flights/search/web/form/recent-places.ts'

const city = (code: string) => ({ code, kind: 'CityCode' as const })
const airport = (code: string) => ({ code, kind: 'AirportCode' as const })
const searches = [
  { legs: [{ origin: airport('IKA'), destination: city('IST') }] },
  {
    legs: [
      { origin: city('THR'), destination: city('MHD') },
      { origin: city('MHD'), destination: city('THR') },
    ],
  },
  { legs: [{ origin: city('SYZ'), destination: city('IST') }] },
]
const names = (places: readonly { readonly name: string }[]) => places.map(({ name }) => name)

test('the places of searches are told once each, those of the latest first, airports as such', () => {
  const places = recentPlaces(searches)
  assert.deepEqual(
    places.map(({ code, nested = false }) => [code, nested]),
    [
      ['IKA', true],
      ['IST', false],
      ['THR', false],
      ['MHD', false],
      ['SYZ', false],
    ],
  )
  assert.deepEqual(
    places.slice(0, 3).map(({ sub }) => sub),
    ['تهران', 'همهٔ فرودگاه‌ها، ترکیه', 'همهٔ فرودگاه‌ها'],
  )
})

test('a place that is no longer known is passed over', () => {
  assert.deepEqual(recentPlaces([{ legs: [{ origin: city('QQQ'), destination: airport('QQQ') }] }]), [])
})

test('at one end of a flight the city of the other is left out, its airports too, and at home what lies abroad', () => {
  const recent = recentPlaces(searches)
  const other = { code: 'THR', name: 'تهران', sub: '' }
  assert.deepEqual(names(recentFor(recent, { scope: 'international', other })), ['استانبول', 'مشهد', 'شیراز'])
  assert.deepEqual(names(recentFor(recent, { scope: 'domestic', other })), ['مشهد', 'شیراز'])
  assert.equal(recentFor(recent, { scope: 'international', other: undefined }).length, 4)
})
