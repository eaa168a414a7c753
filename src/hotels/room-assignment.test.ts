import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type Bed, cheapestLodging } from '#hotels/room-assignment.ts'
import { rial } from '#money/rial.ts'

const bed = (roomTypeId: string, total: number): Bed => ({ roomTypeId, total: rial(total) })
const types = ['a', 'b', 'c'] as const

/** Brute force over every assignment. */
function oracle(rooms: readonly (readonly Bed[])[], left: ReadonlyMap<string, number>): number | undefined {
  const [first, ...others] = rooms
  if (first === undefined) return 0
  const totals = first.flatMap(({ roomTypeId, total }) => {
    const still = left.get(roomTypeId) ?? 0
    if (still === 0) return []
    const rest = oracle(others, new Map(left).set(roomTypeId, still - 1))
    return rest === undefined ? [] : total + rest
  })
  return totals.length === 0 ? undefined : Math.min(...totals)
}

test('two rooms that want the same last one: the one that saves most has it', () => {
  const rooms = [
    [bed('a', 10), bed('b', 12)],
    [bed('a', 10), bed('b', 30)],
  ]
  const found = cheapestLodging(
    rooms,
    new Map([
      ['a', 1],
      ['b', 5],
    ]),
  )
  assert.deepEqual(
    found?.chosen.map(({ roomTypeId }) => roomTypeId),
    ['b', 'a'],
  )
  assert.equal(found?.total, 22)
})

test('nothing when one room has nowhere to go', () => {
  assert.equal(cheapestLodging([[bed('a', 1)], [bed('a', 1)]], new Map([['a', 1]])), undefined)
  assert.equal(cheapestLodging([[]], new Map()), undefined)
})

test('it is the cheapest of all ways, and takes no more than is left', () => {
  const some = fc.record({ roomTypeId: fc.constantFrom(...types), total: fc.integer({ min: 1, max: 50 }) })
  const rooms = fc.array(fc.array(some, { maxLength: 3 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(rooms, fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)), (wishes, counts) => {
      const beds = wishes.map((wish) => wish.map(({ roomTypeId, total }) => bed(roomTypeId, total)))
      const left = new Map(types.map((type, place) => [type as string, counts[place] ?? 0]))
      const found = cheapestLodging(beds, left)
      assert.equal(found?.total, oracle(beds, left))
      for (const type of types)
        assert.ok(
          (found?.chosen ?? []).filter((one) => one.roomTypeId === type).length <= (left.get(type) ?? 0),
        )
    }),
  )
})
