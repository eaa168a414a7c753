import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gatewaysIn } from '#payments/server/gateway-settings.ts'

const all = ['zarinpal', 'zibal', 'sep', 'mellat', 'hyperpay']
const active = ({ gateways }: ReturnType<typeof gatewaysIn>) =>
  gateways.filter(({ isActive }) => isActive).map(({ name }) => name)

test('a demo offers all gateways, each at the house bank', () => {
  const read = gatewaysIn({}, 'demo')
  assert.deepEqual(read.faults, [])
  assert.deepEqual(active(read), all)
  assert.ok(read.gateways.every(({ baseUrl }) => baseUrl === undefined))
})

test('a demo offers those that are named; the others still answer for what was begun at them', () => {
  const read = gatewaysIn({ GATEWAYS: ' zibal, sep ' }, 'demo')
  assert.deepEqual(active(read), ['zibal', 'sep'])
  assert.deepEqual(
    read.gateways.map(({ name }) => name),
    all,
  )
})

test('production must name its gateways and give each its credentials', () => {
  assert.deepEqual(gatewaysIn({}, 'production').faults, [
    'GATEWAYS: must be given in production, of zarinpal, zibal, sep, mellat, hyperpay',
  ])
  assert.deepEqual(gatewaysIn({ GATEWAYS: 'zarinpal,mellat', MELLAT_USER_NAME: 'a' }, 'production').faults, [
    'ZARINPAL_MERCHANT_ID: is needed by the gateway zarinpal',
    'MELLAT_TERMINAL_ID: is needed by the gateway mellat',
    'MELLAT_PASSWORD: is needed by the gateway mellat',
  ])
})

test('production offers those it names at their real addresses, and keeps one it has left for old payments', () => {
  const read = gatewaysIn({ GATEWAYS: 'sep', SEP_TERMINAL_ID: '7', ZIBAL_MERCHANT: 'm' }, 'production')
  assert.deepEqual(read.faults, [])
  assert.deepEqual(read.gateways, [
    { name: 'zibal', isActive: false, baseUrl: 'https://gateway.zibal.ir', credentials: { merchant: 'm' } },
    { name: 'sep', isActive: true, baseUrl: 'https://sep.shaparak.ir', credentials: { terminalId: '7' } },
  ])
})

test('a gateway nobody knows, an address that is none, and a demo bank in production are named', () => {
  assert.deepEqual(gatewaysIn({ GATEWAYS: 'paypal' }, 'demo').faults, [
    'GATEWAYS: there is no gateway paypal; there are zarinpal, zibal, sep, mellat, hyperpay',
  ])
  assert.deepEqual(gatewaysIn({ GATEWAYS: ',' }, 'demo').faults, ['GATEWAYS: must name at least one gateway'])
  assert.deepEqual(gatewaysIn({ ZIBAL_URL: 'ftp://x', ZIBAL_MERCHANT: 'm' }, 'demo').faults, [
    'ZIBAL_URL: must be an http or https address',
  ])
  const production = {
    GATEWAYS: 'sep',
    SEP_TERMINAL_ID: '7',
    SEP_URL: 'http://sep.example',
    BANK_URL: 'http://b',
  }
  assert.deepEqual(gatewaysIn(production, 'production').faults, [
    'BANK_URL: is the demo bank; production names its GATEWAYS',
    'SEP_URL: must be an https address',
  ])
})
