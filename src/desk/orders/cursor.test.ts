import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cursorText, readCursor } from '#desk/orders/cursor.ts'

const last = { rank: 2, at: '2026-11-23T19:13:41.566123Z', id: '0a9d3c5e-4d5f-4c6b-8a7d-1f2e3d4c5b6a' }

test('the place in a list is read as it was written, and anything else begins at the first page', () => {
  assert.deepEqual(readCursor(cursorText(last)), last)
  for (const text of [null, '', 'x', cursorText({ ...last, at: '2026-13-45T99:00:00Z' }), '1_2_3'])
    assert.equal(readCursor(text), undefined, String(text))
})
