import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { CITIES } from '#places/airports.ts'
import { asLatinKeys, asPersianKeys } from '#places/keyboard.ts'
import { searchPlaces } from '#places/search.ts'

const codes = (typed: string, scope: 'domestic' | 'international' = 'international', take?: number) =>
  searchPlaces(typed, take === undefined ? { scope } : { scope, take }).map(({ city }) => city.code)

const served = CITIES.filter((city) => city.served)
const city = fc.constantFrom(...served)

test('Tehran is found however it is typed', () => {
  for (const typed of [
    'تهران',
    'ته',
    'طهران',
    'Tehran',
    'TEH',
    'thr',
    'jivhk',
    'فاق',
    ' تهران ',
    'شهر تهران',
  ]) {
    assert.equal(codes(typed)[0], 'THR', typed)
  }
})

test('Istanbul is found however it is typed, with both its airports', () => {
  for (const typed of [
    'استانبول',
    'istanbul',
    'IST',
    'SAW',
    'إسطنبول',
    asLatinKeys('استانبول'),
    asPersianKeys('istanbul'),
  ]) {
    const [place] = searchPlaces(typed, { scope: 'international' })
    assert.equal(place?.city.code, 'IST', typed)
    assert.deepEqual(
      place?.airports.map(({ iata }) => iata),
      ['IST', 'SAW'],
    )
  }
})

test('an airport leads to its city, by code or by name', () => {
  for (const typed of ['ika', 'IKA', 'امام خمینی', 'فرودگاه امام', 'مهرآباد', 'مهراباد', 'Mehrabad']) {
    assert.equal(codes(typed)[0], 'THR', typed)
  }
  assert.equal(codes('هاشمی‌نژاد')[0], 'MHD')
  assert.equal(codes('صبیحه')[0], 'IST')
})

test('a country is found by the name people call it', () => {
  for (const typed of ['turkey', 'Turkey', 'ترکیه', 'Türkiye'])
    assert.equal(searchPlaces(typed, { scope: 'international' })[0]?.city.country, 'TR', typed)
  assert.equal(searchPlaces('emirates', { scope: 'international' })[0]?.city.country, 'AE')
})

test('a city is found by its airport and its own name together, in either order and on either keyboard', () => {
  for (const [typed, code] of [
    ['مهرآباد تهران', 'THR'],
    ['تهران مهرآباد', 'THR'],
    ['istanbul saw', 'IST'],
    ['saw istanbul', 'IST'],
    ['استانبول ترکیه', 'IST'],
    [asLatinKeys('مهرآباد تهران'), 'THR'],
    [asPersianKeys('istanbul saw'), 'IST'],
  ] as const) {
    const [place] = searchPlaces(typed, { scope: 'international' })
    assert.deepEqual([place?.city.code, place?.near], [code, false], typed)
  }
  assert.deepEqual(codes('istanbul mehrabad'), [])
})

test('a whole name or code on the other layout comes before names that merely contain what stands there', () => {
  for (const [typed, code] of [
    ['lain', 'MHD'], // Al Ain contains it
    ['ral', 'GSM'],
  ] as const)
    for (const scope of ['domestic', 'international'] as const)
      assert.equal(codes(typed, scope)[0], code, typed)
  for (const [typed, code] of [
    ['پای', 'MHD'],
    ['نها', 'KIH'],
    ['نسا', 'KSH'],
  ] as const)
    assert.equal(codes(typed, 'domestic')[0], code, typed)
  assert.equal(codes('تهvhk')[0], 'THR', 'the layout was switched on the way')
})

test('a forgotten letter of a short name leads to it', () => {
  for (const scope of ['domestic', 'international'] as const) assert.equal(codes('مشد', scope)[0], 'MHD')
})

test('a city comes with its airports, the main one first', () => {
  const [tehran] = searchPlaces('تهران', { scope: 'domestic' })
  assert.deepEqual(
    tehran?.airports.map(({ iata }) => iata),
    ['THR', 'IKA'],
  )
  assert.equal(tehran?.near, false)
})

test('names that begin so come before names that contain it, the more travelled first', () => {
  const found = codes('کر', 'domestic')
  assert.deepEqual(found.slice(0, 2).toSorted(), ['KER', 'KSH'])
  assert.equal(codes('ist')[0], 'IST')
  // Qeshm's airport is «دیرستان», but Diyarbakir is the city that begins so
  const beginning = codes('دی')
  assert.ok(beginning.includes('GSM') && beginning.indexOf('DIY') < beginning.indexOf('GSM'))
})

