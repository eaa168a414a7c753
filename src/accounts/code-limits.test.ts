import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  expectedTakeovers,
  hostOf,
  isLoopback,
  isPumping,
  networkOf,
  WRONG_GUESSES_A_DAY,
} from '#accounts/code-limits.ts'
import { expectedPasswordTakeovers, WRONG_PASSWORDS } from '#accounts/password-limits.ts'

test('an attack that spends every guess of a day, at codes and at passwords, takes over at most 0.1 accounts', () => {
  const atPasswords = WRONG_PASSWORDS.find(({ per }) => per === 'all')?.most ?? Number.POSITIVE_INFINITY
  const expected = expectedTakeovers(WRONG_GUESSES_A_DAY) + expectedPasswordTakeovers(atPasswords)
  assert.ok(expected <= 0.1 + Number.EPSILON, String(expected))
})

test('a network is the /24 of IPv4 and the /48 of IPv6, however it is written', () => {
  assert.equal(networkOf('203.0.113.77'), '203.0.113')
  assert.equal(networkOf('2001:db8:1:2::3'), '2001:db8:1')
  assert.equal(networkOf('2001:0db8:0001::9'), '2001:db8:1')
  assert.equal(networkOf('::1'), '0:0:0')
  assert.equal(hostOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2')
  assert.equal(hostOf('203.0.113.77'), '203.0.113.77')
})

test('the machine itself is known in both families', () => {
  assert.deepEqual(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(isLoopback), [true, true, true])
  assert.deepEqual(['128.0.0.1', '::2', '10.0.0.1'].map(isLoopback), [false, false, false])
})

test('many messages of which few are used are pumping; a quiet hour is not', () => {
  assert.equal(isPumping({ sent: 999, used: 0 }), false)
  assert.equal(isPumping({ sent: 1000, used: 199 }), true)
  assert.equal(isPumping({ sent: 1000, used: 200 }), false)
})
