import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hotelFace } from '#hotels/web/face.ts'
import { heldWords } from '#hotels/web/held-words.ts'

const room = /اتاق[^.]*(?:نگه داشته|محفوظ|آزاد)|آزاد کردن/

test('of a supplier’s hotel nothing says that rooms are held, or freed', () => {
  const { dearer, ended, cancel } = heldWords('Duffel Stays')
  for (const says of [dearer, ended, ...Object.values(cancel(2))]) assert.doesNotMatch(says, room)
})

test('of our contracts the rooms are held, and freed', () => {
  const { dearer, ended, cancel } = heldWords(null)
  for (const says of [dearer, ended, ...Object.values(cancel(2))]) assert.match(says, /محفوظ|آزاد/)
  assert.match(cancel(2).action, /۲ اتاق/)
})

test('an order’s own words, read of any hotel, promise the price alone', () => {
  const { stillHas, hasNoMore, held, keptForNow, cancel, cancelling } = hotelFace.words
  for (const says of [stillHas, hasNoMore, cancel, cancelling]) assert.doesNotMatch(says, room)
  for (const says of [held, keptForNow]) assert.doesNotMatch(says, /اتاق/)
})
