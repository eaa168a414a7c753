import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decodedText } from '#server/decoded-text.ts'

test('text comes in UTF-8 or as a spreadsheet’s Unicode, its mark is no letter of it', () => {
  assert.deepEqual(decodedText(Buffer.from('\ufeffبلیت;۱')), { text: 'بلیت;۱' })
  assert.deepEqual(decodedText(Buffer.from('\ufeffبلیت\t۱', 'utf16le')), { text: 'بلیت\t۱' })
})

test('what is no text says why', () => {
  assert.deepEqual(decodedText(Buffer.from('')), { fault: 'empty' })
  assert.deepEqual(decodedText(Buffer.from(' \r\n')), { fault: 'empty' })
  assert.deepEqual(decodedText(Buffer.from([0x50, 0x4b, 3, 4, 1, 2])), { fault: 'workbook' })
  assert.deepEqual(decodedText(Buffer.from([0xc8, 0xe1, 0xed, 0xca])), { fault: 'encoding' })
  assert.deepEqual(decodedText(Buffer.from('1;\0')), { fault: 'encoding' })
})
