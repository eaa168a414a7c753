import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { combined, stepAt } from '#refunds/chosen-steps.ts'
import { timelineOf } from '#refunds/timeline.ts'
import { anyOrder, departure } from '#testing/refunds/terms.ts'

test('the page’s sum of single clocks says at every moment what the one clock of them says', () => {
  const minutes = fc.integer({ min: -60 * 24 * 60, max: 9 * 24 * 60 })
  fc.assert(
    fc.property(
      anyOrder,
      fc.array(minutes, { minLength: 20, maxLength: 20 }),
      ({ reckoning, chosen }, all) => {
        fc.pre(chosen.length > 0)
        const now = departure.toInstant().subtract({ hours: 60 })
        const single = chosen.map((one) => timelineOf(reckoning, [one], now))
        const together = combined(single, now.toString())
        const expected = timelineOf(reckoning, chosen, now)
        for (const minute of all) {
          const at = departure.toInstant().add({ minutes: minute }).toString()
          const [found, wanted] = [stepAt(together, at), stepAt(expected, at)]
          assert.deepEqual([found?.penalty, found?.refund], [wanted?.penalty, wanted?.refund])
        }
        const holding = together.filter(({ state }) => state === 'now')
        assert.deepEqual(
          holding.map(({ refund }) => refund),
          expected.filter(({ state }) => state === 'now').map(({ refund }) => refund),
        )
      },
    ),
  )
})
