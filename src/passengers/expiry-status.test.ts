import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expiryStatus } from '#passengers/expiry-status.ts'
import { noPassport } from '#passengers/passport-form.ts'
import { savedSara } from '#testing/passengers/saved.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const standing = (passportExpirationDateFa: string) =>
  expiryStatus(savedSara({ passportExpirationDateFa }), today)

test('a passport is told by how long it will do', () => {
  assert.deepEqual(standing('1409-12-18'), [
    { tone: 'good', says: 'گذرنامه تا ۱۸ اسفند ۱۴۰۹ (۹ مارس ۲۰۳۱) اعتبار دارد.' },
  ])
  assert.equal(standing('2027-05-21')[0]?.tone, 'good')
  assert.equal(standing('2027-05-20')[0]?.tone, 'warn')
  assert.equal(standing('2026-11-21')[0]?.tone, 'warn')
  assert.deepEqual(standing('2026-11-20'), [
    { tone: 'bad', says: 'اعتبار گذرنامه ۲۹ آبان ۱۴۰۵ (۲۰ نوامبر ۲۰۲۶) تمام شده است.' },
  ])
  assert.deepEqual(expiryStatus(savedSara(noPassport), today), [])
})

test('a journey ahead that it is too short for is named with the day it has to reach', () => {
  const sara = savedSara({ passportExpirationDateFa: '2027-06-20' })
  const trips = [
    { id: sara.id, destinationName: 'استانبول', neededUntil: '2027-06-21', isAssumed: false },
    { id: 'another', destinationName: 'دبی', neededUntil: '2028-01-01', isAssumed: false },
  ]
  const [, trip, ...others] = expiryStatus(sara, today, trips)
  assert.equal(trip?.says, 'برای سفر به استانبول بس نیست؛ دست‌کم تا ۳۱ خرداد ۱۴۰۶ (۲۱ ژوئن ۲۰۲۷) لازم است.')
  assert.deepEqual(others, [])
})

test('where the rule of the country is not known it is said that six months are taken', () => {
  const sara = savedSara({ passportExpirationDateFa: '2027-06-20' })
  const [, trip] = expiryStatus(sara, today, [
    { id: sara.id, destinationName: 'تاشکند', neededUntil: '2027-06-21', isAssumed: true },
  ])
  assert.deepEqual(trip, {
    tone: 'warn',
    says: 'برای سفر به تاشکند شاید بس نباشد؛ قاعدهٔ آنجا را نمی‌دانیم و ۶ ماه، تا ۳۱ خرداد ۱۴۰۶ (۲۱ ژوئن ۲۰۲۷)، را کف می‌گیریم.',
  })
})
