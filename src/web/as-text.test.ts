import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asText, read } from '#web/as-text.ts'

test('what is read of a text is what was written, quotes, tildes and all', () => {
  const given = { name: 'او گفت "~۲۰ دقیقه"', list: [1, null, '~', '\\"', '\u0000'], none: [] }
  assert.deepEqual(read(asText(given)), given)
})

test('no quote of it has to be escaped once more on its way', () => {
  const text = asText([{ city: 'تهران' }, { city: 'مشهد' }])
  assert.equal(JSON.stringify(text).length, text.length + 2)
})
