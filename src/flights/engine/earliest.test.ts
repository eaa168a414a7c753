import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { connectionTable } from '#flights/engine/connections.ts'
import { earliest } from '#flights/engine/earliest.ts'
import type { Offer } from '#flights/engine/offer.ts'
import { openSchedule } from '#flights/engine/open-schedule.ts'
import { profile } from '#flights/engine/profile.ts'
import { search } from '#flights/engine/search.ts'
import { updateSeats } from '#flights/engine/updates.ts'
import { usualLimits } from '#flights/engine/wanted.ts'
import { rial } from '#money/rial.ts'
import { type Shape, shapes, wantedIn, worldOf } from '#testing/flights/engine/networks.ts'
import { everyOffer } from '#testing/flights/engine/oracle.ts'

const patient = { legs: 3, layoverMinutes: 100_000, tripMinutes: 100_000 } as const
const arrivalOf = (offer: Offer) => offer.departs + offer.minutes

for (const shape of Object.keys(shapes) as Shape[]) {
  test(`the earliest arrivals are those that trying everything finds: ${shape}`, () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, draw) => {
        const world = worldOf(shape, seed)
        const wanted = { ...wantedIn(world, draw), ...patient, until: 100_000 }
        const all = everyOffer(world, wanted)
        const best = [1, 2, 3].map((legs) =>
          Math.min(...all.filter((one) => one.flights.length <= legs).map(arrivalOf)),
        )
        const found = earliest(world.schedule, wanted)
        assert.deepEqual(
          found.map((one) => [one.flights.length, one.arrives]),
          best.flatMap((arrives, at) => (arrives < (best[at - 1] ?? Infinity) ? [[at + 1, arrives]] : [])),
        )
        for (const one of found)
          assert.ok(all.some((offer) => isSame(offer, one.flights) && arrivalOf(offer) === one.arrives))
      }),
      { numRuns: 80 },
    )
  })

  test(`a day's profile is the undominated of all its journeys: ${shape}`, () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, draw) => {
        const world = worldOf(shape, seed)
        const wanted = { ...wantedIn(world, draw), ...patient }
        const all = everyOffer(world, wanted)
        const figures = all.map((one) => [-one.departs, arrivalOf(one), one.flights.length])
        const worth = figures.filter(
          (own) =>
            !figures.some(
              (other) =>
                other.every((figure, at) => figure <= (own[at] ?? 0)) &&
                other.some((figure, at) => figure < (own[at] ?? 0)),
            ),
        )
        const found = profile(world.schedule, wanted)
        assert.deepEqual(
          found.map((one) => `${one.departs} ${one.arrives} ${one.flights.length}`).sort(),
          [...new Set(worth.map(([left = 0, arrives, legs]) => `${-left} ${arrives} ${legs}`))].sort(),
        )
        for (const one of found)
          assert.ok(
            all.some(
              (offer) =>
                isSame(offer, one.flights) &&
                offer.departs === one.departs &&
                arrivalOf(offer) === one.arrives,
            ),
          )
      }),
      { numRuns: 100 },
    )
  })
}

test('a change of just the minutes it takes is made, of one minute less it is not', () => {
  const change = { through: 30, separate: 60 }
  const kinds = { domestic: change, international: change }
  const open = (lastLeaves: number) => {
    const schedule = openSchedule({
      days: 1,
      airports: [0, 1, 2, 3].map(() => ({ country: 1 })),
      airlines: [{ throughPercent: 100 }],
      services: [
        { from: 0, to: 1, airline: 0, departs: 100, durationMinutes: 60 },
        { from: 1, to: 2, airline: 0, departs: 220, durationMinutes: 60 },
        { from: 2, to: 3, airline: 0, departs: lastLeaves, durationMinutes: 60 },
      ],
      connections: connectionTable(4, () => ({ domestic: kinds, international: kinds })),
    })
    for (const service of [0, 1, 2])
      updateSeats(schedule, { service, day: 0, seats: 1, price: rial(1_000_000) })
    return schedule
  }
  const wanted = { from: 0, to: 3, since: 0, until: 1440, seats: 1, ...usualLimits }
  assert.deepEqual(earliest(open(340), wanted), [{ arrives: 400, flights: [0, 1, 2] }])
  assert.deepEqual(profile(open(340), wanted), [{ departs: 100, arrives: 400, flights: [0, 1, 2] }])
  assert.equal(search(open(340), wanted, 9).length, 1)
  assert.deepEqual(earliest(open(339), wanted), [])
  assert.deepEqual(profile(open(339), wanted), [])
  assert.deepEqual(search(open(339), wanted, 9), [])
})

function isSame(offer: Offer, flights: readonly number[]): boolean {
  return offer.flights.join() === flights.join()
}