test('an exact code or name comes before a longer name', () => {
  assert.equal(codes('لار', 'domestic')[0], 'LRR')
  assert.equal(codes('van')[0], 'VAN')
  assert.equal(codes('mhd')[0], 'MHD')
})

test('a domestic search offers Iran only, an international one the world', () => {
  assert.ok(searchPlaces('', { scope: 'domestic', take: 50 }).every((place) => place.city.country === 'IR'))
  assert.deepEqual(codes('استانبول', 'domestic').includes('IST'), false)
  assert.equal(codes('تهران', 'international')[0], 'THR')
})

test('nothing typed offers the most travelled cities', () => {
  assert.deepEqual(codes('', 'domestic', 2), ['THR', 'MHD'])
  assert.equal(codes('  ', 'international').length, 10)
})

test('a country offers its cities', () => {
  assert.ok(searchPlaces('ترکیه', { scope: 'international' }).every(({ city }) => city.country === 'TR'))
  assert.equal(codes('عمان')[0], 'MCT')
  assert.equal(codes('آذربایجان')[0], 'BAK')
})

test('codes that IATA has renamed still lead there', () => {
  assert.equal(codes('FRU')[0], 'BSZ')
  assert.equal(codes('KIV')[0], 'RMO')
  assert.equal(codes('KVD')[0], 'GNJ')
})

test('a slip leads to the nearest name, and says so', () => {
  for (const [typed, code] of [
    ['مشحد', 'MHD'],
    ['اصفحان', 'IFN'],
    ['tehrna', 'THR'],
    ['شراز', 'SYZ'],
  ] as const) {
    const [place] = searchPlaces(typed, { scope: 'domestic' })
    assert.equal(place?.city.code, code, typed)
    assert.equal(place?.near, true)
  }
  assert.deepEqual(codes('زززز'), [])
})

test('cities without scheduled flights are not offered', () => {
  assert.deepEqual(codes('پیرانشهر', 'domestic').includes('KHA'), false)
})

test('every served city is found first among its equals by each of its names and codes', () => {
  for (const { code, name, nameEn, nameAr, airports } of served) {
    for (const typed of [name, nameEn, nameAr, code, ...airports]) {
      assert.ok(codes(typed).slice(0, 3).includes(code), `${typed} → ${codes(typed).join()}`)
    }
  }
})

test('every served city is found by its name typed on the wrong keyboard, both ways', () => {
  for (const { code, name, nameEn } of served) {
    const persian = name.replaceAll(/[أئؤء]/g, 'ا')
    if (persian === name && name.length > 2)
      assert.ok(codes(asLatinKeys(name)).includes(code), asLatinKeys(name))
    const latin = nameEn.toLowerCase()
    if (/^[a-z]{3,}$/.test(latin)) assert.ok(codes(asPersianKeys(latin)).includes(code), asPersianKeys(latin))
  }
})

test('any beginning of a name of three letters or more finds the city among all', () => {
  fc.assert(
    fc.property(city, fc.nat(20), ({ code, name }, more) => {
      const typed = name.slice(0, 3 + (more % Math.max(1, name.length - 2)))
      assert.ok(codes(typed, 'international', 400).includes(code), typed)
    }),
  )
})

test('one letter forgotten in a long name still finds the city', () => {
  const long = fc.constantFrom(...served.filter(({ nameEn }) => /^[A-Za-z]{6,}$/.test(nameEn)))
  fc.assert(
    fc.property(long, fc.nat(30), ({ code, nameEn }, at) => {
      const typed = nameEn.slice(0, at % nameEn.length) + nameEn.slice((at % nameEn.length) + 1)
      const found = codes(typed, 'international', 400)
      assert.ok(
        found.includes(code) || searchPlaces(typed, { scope: 'international' })[0]?.near === false,
        typed,
      )
    }),
  )
})

test('whatever is typed, no more is offered than asked for, and never the same city twice', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.integer({ min: 1, max: 50 }),
      (typed, take) => {
        const found = codes(typed, 'international', take)
        assert.ok(found.length <= take)
        assert.equal(new Set(found).size, found.length)
      },
    ),
  )
})
