import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DateWish, dateWishWords } from '#flights/changes/date-request-words.ts'

const alone: DateWish = {
  direction: '',
  route: 'تهران به دبی',
  departs: Temporal.PlainDateTime.from('2026-12-03T18:40'),
  flight: 'ماهان W5 061',
  names: ['سارا محمدی'],
  people: 1,
  day: Temporal.PlainDate.from('2027-03-21'),
  isFlexible: false,
  note: '',
}

test('one on a single direction: what stands, and the day in both calendars, with their years', () => {
  assert.deepEqual(dateWishWords(alone).split('\n'), [
    'درخواست تغییر تاریخ: تهران به دبی',
    'بلیت فعلی: پنجشنبه ۱۲ آذر ۱۴۰۵ (۳ دسامبر ۲۰۲۶)، ساعت ۱۸:۴۰، ماهان W5 061',
    'مسافر: سارا محمدی',
    'روز دلخواه: یکشنبه ۱ فروردین ۱۴۰۶ (۲۱ مارس ۲۰۲۷)',
  ])
})

const lines: readonly (readonly [Partial<DateWish>, string])[] = [
  [{ direction: 'برگشت' }, 'درخواست تغییر تاریخ برگشت: تهران به دبی'],
  [{ direction: 'مسیر ۲' }, 'درخواست تغییر تاریخ مسیر ۲: تهران به دبی'],
  [{ names: ['سارا محمدی', 'رضا محمدی'], people: 2 }, 'همهٔ مسافران: سارا محمدی، رضا محمدی'],
  [{ names: ['رضا محمدی'], people: 3 }, '۱ از ۳ مسافر: رضا محمدی'],
  [{ isFlexible: true }, 'روز دلخواه: یکشنبه ۱ فروردین ۱۴۰۶ (۲۱ مارس ۲۰۲۷)؛ یک روز زودتر یا دیرتر هم می‌شود'],
  [{ note: ' صبح باشد ' }, 'توضیح: صبح باشد'],
]

test('which direction, who of how many, a day beside it, and what was written', () => {
  for (const [other, line] of lines)
    assert.ok(
      dateWishWords({ ...alone, ...other })
        .split('\n')
        .includes(line),
      line,
    )
  assert.ok(!dateWishWords({ ...alone, note: ' \n ' }).includes('توضیح'))
})
