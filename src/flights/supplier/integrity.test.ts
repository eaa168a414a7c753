import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  integrityLimits,
  integrityScore,
  isBelieved,
  noted,
  type StoredPrice,
} from '#flights/supplier/integrity.ts'

const day = 86_400_000
const told = (kept: number, broken: number, at = 0): readonly StoredPrice[] =>
  [...Array.from({ length: kept }, () => true), ...Array.from({ length: broken }, () => false)].reduce<
    readonly StoredPrice[]
  >((record, isSame) => noted(record, { isSame, at }), [])

test('a supplier is believed until it has broken its word often enough', () => {
  const cases: readonly (readonly [number, number, number | undefined, boolean])[] = [
    [0, 0, undefined, true],
    [0, 7, undefined, true],
    [8, 0, 100, true],
    [7, 3, 70, true],
    [6, 3, 67, false],
    [0, 8, 0, false],
  ]
  for (const [kept, broken, score, isShown] of cases) {
    const record = told(kept, broken)
    assert.equal(integrityScore(record, 0), score, `${kept} kept, ${broken} broken`)
    assert.equal(isBelieved(record, 0), isShown, `${kept} kept, ${broken} broken`)
  }
})

test('what is long ago is forgotten, and so is what is too much', () => {
  const bad = told(0, 20)
  assert.ok(!isBelieved(bad, integrityLimits.days * day - 1))
  assert.ok(isBelieved(bad, integrityLimits.days * day))
  assert.equal(told(200, 0).length, integrityLimits.remembered)
})
