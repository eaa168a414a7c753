import assert from 'node:assert/strict'
import { test } from 'node:test'
import { companyOf, formattedScore, scoreInWords } from '#hotels/reviews.ts'

test('a score is written with one place and the word that fits it', () => {
  for (const [tenths, written, words] of [
    [100, '۱۰', 'عالی'],
    [92, '۹.۲', 'عالی'],
    [89.6, '۹', 'عالی'],
    [89.4, '۸.۹', 'خیلی خوب'],
    [70, '۷', 'خوب'],
    [60, '۶', 'قابل قبول'],
    [50, '۵', 'متوسط'],
    [20, '۲', 'ضعیف'],
  ] as const) {
    assert.equal(formattedScore(tenths), written)
    assert.equal(scoreInWords(tenths), words)
  }
})

test('who travelled is proposed by the rooms', () => {
  const room = (adults: number, ...childAges: number[]) => ({ adults, childAges })
  assert.equal(companyOf([room(2, 4)]), 'family')
  assert.equal(companyOf([room(2)]), 'couple')
  assert.equal(companyOf([room(1)]), 'alone')
  assert.equal(companyOf([room(1), room(1)]), 'friends')
  assert.equal(companyOf([room(3)]), 'friends')
})
