import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hostOf, isLoopback, networkOf } from '#server/address.ts'

test('a network is the /24 of IPv4 and the /48 of IPv6, however it is written', () => {
  assert.equal(networkOf('203.0.113.77'), '203.0.113')
  assert.equal(networkOf('2001:db8:1:2::3'), '2001:db8:1')
  assert.equal(networkOf('2001:0db8:0001::9'), '2001:db8:1')
  assert.equal(networkOf('::1'), '0:0:0')
  assert.equal(hostOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2')
  assert.equal(hostOf('203.0.113.77'), '203.0.113.77')
})

test('an IPv4 address that came through a socket of both families is itself', () => {
  for (const written of ['::ffff:203.0.113.77', '::FFFF:203.0.113.77']) {
    assert.equal(hostOf(written), '203.0.113.77')
    assert.equal(networkOf(written), '203.0.113')
  }
})

test('the machine itself is known in both families', () => {
  assert.deepEqual(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(isLoopback), [true, true, true])
  assert.deepEqual(['128.0.0.1', '::2', '10.0.0.1', '::ffff:10.0.0.1'].map(isLoopback), [
    false,
    false,
    false,
    false,
  ])
})
