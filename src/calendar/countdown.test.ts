import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { countdown } from '#calendar/countdown.ts'
import { latinDigits } from '#money/digits.ts'

test('a countdown has no leading zero and never passes zero', () => {
  assert.equal(countdown(582), '۹:۴۲')
  assert.equal(countdown(59.9), '۰:۵۹')
  assert.equal(countdown(900), '۱۵:۰۰')
  assert.equal(countdown(-3), '۰:۰۰')
})

test('the countdown is the seconds left', () => {
  fc.assert(
    fc.property(fc.nat(3600), (seconds) => {
      const [minutes, rest] = latinDigits(countdown(seconds)).split(':').map(Number)
      assert.equal((minutes ?? 0) * 60 + (rest ?? 0), seconds)
    }),
  )
})
