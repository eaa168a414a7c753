import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { prefixOf } from '#accounts/address-prefix.ts'

test('an address is shortened to what says where, and not who', () => {
  for (const [address, prefix] of [
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:7:1:2:3:4:5', '2001:db8:7::/48'],
    ['2001:0DB8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    ['', ''],
    ['unknown', ''],
    ['<script>', ''],
  ] as const)
    assert.equal(prefixOf(address), prefix, address)
})

test('neighbours share a prefix, and nothing of the last part is kept', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.nat(255), (address, last) => {
      const neighbour = address.replace(/\d+$/, String(last))
      assert.equal(prefixOf(address), prefixOf(neighbour))
    }),
  )
})
