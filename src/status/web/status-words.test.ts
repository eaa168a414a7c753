import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serviceNames } from '#status/services.ts'
import type { State } from '#status/state.ts'
import type { IncidentView, ServiceView } from '#status/status-view.ts'
import {
  daysInWords,
  isUnknown,
  momentWords,
  promiseShare,
  promiseWords,
  shareWords,
  stateOfAll,
  titleOf,
} from '#status/web/status-words.ts'

const every = (state: State): readonly ServiceView[] =>
  serviceNames.map((name) => ({ name, state, parts: [], days: [], share: null }))

test('the title is the state, and claims nothing that was not measured', () => {
  assert.equal(titleOf({ open: [], services: every('up') }), 'همهٔ سرویس‌ها برقرارند')
  assert.equal(titleOf({ open: [], services: every('unmeasured') }), 'سرویس‌ها هنوز سنجیده نشده‌اند')
  const [search, ...others] = every('up')
  assert.ok(search)
  const one = { open: [], services: [...others, { ...search, state: 'down' as const }] }
  assert.equal(titleOf(one), 'جستجوی پرواز قطع است')
})

test('the sign of the title is the worst that is known', () => {
  const incident = (level: 'slow' | 'down') => ({ level }) as IncidentView
  const [search, ...others] = every('unmeasured')
  assert.ok(search)
  const cases = [
    [[], every('unmeasured'), 'unmeasured'],
    [[], [...others, { ...search, state: 'up' }], 'up'],
    [[incident('slow')], every('up'), 'partly'],
    [[incident('slow'), incident('down')], every('up'), 'down'],
    [[], [...every('up'), { ...search, state: 'partly' }], 'partly'],
  ] as const
  for (const [open, services, state] of cases) assert.equal(stateOfAll({ open, services }), state)
})

test('a service without one measurement in its days has nothing to draw', () => {
  assert.equal(isUnknown({ state: 'unmeasured', share: null }), true)
  assert.equal(isUnknown({ state: 'unmeasured', share: 9900 }), false)
  assert.equal(isUnknown({ state: 'up', share: 10_000 }), false)
})

test('a share is told to the hundredth, and none where nothing was measured', () => {
  const days = (['unmeasured', 'up', 'down'] as const).map((state) => ({ day: '', state }))
  const words = (share: number | null) => shareWords({ share, days }).trim()
  assert.equal(words(null), 'هنوز سنجیده نشده')
  assert.equal(words(10_000), '۱۰۰٪ برقرار در ۲ روز')
  assert.equal(words(9905), '۹۹٫۰۵٪ برقرار در ۲ روز')
})

test('the bars are told in words, with the days that were not measured', () => {
  const days = (['unmeasured', 'unmeasured', 'up', 'down'] as const).map((state) => ({ day: '', state }))
  assert.equal(daysInWords({ days }), '۹۰ روز گذشته: ۱ روز برقرار، ۱ روز قطع، ۲ روز سنجیده نشده')
})

test('a moment is told by Tehran, also past midnight', () => {
  assert.match(momentWords('2026-11-21T21:00:00Z'), /^یکشنبه ۱ آذر، ساعت ۰۰:۳۰$/)
})

test('a promise is told with what was kept of it, and without one nothing is claimed', () => {
  assert.equal(promiseWords({ kept: 0, missed: 0, medianSeconds: null }), 'هنوز سنجیده نشده')
  assert.equal(
    promiseWords({ kept: 199, missed: 1, medianSeconds: 240 }),
    '\u00a0۹۹٫۵۰٪ به‌موقع، از ۲۰۰ بار؛ معمولاً ۴ دقیقه',
  )
  assert.equal(promiseShare({ kept: 199, missed: 1 }), 9950)
  assert.equal(promiseShare({ kept: 0, missed: 0 }), null)
  assert.equal(promiseWords({ kept: 0, missed: 2, medianSeconds: null }), '\u00a0۰٪ به‌موقع، از ۲ بار')
})
