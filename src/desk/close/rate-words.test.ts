import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeOfRate } from '#desk/close/rate-words.ts'

test('how far a rate goes is said while it is typed', () => {
  const table = [
    [undefined, 'اکنون 1,250,000 ریال است'],
    [1_250_000, 'اکنون 1,250,000 ریال است'],
    [1_250_100, 'اکنون 1,250,000 ریال است؛ کمتر از\u00a0۱٪ بالاتر می‌رود'],
    [1_000_000, 'اکنون 1,250,000 ریال است؛ ۲۰٪ پایین‌تر می‌آید'],
    [9_990_000, 'اکنون 1,250,000 ریال است؛ ۶۹۹٪ بالاتر می‌رود'],
  ] as const
  for (const [after, words] of table) assert.equal(changeOfRate(1_250_000, after), words)
})
