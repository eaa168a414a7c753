import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { latin, mixed, printable } from '#papers/printable.ts'

test('a name may not bring marks that turn the line round', () => {
  assert.equal(printable('سارا\u202e\u2066 محمدی\u2069'), 'سارا محمدی')
})

test('signs that the font cannot draw become question marks, one for one', () => {
  assert.equal(printable('سارا 🛫 李'), 'سارا ? ?')
})

test('half-spaces stay and line breaks do not', () => {
  assert.equal(printable(' محمدی\u200cنژاد\n\tتهرانی '), 'محمدی\u200cنژاد تهرانی')
})

test('a letter typed as two is the same letter', () => {
  assert.equal(printable('ا\u0653'), 'آ')
})

test('Latin words in Persian are set apart, together when they belong together', () => {
  assert.equal(mixed('ایرباس A320 neo، ردیف ۳'), 'ایرباس \u2066A320 neo\u2069، ردیف ۳')
})

test('isolates are always closed and never nested, whatever stands in the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      assert.match(mixed(text), /^[^\u2066\u2069]*(\u2066[^\u2066\u2069]*\u2069[^\u2066\u2069]*)*$/u)
      assert.match(latin(text), /^\u2066[^\u2066\u2069]*\u2069$/u)
    }),
  )
})
