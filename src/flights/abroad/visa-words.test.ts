import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryVisa, isSchengen } from '#flights/abroad/entry-visas.ts'
import { transitVisa } from '#flights/abroad/transit-visas.ts'
import { comingInSentence, countryWords, entrySentences } from '#flights/abroad/visa-words.ts'
import { AIRPORTS } from '#places/airports.ts'

const countries = [...new Set(AIRPORTS.map(({ country }) => country))]

test('a country that is known says how each passport comes in, and of which month that is', () => {
  assert.deepEqual(entrySentences('TR'), [
    'گذرنامهٔ ایرانی: تا ۹۰ روز بدون ویزا.',
    'گذرنامهٔ عراقی: ویزا را پیش از سفر بگیرید.',
    'این قاعده را در خرداد ۱۴۰۴ خوانده‌ایم و شاید عوض شده باشد؛ پیش از خرید از سفارت آن کشور بپرسید.',
  ])
  assert.deepEqual(entrySentences('IQ').slice(0, 1), ['گذرنامهٔ ایرانی: بدون ویزا.'])
  assert.deepEqual(entrySentences('DE').slice(0, 2), [
    'گذرنامهٔ ایرانی: ویزا را پیش از سفر بگیرید.',
    'گذرنامهٔ عراقی: ویزا را پیش از سفر بگیرید.',
  ])
})

test('a country we know nothing of must be asked about', () => {
  assert.equal(entryVisa('UY'), undefined)
  for (const country of countries)
    assert.match(entrySentences(country).at(-1) ?? '', /پیش از خرید/, countryWords(country))
})

test('nobody needs a visa for home', () => {
  assert.ok(!entrySentences('IR').some((sentence) => sentence.includes('گذرنامهٔ ایرانی')))
  assert.ok(!entrySentences('IQ').some((sentence) => sentence.includes('گذرنامهٔ عراقی')))
})

test('who stays in the transit hall needs a paper in Schengen, Britain and America, none at the great hubs', () => {
  for (const country of ['DE', 'AT', 'FR', 'GB', 'US', 'CA'])
    assert.match(transitVisa({ country, isAirside: true }) ?? '', /ویزای ترانزیت می‌خواهد/, country)
  for (const country of ['TR', 'AE', 'QA', 'KW', 'RU', 'IR', 'IQ'])
    assert.equal(transitVisa({ country, isAirside: true }), null, country)
  assert.match(transitVisa({ country: 'KZ', isAirside: true }) ?? '', /از ایرلاین بپرسید/)
})

test('who comes in on the way needs what the country asks of a visitor', () => {
  const turkey = 'در این توقف باید وارد ترکیه شوید: با گذرنامهٔ عراقی برای ورود ویزا می‌خواهید.'
  assert.equal(transitVisa({ country: 'TR', isAirside: false }), turkey)
  assert.equal(
    comingInSentence('AZ'),
    'در این توقف باید وارد جمهوری آذربایجان شوید: با گذرنامهٔ ایرانی برای ورود ویزا می‌خواهید؛ با گذرنامهٔ عراقی ویزای ورود را پیش از خرید بپرسید.',
  )
  assert.match(comingInSentence('UY') ?? '', /ایرانی و عراقی ویزای ورود را پیش از خرید بپرسید/)
  assert.equal(comingInSentence('IR'), null)
})

test('what is Schengen is of Europe, and Cyprus and Ireland are not of it', () => {
  const areas = countries.filter(isSchengen)
  assert.ok(areas.length >= 20)
  for (const country of ['CY', 'IE', 'GB', 'TR', 'RS']) assert.equal(isSchengen(country), false)
})
