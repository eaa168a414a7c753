import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { groupsByLeg, type LegDates } from '#passengers/ages-by-leg.ts'
import { groupsOf, partyOf } from '#passengers/party.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const legs = (first: string, ...later: readonly string[]): LegDates => [day(first), ...later.map(day)]

test('a second birthday between the legs makes an infant a child on the way back, on the very day', () => {
  const cases: readonly (readonly [string, readonly [string, ...string[]], readonly string[]])[] = [
    ['2024-12-10', ['2026-12-03', '2026-12-09'], ['infant', 'infant']],
    ['2024-12-10', ['2026-12-03', '2026-12-10'], ['infant', 'child']],
    ['2024-12-03', ['2026-12-03', '2026-12-10'], ['child', 'child']],
    ['2014-12-05', ['2026-12-03', '2026-12-04', '2026-12-06'], ['child', 'child', 'adult']],
    ['2024-02-29', ['2026-02-28', '2026-03-01'], ['infant', 'child']],
    ['1989-10-06', ['2026-12-03', '2027-12-03'], ['adult', 'adult']],
  ]
  for (const [birth, dates, groups] of cases)
    assert.deepEqual(groupsByLeg(day(birth), legs(...dates)), groups, birth)
})

test('nobody grows younger on a journey, and nobody is lost from the party', () => {
  const order = { infant: 0, child: 1, adult: 2 } as const
  fc.assert(
    fc.property(
      fc.integer({ min: -45_000, max: 0 }),
      fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 6 }),
      (born, steps) => {
        const first = day('2026-12-03')
        const later = steps.map((_, leg) =>
          first.add({ days: steps.slice(0, leg + 1).reduce((a, b) => a + b, 0) }),
        )
        const groups = groupsByLeg(first.add({ days: born }), [first, ...later])
        assert.equal(groups.length, later.length + 1)
        for (const [leg, group] of groups.entries())
          assert.ok(order[group] >= order[groups[leg - 1] ?? 'infant'])
      },
    ),
  )
  fc.assert(
    fc.property(fc.array(fc.constantFrom('adult', 'child', 'infant')), (groups) => {
      assert.deepEqual(groupsOf(partyOf(groups)).toSorted(), groups.toSorted())
    }),
  )
})
