import assert from 'node:assert/strict'
import { test } from 'node:test'
import countries from 'i18n-iso-countries'
import { countryOf, isState } from '#documents/reader/states.ts'
import { findCountry } from '#places/countries.ts'

test('every country of ISO 3166-1 is a state, but Germany, which a zone calls D', () => {
  const userAssigned = ['DEU', 'XKK']
  for (const code of Object.keys(countries.getAlpha3Codes()))
    assert.equal(isState(code), !userAssigned.includes(code), code)
})

test('codes that only passports have are states, Utopia and misread ones are not', () => {
  for (const code of ['D', 'GBD', 'XXB', 'UNO', 'RKS']) assert.ok(isState(code), code)
  for (const code of ['UTO', 'IRO', '', 'XX', 'DEU']) assert.ok(!isState(code), code)
})

test('a passport’s own code names a country that we have', () => {
  for (const code of ['D', 'GBN', 'RKS', 'IRN']) assert.ok(findCountry(countryOf(code)), code)
})
