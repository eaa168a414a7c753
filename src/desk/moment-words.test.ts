import assert from 'node:assert/strict'
import { test } from 'node:test'
import { momentWords } from '#desk/moment-words.ts'

const now = Temporal.Instant.from('2026-11-23T20:00:00Z')

for (const [at, words] of [
  ['2026-11-22T10:42:00Z', 'یکشنبه ۱ آذر، ۱۴:۱۲'],
  ['2026-03-20T20:30:00Z', 'شنبه ۱ فروردین، ۰۰:۰۰'],
  ['2026-03-20T20:29:59Z', 'جمعه ۲۹ اسفند ۱۴۰۴، ۲۳:۵۹'],
  ['2027-03-21T08:00:00Z', 'یکشنبه ۱ فروردین ۱۴۰۶، ۱۱:۳۰'],
] as const)
  test(`${at} is «${words}» to who reads it in 1405`, () => {
    assert.equal(momentWords(Temporal.Instant.from(at), now), words)
  })
