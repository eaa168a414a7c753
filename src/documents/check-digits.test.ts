import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkDigit } from '#documents/check-digits.ts'

test('check digits are those of the worked examples of ICAO 9303-3 and of its specimen', () => {
  const cases = {
    '520727': '3',
    'AB2134<<<': '5',
    HA672242: '6',
    L898902C3: '6',
    '740812': '2',
    '120415': '9',
    'ZE184226B<<<<<': '1',
    'L898902C3674081221204159ZE184226B<<<<<1': '0',
    '<<<<<<<<<<<<<<': '0',
  }
  for (const [field, digit] of Object.entries(cases)) assert.equal(checkDigit(field), digit, field)
})
