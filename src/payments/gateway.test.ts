import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chosenGateway, type Gateway } from '#payments/gateway.ts'
import { openZarinpal } from '#payments/server/gateways/zarinpal.ts'

const zarinpal = openZarinpal({ baseUrl: 'http://bank.test', merchantId: 'x' })
const gateway = (id: number, isActive: boolean): Gateway => ({ ...zarinpal, id, isActive })

test('the wanted gateway is taken while it is active', () => {
  assert.equal(chosenGateway([gateway(1, true), gateway(2, true)], 2)?.id, 2)
})

test('the first active gateway stands in for one that is not', () => {
  const three = [gateway(1, false), gateway(2, true), gateway(3, true)]
  assert.equal(chosenGateway(three, 1)?.id, 2)
  assert.equal(chosenGateway(three, 9)?.id, 2)
})

test('with no active gateway there is none', () => {
  assert.equal(chosenGateway([gateway(1, false)], 1), undefined)
})
