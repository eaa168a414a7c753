import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ageWords } from '#desk/age-words.ts'

const now = Temporal.Instant.from('2026-11-23T20:00:00Z')

for (const [seconds, words] of [
  [-5, 'همین حالا'],
  [59, 'همین حالا'],
  [60, '۱ دقیقه'],
  [3599, '۵۹ دقیقه'],
  [3600, '۱ ساعت'],
  [86_399, '۲۳ ساعت'],
  [86_400, '۱ روز'],
] as const)
  test(`after ${seconds} seconds it is ${words} old`, () => {
    assert.equal(ageWords(now.subtract({ seconds }), now), words)
  })
