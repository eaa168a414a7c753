import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { holdOf, type JourneyBuyer, openHolds, release, takeJourney } from '#flights/booking/server/holds.ts'
import { rial } from '#money/rial.ts'
import type { AgeGroup } from '#passengers/age.ts'
import { faresAt } from '#testing/flights/fares.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
const { fareWith, countsOf, seatsAreRight, makeFares } = faresAt(() => t)
before(async () => {
  t = await openTestFlights()
  await makeFares()
})
after(() => t[Symbol.asyncDispose]())

const now = () => t.house.clock.now()

function journey(
  legs: readonly (readonly number[])[],
  groups: readonly AgeGroup[] = ['adult'],
): JourneyBuyer {
  return {
    orderId: randomUUID(),
    total: rial(1),
    until: now().add({ minutes: 15 }),
    legs: legs.map((fares, place) => ({
      isReturning: place === 1,
      groups,
      fares: fares.map((fareId) => ({ fareId, prices: null })),
    })),
  }
}
const take = (buyer: JourneyBuyer) => takeJourney(t.house.database, buyer, now())

test('of 200 buyers of a journey over two flights of 20 seats exactly 20 hold both', async () => {
  const [a, b] = [await fareWith(20), await fareWith(20)]
  const taken = await Promise.all(Array.from({ length: 200 }, () => take(journey([[a, b]]))))
  assert.equal(taken.filter((one) => one === 'held').length, 20)
  assert.equal(taken.filter((one) => one === 'sold-out').length, 180)
  for (const fare of [a, b]) assert.deepEqual(await countsOf(fare), { held: 20, rows: 20, free: 0 })
})

test('journeys that cross each other, and buyers of one flight between them, neither deadlock nor oversell', async () => {
  const [a, b, c] = [await fareWith(20), await fareWith(15), await fareWith(25)]
  const door = openHolds(t.house.database, now)
  const ways = [[[a, b]], [[b, a]], [[a], [c]], [[c, b], [a]], [[c], [b]], [[b, c, a]]]
  const buyers = Array.from({ length: 240 }, (_, at) => {
    const way = ways[at % 7]
    if (way !== undefined) return take(journey(way, at % 2 === 0 ? ['adult'] : ['adult', 'child']))
    return door.take([a, b, c][at % 3] ?? a, { ...journey([]), groups: ['adult'] })
  })
  const taken = await Promise.all(buyers)
  assert.ok(taken.every((one) => one === 'held' || one === 'sold-out'))
  for (const fare of [a, b, c]) {
    const counts = await countsOf(fare)
    assert.ok(counts && counts.free >= 0 && counts.held === counts.rows)
  }
  assert.equal((await countsOf(b))?.free, 0)
  await seatsAreRight()
})

test('where one flight of several is sold out nothing is taken of the others', async () => {
  const [a, full] = [await fareWith(5), await fareWith(1)]
  const buyer = journey([[a], [full]], ['adult', 'adult'])
  assert.equal(await take(buyer), 'sold-out')
  assert.equal((await countsOf(a))?.held, 0)
  assert.equal(await holdOf(t.house.database, buyer.orderId), undefined)
})

test('a closed flight, or one that does not exist, closes the whole journey', async () => {
  const [a, closed] = [await fareWith(5), await fareWith(5)]
  await sql`update flights.fares set closes_at = ${now()} where id = ${closed}`.execute(t.house.database)
  assert.equal(await take(journey([[a], [closed]])), 'closed')
  assert.equal(await take(journey([[a, 999_999_999]])), 'closed')
  assert.equal((await countsOf(a))?.held, 0)
})

test('one flight on two directions of an order takes the seats of both', async () => {
  const a = await fareWith(3)
  assert.equal(await take(journey([[a], [a]], ['adult', 'adult'])), 'sold-out')
  assert.equal(await take(journey([[a], [a]])), 'held')
  assert.deepEqual(await countsOf(a), { held: 2, rows: 2, free: 1 })
})

test('an infant sits on a lap until the direction on which he is a child', async () => {
  const [a, b] = [await fareWith(5), await fareWith(5)]
  const both = journey([[a], [b]], ['adult', 'infant'])
  const [out, back] = both.legs
  assert.ok(out && back)
  assert.equal(await take({ ...both, legs: [out, { ...back, groups: ['adult', 'child'] }] }), 'held')
  assert.deepEqual([(await countsOf(a))?.held, (await countsOf(b))?.held], [1, 2])
  const hold = await holdOf(t.house.database, both.orderId)
  assert.deepEqual(
    hold?.legs.map(({ groups, isReturning, fares }) => [groups, isReturning, fares[0]?.seats]),
    [
      [['adult', 'infant'], false, 1],
      [['adult', 'child'], true, 2],
    ],
  )
})

test('asked again it holds once; given back it holds nothing, and nothing more comes', async () => {
  const [a, b] = [await fareWith(5), await fareWith(5)]
  const buyer = journey([[a, b]])
  assert.deepEqual(
    await Promise.all([1, 2, 3, 4].map(() => take(buyer))),
    Array.from({ length: 4 }, () => 'held'),
  )
  assert.deepEqual([(await countsOf(a))?.held, (await countsOf(b))?.held], [1, 1])
  await Promise.all([1, 2, 3].map(() => release(t.house.database, buyer.orderId, now())))
  assert.deepEqual([(await countsOf(a))?.held, (await countsOf(b))?.held], [0, 0])
  assert.equal(await take(buyer), 'ended')
})

test('any journeys taken and given back at once: seats are those of the holds, and end where they began', async () => {
  const fares = [await fareWith(6), await fareWith(4), await fareWith(5), await fareWith(3)]
  const anyLeg = fc.shuffledSubarray(fares, { minLength: 1, maxLength: 3 })
  const anyJourney = fc.record({
    legs: fc.array(anyLeg, { minLength: 1, maxLength: 4 }),
    people: fc.array(fc.constantFrom('adult', 'child', 'infant'), { minLength: 1, maxLength: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(anyJourney, { minLength: 4, maxLength: 16 }), async (wishes) => {
      const buyers = wishes.map(({ legs, people }) => journey(legs, people))
      await Promise.all(buyers.map(take))
      await seatsAreRight()
      await Promise.all(buyers.map(({ orderId }) => release(t.house.database, orderId, now())))
      for (const fare of fares) assert.deepEqual((await countsOf(fare))?.held, 0)
    }),
    { numRuns: 25 },
  )
  assert.deepEqual(
    await all(t.house.database, sql`select 1 from flights.fares where held + sold + elsewhere > capacity`),
    [],
  )
})
