import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentenceOf } from '#passengers/sentences.ts'

const travel = {
  today: Temporal.PlainDate.from('2026-12-03'),
  flightDate: Temporal.PlainDate.from('2026-12-03'),
  lastArrival: Temporal.PlainDate.from('2026-12-21'),
  group: 'adult',
} as const

test('a passport that ends too soon is told the day it has to reach, in both calendars', () => {
  assert.equal(
    sentenceOf('PASS_VALIDITY_LESS_6MONTH', {}, travel),
    'اعتبار گذرنامه کمتر از ۶ ماه است؛ دست‌کم تا ۳۱ خرداد ۱۴۰۶ (۲۱ ژوئن ۲۰۲۷) لازم است.',
  )
})

test('a country that asks for fewer months says so, and the day they reach to', () => {
  assert.equal(
    sentenceOf('PASS_VALIDITY_LESS_6MONTH', {}, { ...travel, passportMonths: 3 }),
    'اعتبار گذرنامه کمتر از ۳ ماه است؛ دست‌کم تا ۱ فروردین ۱۴۰۶ (۲۱ مارس ۲۰۲۷) لازم است.',
  )
})

test('a wrong number is told the shape of its origin', () => {
  const says = (passportType: string) => sentenceOf('PASSPORT_NO_IS_INVALID', { passportType }, travel)
  assert.equal(says('IranianPassport'), 'شمارهٔ گذرنامه درست نیست؛ یک حرف و ۷ یا ۸ رقم.')
  assert.match(says('IraqPassport'), /دو حرف و ۶ یا ۷ رقم/)
  assert.match(says(''), /۶ تا ۱۰/)
  assert.equal(sentenceOf('NATIONAL_CODE_IS_INVALID', {}, travel), 'کد ملی نامعتبر است')
})
