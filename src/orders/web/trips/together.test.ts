import assert from 'node:assert/strict'
import { test } from 'node:test'
import { togetherOf } from '#orders/web/trips/together.ts'

test('what was bought together stands once in a list, with its parts, where the first of it stands', () => {
  const together = { tripNumber: '104203187', to: '/trip' }
  const rows = [
    { orderId: 'visa' },
    { orderId: 'flight', together },
    { orderId: 'alone' },
    { orderId: 'room', together },
  ]
  assert.deepEqual(
    togetherOf(rows).map((parts) => parts.map(({ orderId }) => orderId)),
    [['visa'], ['flight', 'room'], ['alone']],
  )
  assert.deepEqual(togetherOf([]), [])
})
