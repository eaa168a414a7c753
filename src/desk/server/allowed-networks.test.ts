import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allowing } from '#desk/server/allowed-networks.ts'
import { deskSettingsIn } from '#desk/server/desk-settings.ts'

test('an address is allowed by its network, as either family writes it', () => {
  const { allow } = allowing(['198.51.100.0/24', '203.0.113.7', '2001:db8::/32'])
  for (const address of ['198.51.100.255', '::ffff:198.51.100.1', '203.0.113.7', '2001:db8:1::1'])
    assert.ok(allow(address), address)
  for (const address of ['198.51.101.0', '203.0.113.8', '2001:db9::1', '::1', 'nonsense', ''])
    assert.ok(!allow(address), address)
})

test('without networks everybody is allowed', () => {
  assert.ok(allowing([]).allow('203.0.113.7'))
})

test('what is no network is a fault that names it', () => {
  const { faults } = deskSettingsIn({ DESK_NETWORKS: '198.51.100.0/33, office, 10.0.0.0/8' })
  assert.deepEqual(faults, [
    'DESK_NETWORKS: «198.51.100.0/33» is no address and no network',
    'DESK_NETWORKS: «office» is no address and no network',
  ])
})
