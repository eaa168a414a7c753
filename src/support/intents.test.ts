import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Intent, intentOf, intents } from '#support/intents.ts'

const typed: readonly (readonly [string, Intent | undefined])[] = [
  ['بلیطم کجاست', 'ticket'],
  ['بلیت من کجاست ؟؟', 'ticket'],
  ['اگه کنسل کنم چقدر جریمه داره', 'refundNow'],
  ['استردااد کنم چقدر پولم برمیگرده؟', 'refundNow'],
  ['چقدر کسر میشه اگر لغو کنم', 'refundNow'],
  ['پول استرداد كي مي‌رسد', 'refundWhen'],
  ['پولم واریز نشده', 'refundWhen'],
  ['اسمم اشتباه شده', 'name'],
  ['کد ملی رو اشتباه زدم', 'name'],
  ['چمدونم چند کیلو باشه', 'baggage'],
  ['بار مجاز', 'baggage'],
  ['ساعت چند فرودگاه باشم', 'presence'],
  ['چمدونم گم شده', undefined],
  ['چمدانم شکسته تحویل شد', undefined],
  ['می‌خواهم با اپراتور دربارهٔ استرداد حرف بزنم', undefined],
  ['سلام', undefined],
  ['', undefined],
  ['مادرم بیمار است و پزشک گفته سفر نکند و نمی‌دانم با این گواهی می‌شود استرداد کامل گرفت', undefined],
]

for (const [words, intent] of typed)
  test(`«${words}» is ${intent ?? 'for a person'}`, () => assert.equal(intentOf(words), intent))

test('every button says what is understood of it', () => {
  for (const [intent, { chip }] of Object.entries(intents)) assert.equal(intentOf(chip), intent, chip)
})
