import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedTakeovers, isPumping, WRONG_GUESSES_A_DAY } from '#accounts/code-limits.ts'
import { expectedPasswordTakeovers, WRONG_PASSWORDS } from '#accounts/password-limits.ts'

test('an attack that spends every guess of a day, at codes and at passwords, takes over at most 0.1 accounts', () => {
  const atPasswords = WRONG_PASSWORDS.find(({ per }) => per === 'all')?.most ?? Number.POSITIVE_INFINITY
  const expected = expectedTakeovers(WRONG_GUESSES_A_DAY) + expectedPasswordTakeovers(atPasswords)
  assert.ok(expected <= 0.1 + Number.EPSILON, String(expected))
})

test('many messages of which few are used are pumping; a quiet hour is not', () => {
  assert.equal(isPumping({ sent: 999, used: 0 }), false)
  assert.equal(isPumping({ sent: 1000, used: 199 }), true)
  assert.equal(isPumping({ sent: 1000, used: 200 }), false)
})
