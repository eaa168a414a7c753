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

test('a rate that fell is a step of the story, with both rates, their days and whose word they are', () => {
  const rate = { currency: 'USD', rialAUnit: 1_250_000, setOn: '2026-11-20', source: 'نرخ خود ما' } as const
  const issued = { ...rate, rialAUnit: 1_150_000, setOn: '2026-11-21', source: 'بازار آزاد تهران' }
  const falls = [{ charged: { ...rate, minor: 20_000 }, issued }]
  const told = (back: 'wallet' | 'credit' | 'payers') => {
    const rateDifference = { amount: 20_000_000, at: '2026-11-21T08:05:00Z', back, falls }
    return timelineFor({ timeline: bought, rateDifference }, [], flightFace).at(-1)?.says ?? ''
  }
  assert.equal(
    told('wallet').replaceAll(/[\u2066\u2069]/g, ''),
    'نرخ ارز پایین آمده بود؛ 2,000,000 تومان به کیف پول شما برگشت (200 دلار با نرخ هر دلار 1,250,000 ریال، جمعه ۲۹ آبان ۱۴۰۵، نرخ خود ما؛ هنگام صدور هر دلار 1,150,000 ریال، شنبه ۳۰ آبان ۱۴۰۵، بازار آزاد تهران)',
  )
  assert.match(told('credit'), /به اعتبار آژانس برگشت/)
  assert.match(told('payers'), /به نسبت سهم‌ها به کیف پول پرداخت‌کننده‌ها برگشت/)
})

test('of a stay rooms are given back', () => {
  const [, , given] = timelineFor({ timeline: bought }, [refund], hotelFace)
  assert.match(given?.says ?? '', /^استرداد ۱ اتاق ثبت شد/)
})
