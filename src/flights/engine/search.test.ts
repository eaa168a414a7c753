import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { pareto } from '#flights/engine/pareto.ts'
import { search } from '#flights/engine/search.ts'
import { type Shape, shapes, wantedIn, worldOf } from '#testing/flights/engine/networks.ts'
import { everyOffer } from '#testing/flights/engine/oracle.ts'

for (const shape of Object.keys(shapes) as Shape[]) {
  test(`the cheapest journeys are those that trying everything finds: ${shape}`, () => {
    const sizes: number[] = []
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, draw) => {
        const world = worldOf(shape, seed)
        const wanted = wantedIn(world, draw)
        const all = everyOffer(world, wanted)
        sizes.push(all.length)
        for (const count of [1, 7, 200])
          assert.deepEqual(search(world.schedule, wanted, count), all.slice(0, count))
      }),
      { numRuns: 150, seed: 4 },
    )
    assert.ok(sizes.filter((size) => size > 7).length > 30, 'the worlds are worth searching')
  })

  test(`the journeys worth a choice are the undominated of all: ${shape}`, () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, draw) => {
        const world = worldOf(shape, seed)
        const wanted = wantedIn(world, draw)
        const all = everyOffer(world, wanted)
        const figures = all.map((one) => [one.price, one.minutes, one.flights.length] as const)
        const isWorth = (own: readonly number[], at: number) =>
          !figures.some(
            (other, before) =>
              other.every((figure, index) => figure <= (own[index] ?? 0)) &&
              (before < at || other.some((figure, index) => figure < (own[index] ?? 0))),
          )
        assert.deepEqual(
          pareto(world.schedule, wanted),
          all.filter((_, at) => isWorth(figures[at] ?? [], at)),
        )
      }),
      { numRuns: 100 },
    )
  })
}

test('nobody travels to where he is, and none of nothing is nothing', () => {
  const { schedule } = worldOf('dateLine', 1)
  const wanted = wantedIn(worldOf('dateLine', 1), 1)
  assert.deepEqual(search(schedule, { ...wanted, to: wanted.from }, 9), [])
  assert.deepEqual(search(schedule, wanted, 0), [])
})
