import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { CITIES } from '#places/airports.ts'
import { fold } from '#places/fold.ts'
import { asLatinKeys, asPersianKeys } from '#places/keyboard.ts'

test('what was typed with the keyboard in the other language is understood', () => {
  assert.equal(asPersianKeys('jivhk'), 'تهران')
  assert.equal(asPersianKeys('lain'), 'مشهد')
  assert.equal(asPersianKeys(';da'), 'کیش')
  assert.equal(asPersianKeys('aCk'), 'شژن')
  assert.equal(asLatinKeys('فاق'), 'thr')
  assert.equal(asLatinKeys('پاي'), 'mhd')
})

test('every Latin word survives the Persian keyboard and back', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/)
  fc.assert(fc.property(word, (typed) => asLatinKeys(asPersianKeys(typed)) === typed))
})

test('every Persian city name survives the Latin keyboard and back', () => {
  for (const { name } of CITIES) {
    const plain = name.replaceAll(/[أئؤء]/g, 'ا')
    assert.equal(fold(asPersianKeys(asLatinKeys(plain))), fold(plain))
  }
})
