import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flightFace } from '#flights/web/face.ts'
import { hotelFace } from '#hotels/web/face.ts'
import { timelineFor } from '#orders/web/order/timeline-texts.ts'

const bought = [
  { status: 'created', says: '', at: '2026-11-21T08:00:00Z' },
  { status: 'issued', says: '', at: '2026-11-21T08:05:00Z' },
]
const refund = {
  trackingNumber: 'R12',
  amount: 16_000_000,
  madeAt: '2026-11-22T08:00:00Z',
  items: [{}],
}

test('the story tells every refund once, in its place: how far it is stands with the refund itself', () => {
  assert.deepEqual(
    timelineFor({ timeline: bought }, [refund], flightFace).map(({ says }) => says),
    ['سفارش ثبت شد', 'بلیت صادر شد', 'استرداد ۱ بلیت ثبت شد؛ 1,600,000 تومان برمی‌گردد، کد پیگیری R12'],
  )
})

test('the refund of the last ticket stands before the end it brought', () => {
  const ended = [...bought, { status: 'refunded', says: '', at: refund.madeAt }]
  assert.deepEqual(
    timelineFor({ timeline: ended }, [refund], flightFace)
      .map(({ says }) => says)
      .slice(-2),
    ['استرداد ۱ بلیت ثبت شد؛ 1,600,000 تومان برمی‌گردد، کد پیگیری R12', 'همهٔ بلیت‌ها استرداد شد'],
  )
})

test('of a stay rooms are given back', () => {
  const [, , given] = timelineFor({ timeline: bought }, [refund], hotelFace)
  assert.match(given?.says ?? '', /^استرداد ۱ اتاق ثبت شد/)
})
