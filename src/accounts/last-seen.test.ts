import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seenAt } from '#accounts/last-seen.ts'

test('when something was is said as people say it, by the days of Tehran', () => {
  const now = Temporal.ZonedDateTime.from('2026-12-03T00:30[Asia/Tehran]').toInstant()
  for (const [ago, words] of [
    [{ minutes: 3 }, 'چند دقیقه پیش'],
    [{ minutes: 20 }, 'امروز ۰۰:۱۰'],
    [{ minutes: 50 }, 'دیروز ۲۳:۴۰'],
    [{ hours: 24 }, 'دیروز ۰۰:۳۰'],
    [{ hours: 25 }, 'سه‌شنبه ۱۰ آذر'],
    [{ hours: 24 * 300 }, 'جمعه ۱۷ بهمن ۱۴۰۴'],
  ] as const)
    assert.equal(seenAt(now.subtract(ago), now), words)
})
