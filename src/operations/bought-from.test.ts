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
  return { asked, sold, boughtFrom: openBoughtFrom(rooms) }
}

test('an order is asked for once, and one that nobody sold to us again', async () => {
  const { asked, sold, boughtFrom } = opened()
  assert.deepEqual([...(await boughtFrom(['a', 'c']))], [['a', ['nira']]])
  assert.deepEqual(
    [...(await boughtFrom(['a', 'b', 'c']))],
    [
      ['a', ['nira']],
      ['b', ['duffel', 'nira']],
    ],
  )
  assert.deepEqual(asked, [
    ['a', 'c'],
    ['b', 'c'],
  ])
  sold.set('c', ['octo'])
  assert.deepEqual((await boughtFrom(['c'])).get('c'), ['octo'])
})
