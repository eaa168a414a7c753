import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isNothing, noWishes, type StayWishes, tidyWishes, wishesInWords } from '#hotels/stay-wishes.ts'

const wished: StayWishes = {
  arrival: '18-22',
  requests: ['baby-cot', 'quiet-room', 'baby-cot'],
  note: '  پله نمی‌توانم\u202e بالا\nبروم\u0007 ',
}

test('wishes are told once each, on one line, without signs nobody sees; half-spaces stay', () => {
  const tidy = tidyWishes(wished)
  assert.deepEqual(tidy.requests, ['quiet-room', 'baby-cot'])
  assert.equal(tidy.note, 'پله نمی‌توانم بالا بروم')
})

test('a hotel reads them in both tongues, the guest’s own words as they are', () => {
  const words = wishesInWords(tidyWishes(wished))
  assert.equal(words.fa, 'رسیدن ساعت ۱۸ تا ۲۲؛ اتاق آرام، تخت نوزاد؛ پله نمی‌توانم بالا بروم')
  assert.equal(words.en, 'arrival 18:00 to 22:00; quiet room, baby cot; پله نمی‌توانم بالا بروم')
})

test('blanks alone wish nothing', () => {
  assert.ok(isNothing(tidyWishes({ ...noWishes, note: ' \n\t' })))
  assert.ok(!isNothing({ ...noWishes, arrival: 'after-22' }))
})
