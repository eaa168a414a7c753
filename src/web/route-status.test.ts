import assert from 'node:assert/strict'
import { test } from 'node:test'
import { missingWords } from '#web/layouts/missing-words.ts'
import { routeStatus } from '#web/route-status.ts'

test('a page’s error has its own status, else its response’s, else 500', () => {
  for (const [error, status] of [
    [{ statusCode: 410, status: 404, response: { status: 403 } }, 410],
    [{ status: 405, response: { status: 403 } }, 405],
    [{ response: { status: 503 } }, 503],
    [new TypeError('null is no ticket'), 500],
    [{ statusCode: 'gone', status: 200, response: undefined }, 500],
    [undefined, 500],
    ['lost', 500],
  ] as const)
    assert.equal(routeStatus(error), status)
})

test('an address of nothing says so in the contract’s words too', () => {
  assert.equal(missingWords.english, 'This page could not be found')
})
