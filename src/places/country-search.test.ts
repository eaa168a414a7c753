import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COUNTRIES } from '#places/countries.ts'
import { countryNamed, searchCountries } from '#places/country-search.ts'

test('a country answers to its name in either language and to its codes, however they are typed', () => {
  const cases = [
    ['ایران', 'IRN'],
    ['ايران', 'IRN'],
    ['IRAN', 'IRN'],
    ['irn', 'IRN'],
    ['IQ', 'IRQ'],
    ['عراق', 'IRQ'],
    ['امارات', 'ARE'],
    ['آمریکا', 'USA'],
    ['انگلیس', 'GBR'],
    ['Turkey', 'TUR'],
    ['türkiye', 'TUR'],
    ['عربستان', 'SAU'],
    ['آذربایجان', 'AZE'],
    ['میانمار (برمه)', 'MMR'],
    ['افغان', 'AFG'],
  ] as const
  for (const [typed, code3] of cases) assert.equal(countryNamed(typed)?.code3, code3, typed)
})

test('half a name that several begin with, or none, is no country', () => {
  for (const typed of ['', ' ', 'ا', 'جزایر', 'نیج', 'ناکجا', '12'])
    assert.equal(countryNamed(typed), undefined, typed)
})

test('every country is found by its own name, and its name means no other', () => {
  for (const { name, nameEn, code3 } of COUNTRIES)
    assert.deepEqual(
      [countryNamed(name)?.code3, countryNamed(nameEn)?.code3, countryNamed(code3)?.code3],
      [code3, code3, code3],
    )
})

test('a search brings those that begin so before those that contain it, and forgives the keyboard', () => {
  const codes = (typed: string) => searchCountries(typed).map(({ code3 }) => code3)
  assert.deepEqual(codes('گینه'), ['GIN', 'GNQ', 'GNB', 'PNG'])
  assert.equal(codes('hdvhk')[0], 'IRN') // ایران on Latin keys
  assert.equal(codes('ger')[0], 'DEU')
  assert.deepEqual(codes('').slice(0, 2), ['IRN', 'IRQ'])
  assert.deepEqual(codes('qqqq'), [])
})
