import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  punctualityCounted,
  punctualitySentence,
  punctualityWords,
} from '#flights/facts/punctuality-words.ts'

const told = {
  percent: 82,
  flights: 41,
  medianMinutes: 12,
  movement: 'arrival',
  from: '2026-08-23',
  until: '2026-11-20',
} as const

test('the eye reads how many, of how many, and the median', () => {
  assert.equal(punctualityWords(told), 'به‌موقع:\u00a0۸۲٪ از ۴۱ پرواز اخیر\u00a0· تأخیر معمول ۱۲ دقیقه')
})

test('the ear hears a sentence without signs', () => {
  assert.equal(
    punctualitySentence(told),
    '۸۲ درصد از ۴۱ پرواز اخیر با همین شماره به‌موقع رسید؛ تأخیر معمول ۱۲ دقیقه بود.',
  )
})

test('a median may be nothing, early, or hours', () => {
  const medians = [0, -5, 75].map((medianMinutes) => ({ ...told, medianMinutes }))
  assert.deepEqual(
    medians.map((one) => punctualityWords(one).split('\u00a0· ')[1]),
    ['معمولاً بدون تأخیر', 'معمولاً ۵ دقیقه زودتر', 'تأخیر معمول ۱ ساعت و ۱۵ دقیقه'],
  )
  assert.deepEqual(
    medians.map((one) => punctualitySentence(one).split('؛ ')[1]),
    ['معمولاً تأخیر نداشت.', 'معمولاً ۵ دقیقه زودتر بود.', 'تأخیر معمول ۱ ساعت و ۱۵ دقیقه بود.'],
  )
})

test('what was counted is said, and of which days', () => {
  assert.equal(punctualityCounted(told), 'رسیدن تا ۱۵ دقیقه پس از برنامه، ۱ شهریور تا ۲۹ آبان')
  assert.match(punctualityCounted({ ...told, movement: 'departure' }), /^برخاستن تا ۱۵ دقیقه/)
})
