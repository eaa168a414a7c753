import assert from 'node:assert/strict'
import { test } from 'node:test'
import { viewedFace } from '#app/viewed-face.ts'
import { weekdayDayMonth } from '#calendar/formatted.ts'
import { priceWords } from '#money/display-unit.ts'
import type { ProductFace } from '#orders/face.ts'
import { usualDisplay } from '#web/display/display.ts'
import { followDisplay } from '#web/display/follow-display.ts'
import { viewedNow } from '#web/server/as-viewed.ts'

const says = () => `${weekdayDayMonth(Temporal.PlainDate.from('2026-12-03'))}، ${priceWords(28_900_000)}`
const usual = 'پنجشنبه ۱۲ آذر، 2,890,000 تومان'
const sold = {
  trip: () => ({ when: says() }),
  inWords: async () => says(),
  refund: { words: {}, legs: () => [{ when: says() }] },
} as unknown as ProductFace
const order = {} as never

test('a page is told of trips as its viewer reads, and whoever writes messages as usual', async (t) => {
  t.after(() => followDisplay(() => usualDisplay))
  followDisplay(viewedNow)
  const face = viewedFace(sold, () => ({ money: 'rial', calendar: 'gregorian' }))
  assert.equal(face.trip(order, order).when, 'پنجشنبه ۳ دسامبر، 28,900,000 ریال')
  assert.equal(face.refund.legs(order, 1)[0]?.when, 'پنجشنبه ۳ دسامبر، 28,900,000 ریال')
  assert.equal(await face.inWords(order), usual)
  assert.equal(sold.trip(order, order).when, usual)
  assert.equal(says(), usual)
})

test('what fails while it is said does not leave the next reader another unit', (t) => {
  t.after(() => followDisplay(() => usualDisplay))
  followDisplay(viewedNow)
  const broken = { ...sold, trip: () => assert.fail('no such order') } as unknown as ProductFace
  const face = viewedFace(broken, () => ({ money: 'rial', calendar: 'gregorian' }))
  assert.throws(() => face.trip(order, order), /no such order/)
  assert.equal(says(), usual)
})
