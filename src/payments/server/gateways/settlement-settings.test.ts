import assert from 'node:assert/strict'
import { test } from 'node:test'
import { settlementsIn } from '#payments/server/gateways/settlement-settings.ts'

test('a demo asks the house bank what was settled; a real gateway is asked with credentials, or not at all', () => {
  assert.equal(settlementsIn({}, 'demo').settlements?.address, undefined)
  assert.equal(settlementsIn({}, 'demo').settlements?.terminalId, '1915487')
  for (const given of [{}, { ZARINPAL_MERCHANT_ID: 'm' }])
    assert.deepEqual(settlementsIn(given, 'production'), { settlements: undefined, faults: [] })
  assert.deepEqual(settlementsIn({ ZARINPAL_MERCHANT_ID: 'm' }, 'demo').settlements, undefined)
  assert.deepEqual(
    settlementsIn({ ZARINPAL_TERMINAL_ID: '7', ZARINPAL_ACCESS_TOKEN: 't' }, 'production').settlements,
    { address: 'https://next.zarinpal.com/api/v4/graphql/', terminalId: '7', token: 't' },
  )
})

test('half of the credentials is a fault', () => {
  assert.deepEqual(settlementsIn({ ZARINPAL_TERMINAL_ID: '7' }, 'demo').faults, [
    'ZARINPAL_ACCESS_TOKEN: is needed to read what Zarinpal has settled',
  ])
})
