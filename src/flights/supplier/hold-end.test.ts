import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTooShort, payableUntil } from '#flights/supplier/hold-end.ts'

const now = Temporal.Instant.from('2026-11-21T06:30:00Z')
const after = (minutes: number) => now.add({ minutes })

test('seats are to be paid a minute before the first of their suppliers lets them go', () => {
  assert.equal(payableUntil([after(60), null, after(9)])?.toString(), after(8).toString())
})

test('suppliers that tell no end shorten nothing', () => {
  assert.equal(payableUntil([null, null]), undefined)
  assert.equal(payableUntil([]), undefined)
})

test('a hold that leaves less than three minutes to pay is none', () => {
  assert.equal(isTooShort(after(3), now), false)
  assert.equal(isTooShort(after(2), now), true)
  assert.equal(isTooShort(after(-1), now), true)
})
