import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBoughtFrom, type SellingRooms } from '#operations/bought-from.ts'

function opened() {
  const asked: string[][] = []
  const sold = new Map([
    ['a', ['nira']],
    ['b', ['duffel', 'nira']],
  ])
  const rooms: SellingRooms = {
    flights: {
      suppliersOf: async (orderIds) => {
        asked.push([...orderIds])
        return orderIds.flatMap((orderId) => {
          const suppliers = sold.get(orderId)
          return suppliers === undefined ? [] : [{ orderId, suppliers }]
        })
      },
    },
    hotels: { soldBy: async () => [] },
  }
  return { asked, boughtFrom: openBoughtFrom(rooms) }
}

test('an order is asked for once, also one that nobody sold to us', async () => {
  const { asked, boughtFrom } = opened()
  assert.deepEqual(Object.fromEntries(await boughtFrom(['a', 'c'])), { a: ['nira'], c: [] })
  assert.deepEqual(Object.fromEntries(await boughtFrom(['a', 'b', 'c'])), {
    a: ['nira'],
    b: ['duffel', 'nira'],
    c: [],
  })
  assert.deepEqual(asked, [['a', 'c'], ['b']])
})
