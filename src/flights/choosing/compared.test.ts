import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { sharedStretches } from '#flights/choosing/compare-penalties.ts'
import { comparedIn, comparedText, comparedWith } from '#flights/choosing/compared.ts'
import type { PenaltyStep } from '#penalties/penalty-step.ts'

test('what is compared survives the address', () => {
  const id = fc.tuple(fc.nat(1e9), fc.nat(1e9)).map(([a, b]) => (b % 2 ? `${a}` : `${a}.${b}_${a}`))
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: 4 }), (ids) => {
      assert.deepEqual(comparedIn(comparedText(ids) ?? null), ids)
    }),
  )
})

test('nonsense, doubles and more than four are left out', () => {
  assert.deepEqual(comparedIn('1-x-1-<b>-2-3-4-5'), ['1', '2', '3', '4'])
  assert.deepEqual(comparedIn(null), [])
  assert.equal(comparedText([]), undefined)
})

test('a fifth finds no room; pressed again one goes', () => {
  assert.deepEqual(comparedWith(['1', '2', '3', '4'], '5'), ['1', '2', '3', '4'])
  assert.deepEqual(comparedWith(['1', '2', '3', '4'], '2'), ['1', '3', '4'])
  assert.deepEqual(comparedWith(['1'], '2'), ['1', '2'])
})

const noon = (day: number) => `2026-12-${String(day).padStart(2, '0')}T08:30:00Z`
function ladder(...steps: readonly (readonly [until: string | null, percent: number])[]): PenaltyStep[] {
  return steps.map(([until, percent], at) => ({
    label: '',
    from: steps[at - 1]?.[0] ?? null,
    until,
    percent,
    penalty: percent,
    refund: 100 - percent,
    state: at === 0 ? 'now' : 'ahead',
  }))
}
const percents = (ladders: readonly (readonly PenaltyStep[])[]) =>
  sharedStretches(ladders).map(({ until, steps }) => [until, ...steps.map((step) => step?.percent)])

test('time is cut wherever one of the ladders rises', () => {
  const mild = ladder([noon(1), 20], [noon(3), 50], [null, 70])
  const strict = ladder([noon(2), 60], [null, 100])
  assert.deepEqual(percents([mild, strict]), [
    [noon(1), 20, 60],
    [noon(2), 50, 60],
    [noon(3), 50, 100],
    [null, 70, 100],
  ])
})

test('a penalty that never changes fills every row; what is past is no row', () => {
  const [past, ...left] = ladder([noon(1), 20], [noon(3), 50], [null, 70])
  assert.ok(past)
  const late = [{ ...past, state: 'past' as const }, ...left]
  assert.deepEqual(percents([late, ladder([null, 100])]), [
    [noon(3), 50, 100],
    [null, 70, 100],
  ])
})

test('a ticket whose rules are not known yet leaves its cells empty', () => {
  assert.deepEqual(percents([ladder([noon(1), 20], [null, 70]), []]), [
    [noon(1), 20, undefined],
    [null, 70, undefined],
  ])
  assert.deepEqual(percents([]), [])
})
