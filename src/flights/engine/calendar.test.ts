import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { calendar } from '#flights/engine/calendar.ts'
import { matrix } from '#flights/engine/matrix.ts'
import { localDay } from '#flights/engine/wanted.ts'
import { type Shape, shapes, wantedIn, worldOf } from '#testing/flights/engine/networks.ts'
import { everyOffer } from '#testing/flights/engine/oracle.ts'

for (const shape of Object.keys(shapes) as Shape[]) {
  test(`a calendar shows each day's cheapest journey: ${shape}`, () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, draw) => {
        const world = worldOf(shape, seed)
        const wanted = wantedIn(world, draw)
        const windows = [-1, 0, 1, 2, 3].map((day) => localDay(day, world.offsets[wanted.from] ?? 0))
        assert.deepEqual(
          calendar(world.schedule, wanted, windows),
          windows.map((window) => everyOffer(world, { ...wanted, ...window })[0]?.price),
        )
      }),
      { numRuns: 60 },
    )
  })

  test(`a matrix shows the cheapest way there and back that leaves time to stay: ${shape}`, () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.constantFrom(0, 300, 1500), (seed, draw, stayMinutes) => {
        const world = worldOf(shape, seed)
        const wanted = wantedIn(world, draw)
        const days = (at: number) => [0, 1, 2].map((day) => localDay(day, world.offsets[at] ?? 0))
        const [out, back] = [days(wanted.from), days(wanted.to)]
        const home = { ...wanted, from: wanted.to, to: wanted.from }
        const theres = out.map((window) => everyOffer(world, { ...wanted, ...window }))
        const homes = back.map((window) => everyOffer(world, { ...home, ...window }))
        const cheapest = (row: number, column: number) => {
          const prices = (theres[row] ?? []).flatMap((one) =>
            (homes[column] ?? [])
              .filter((other) => one.departs + one.minutes + stayMinutes <= other.departs)
              .map((other) => one.price + other.price),
          )
          return prices.length === 0 ? undefined : Math.min(...prices)
        }
        assert.deepEqual(
          matrix(world.schedule, { wanted, out, back, stayMinutes }),
          out.map((_, row) => back.map((_, column) => cheapest(row, column))),
        )
      }),
      { numRuns: 40 },
    )
  })
}
