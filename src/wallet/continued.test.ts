import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { rial } from '#money/rial.ts'
import { continued } from '#wallet/continued.ts'
import { explained, type Movement } from '#wallet/explained.ts'

const dayAt = (day: number) => Temporal.Instant.from('2026-11-21T00:00:00Z').add({ hours: 24 * day })
const reportedUntil = 3

interface Moved {
  /** when it is entered, and of which day the captures are; none for a settlement */
  readonly at: number
  readonly of: number | null
  readonly amount: number
}

/** As `movements` sums them. */
function summed(moves: readonly Moved[]): readonly Movement[] {
  return [...Map.groupBy(moves, ({ of }) => of)].flatMap(([of, own]) => {
    const amount = rial(own.reduce((total, one) => total + one.amount, 0))
    const since = dayAt(of ?? Math.min(...own.map(({ at }) => at)))
    const item = of === null ? null : String(of)
    const movement = {
      class: 'gateway-clearing',
      owner: '1',
      item,
      isClosing: of === null,
      since,
      amount,
    } as const
    return amount === 0 ? [] : [movement]
  })
}

function continuedFrom(moves: readonly Moved[]) {
  const classes = explained(summed(moves.filter(({ at }) => at < reportedUntil)))
  if (classes.some(({ unexplained }) => unexplained !== 0)) return undefined
  const later = summed(moves.filter(({ at }) => at >= reportedUntil))
  return explained(continued({ classes }, { from: dayAt(reportedUntil), later }))
}

/** Captures of a day, of which a part may come back later. */
const captured = fc
  .record({ of: fc.nat(5), amount: fc.integer({ min: 1, max: 9 }), back: fc.nat(9), after: fc.nat(5) })
  .map(({ of, amount, back, after }): readonly Moved[] => [
    { at: of, of, amount: -amount },
    { at: of + after, of, amount: Math.min(amount, back) },
  ])
const settled = fc.record({ at: fc.nat(5), amount: fc.integer({ min: 1, max: 12 }), of: fc.constant(null) })

test('what was open, moved on, is what all entries together say', () => {
  fc.assert(
    fc.property(
      fc.array(captured, { maxLength: 12 }),
      fc.array(settled, { maxLength: 6 }),
      (captures, settlements) => {
        const moves = [...captures.flat(), ...settlements]
        const found = continuedFrom(moves)
        fc.pre(found !== undefined)
        assert.deepEqual(found, explained(summed(moves)))
      },
    ),
  )
})

test('what comes back of a day that was settled settles the next', () => {
  const moves = [
    { at: 0, of: 0, amount: -10 },
    { at: 1, of: null, amount: 10 },
    { at: 4, of: 4, amount: -5 },
    { at: 5, of: 0, amount: 3 },
  ]
  assert.deepEqual(continuedFrom(moves), explained(summed(moves)))
})

test('what comes back of a day that is open in part leaves less of it, and of the next what is beyond', () => {
  const moves = [
    { at: 0, of: 0, amount: -10 },
    { at: 1, of: null, amount: 8 },
    { at: 4, of: 4, amount: -5 },
    { at: 4, of: 0, amount: 3 },
  ]
  assert.deepEqual(continuedFrom(moves), explained(summed(moves)))
})
