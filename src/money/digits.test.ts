import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { latinDigits, persianDigits } from '#money/digits.ts'

test('digits of any script are read', () => {
  assert.equal(latinDigits('۰۹۱۲ ۳۴۵ ۶۷۸۹'), '0912 345 6789')
  assert.equal(latinDigits('٠١٢٣٤٥٦٧٨٩'), '0123456789')
  assert.equal(latinDigits('W5 ۱۰۴۱'), 'W5 1041')
})

test('counts are shown in Persian', () => {
  assert.equal(persianDigits(20), '۲۰')
  assert.equal(persianDigits('٠6:15'), '۰۶:۱۵')
})

test('what is shown in Persian is read back the same', () => {
  fc.assert(fc.property(fc.integer(), (number) => latinDigits(persianDigits(number)) === String(number)))
})
