import assert from 'node:assert/strict'
import { test } from 'node:test'
import { homeFirst, isKnownAtHome } from '#flights/search/web/form/home-first.ts'
import { searchPlaces } from '#places/search.ts'

function found(typed: string, scope: 'domestic' | 'international') {
  return searchPlaces(typed, { scope }).map(({ city, near }) => ({ ...city, near }))
}

test('on the domestic tab a city at home comes first, unless one abroad is what was typed', () => {
  for (const [typed, name] of [
    ['teh', 'تهران'],
    ['مشه', 'مشهد'],
    ['بیر', 'بیرجند'],
    ['is', 'اصفهان'],
    ['مشد', 'مشهد'],
    ['پای', 'مشهد'],
    ['نها', 'کیش'],
    ['سیل', 'سنندج'],
    ['دبی', 'دبی'],
    ['استان', 'استانبول'],
  ] as const) {
    const atHome = found(typed, 'domestic')
    const shown = isKnownAtHome(typed, atHome)
      ? atHome
      : homeFirst(typed, atHome, found(typed, 'international'))
    assert.equal(shown[0]?.name, name, typed)
  }
})
