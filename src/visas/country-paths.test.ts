import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visaCountries } from '#visas/choice.ts'
import { countryAt, countryOf, countryPaths, typePath } from '#visas/country-paths.ts'

for (const [word, country] of [
  ['uae', 'AE'],
  ['AE', 'AE'],
  ['azerbaijan', 'AZ'],
  ['italy', 'IT'],
  ['thiland', 'TH'],
  ['Thailand', 'TH'],
  ['atlantis', undefined],
  ['type', undefined],
  ['', undefined],
] as const)
  test(`"${word}" is ${country ?? 'no country of ours'}`, () => assert.equal(countryOf(word), country))

test('a country is known by each of its addresses, and by nothing that only looks like one', () => {
  for (const country of visaCountries) {
    assert.equal(countryAt(countryPaths[country]), country)
    assert.equal(countryAt(`${countryPaths[country]}.data`), country)
    assert.equal(countryAt(typePath(country)), country)
  }
  assert.equal(countryAt('/visa/uae'), 'AE')
  for (const path of [
    '/visa-home',
    '/visa/type',
    '/visa/add-passenger',
    '/visauae',
    '/x/visa-uae',
    '/visa-uae2',
  ])
    assert.equal(countryAt(path), undefined, path)
})
