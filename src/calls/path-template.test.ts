import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathTemplate } from '#calls/path-template.ts'

test('an address is told without what it names', () => {
  for (const [path, template] of [
    ['/', '/'],
    ['/plp?origin=THR', '/plp'],
    ['/payment/0e8f2a5e-3c1c-4f7e-9d57-0a8a3f1f0b11', '/payment/:id'],
    ['/payment/go/0e8f2a5e-3c1c-4f7e-9d57-0a8a3f1f0b11', '/payment/go/:id'],
    ['/ticket/secretlinkofletters', '/ticket/:id'],
    ['/blob/AbCdEf', '/blob/:id'],
    ['/ali-rezaei', '/:id'],
    ['/09121234567', '/:id'],
    ['/profile/my-travels?orderId=7', '/profile/my-travels'],
    ['/api/orders/Order/GetCurrentUserOrderDetails/7', '/api/orders/Order/GetCurrentUserOrderDetails/:id'],
    ['/api/wallet/ali@example.com#x', '/api/wallet/:id'],
  ] as const) {
    assert.equal(pathTemplate(path), template)
    assert.equal(pathTemplate(template), template, 'once is enough')
  }
})
