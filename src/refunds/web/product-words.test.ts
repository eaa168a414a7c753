import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flightFace } from '#flights/web/face.ts'
import { hotelFace } from '#hotels/web/face.ts'
import { reasonsFor, refundReasons } from '#refunds/reasons.ts'
import { type SelectionFault, selectionText, selectionTexts } from '#refunds/selection.ts'

test('of a stay every reason speaks of rooms or of nothing in particular, never of flights', () => {
  const asked: readonly SelectionFault[] = [
    'ALREADY_REFUNDED',
    'FLOWN',
    'NOT_REFUNDABLE',
    'TOO_LATE',
    'NOTHING_TO_RETURN',
    'NOTHING_CHOSEN',
    'UNKNOWN_ITEM',
  ]
  for (const fault of asked) {
    assert.doesNotMatch(selectionText(fault, hotelFace.refund.words.faults), /بلیت|پرواز/, fault)
    assert.equal(selectionText(fault, flightFace.refund.words.faults), selectionTexts[fault], fault)
  }
})

test('nobody gives a room back because his flight was late', () => {
  assert.equal(reasonsFor(flightFace.refund).length, refundReasons.length)
  for (const { title } of reasonsFor(hotelFace.refund)) assert.doesNotMatch(title, /پرواز/)
  assert.ok(reasonsFor(hotelFace.refund).length > 3)
})
