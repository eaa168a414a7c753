import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COUNTRIES, findCountry } from '#places/countries.ts'

test('Iran is 3414 and Iraq 3415', () => {
  assert.equal(findCountry('IRN')?.id, 3414)
  assert.equal(findCountry('IQ')?.id, 3415)
  assert.equal(findCountry('IRN')?.dialingCode, '+98')
  assert.equal(findCountry('IR')?.name, 'ایران')
  assert.equal(findCountry('XX'), undefined)
})

test('every country has a dialing code, a Persian name and an id of its own', () => {
  assert.ok(COUNTRIES.length > 200)
  assert.equal(new Set(COUNTRIES.map(({ id }) => id)).size, COUNTRIES.length)
  for (const { code, code3, name, dialingCode } of COUNTRIES) {
    assert.match(dialingCode, /^\+\d{1,4}$/, code)
    assert.match(name, /[\u0600-\u06ff]/, code)
    assert.match(code3, /^[A-Z]{3}$/, code)
  }
})
