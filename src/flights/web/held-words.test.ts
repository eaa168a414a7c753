import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdEnded } from '#flights/web/checkout.ts'
import { flightFace } from '#flights/web/face.ts'
import { heldWords } from '#flights/web/held-words.ts'
import { labels } from '#orders/labels.ts'
import { faceAsHeld } from '#orders/price-only.ts'
import { noteOf } from '#orders/web/order/order-note.ts'
import { timeline } from '#orders/web/order/timeline.ts'

const seat = /صندلی[^.]*(?:نگه داشته|محفوظ|آزاد)|آزاد کردن/

test('of a seller who holds nothing before the payment nothing says that seats are held, or freed', () => {
  const { dearer, terms, cancel } = heldWords(true)
  for (const says of [dearer, holdEnded(true), terms, ...Object.values(cancel(2))])
    assert.doesNotMatch(says, seat)
})

test('where the seats are held they are, and are freed', () => {
  const { dearer, terms, cancel } = heldWords(false)
  for (const says of [dearer, holdEnded(false), terms, ...Object.values(cancel(2))])
    assert.match(says, /محفوظ|آزاد/)
  assert.match(cancel(2).action, /۲ صندلی/)
})

test('an order says of itself what is held of it: in its words, its story and its note', () => {
  for (const [isPriceOnly, says] of [
    [undefined, /صندلی/],
    [true, /^(?!.*صندلی)/],
  ] as const) {
    const face = faceAsHeld(flightFace, isPriceOnly === undefined ? {} : { isPriceOnly })
    const { held, keptForNow, stillHas, cancel } = face.words
    for (const words of [held, keptForNow, stillHas, cancel]) assert.match(words, says)
    const story = timeline(face)
    for (const status of ['submitted', 'expired', 'cancelled'] as const) {
      assert.match(story[status], says)
      const details = { isWithdrawn: false, labels: labels[status], sum: { credit: 0 } }
      assert.match(noteOf({ status, details, face }).words, says)
    }
  }
})
