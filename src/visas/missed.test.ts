import assert from 'node:assert/strict'
import { test } from 'node:test'
import { missedAt } from '#visas/missed.ts'

const at = (hour: number) => Temporal.Instant.from('2026-12-01T00:00:00Z').add({ hours: hour })
const open = {
  country: 'AE',
  stage: 'sent',
  promisedAt: at(10),
  waitingSince: null,
  decidedAt: null,
} as const

const cases = [
  { says: 'at its very end a promise is kept still', request: open, now: 10, missed: false },
  { says: 'an hour later it is missed', request: open, now: 11, missed: true },
  {
    says: 'an answer in time is in time for ever',
    request: { ...open, decidedAt: at(9) },
    now: 99,
    missed: false,
  },
  { says: 'a late answer was late', request: { ...open, decidedAt: at(12) }, now: 99, missed: true },
  {
    says: 'it stands still while we wait',
    request: { ...open, waitingSince: at(9) },
    now: 99,
    missed: false,
  },
  {
    says: 'what was missed before we asked stays so',
    request: { ...open, waitingSince: at(11) },
    now: 99,
    missed: true,
  },
  {
    says: 'who withdrew is owed none',
    request: { ...open, stage: 'withdrawn' as const },
    now: 99,
    missed: false,
  },
  {
    says: 'papers that nobody could hand over yet are not late',
    request: { ...open, country: 'IT' as const, stage: 'checked' as const },
    now: 99,
    missed: false,
  },
  { says: 'unpaid, nothing is promised', request: { ...open, promisedAt: null }, now: 99, missed: false },
]

for (const { says, request, now, missed } of cases)
  test(says, () => {
    assert.equal(missedAt(request, at(now))?.toString(), missed ? at(10).toString() : undefined)
  })
