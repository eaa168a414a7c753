import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { calendar } from '#flights/engine/calendar.ts'
import { connectionTable, usualConnections } from '#flights/engine/connections.ts'
import { earliest } from '#flights/engine/earliest.ts'
import { matrix } from '#flights/engine/matrix.ts'
import { flightOf } from '#flights/engine/offer.ts'
import { openSchedule } from '#flights/engine/open-schedule.ts'
import { pareto } from '#flights/engine/pareto.ts'
import { profile } from '#flights/engine/profile.ts'
import { bytesOf } from '#flights/engine/schedule.ts'
import { search } from '#flights/engine/search.ts'
import type { Service } from '#flights/engine/timetable.ts'
import { type OnSale, saleOf, updateSeats } from '#flights/engine/updates.ts'
import { usualLimits } from '#flights/engine/wanted.ts'
import { rial } from '#money/rial.ts'
import { wantedIn, worldOf } from '#testing/flights/engine/networks.ts'
import { everyOffer } from '#testing/flights/engine/oracle.ts'

test('after any updates the answers are those of a schedule opened with them', () => {
  const change = fc.record({
    at: fc.nat(),
    seats: fc.constantFrom(0, 1, 9),
    price: fc.integer({ min: 1, max: 9 }),
  })
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.array(change, { maxLength: 40 }), (seed, draw, changes) => {
      const world = worldOf('megaHub', seed)
      const sales = [...world.sales]
      for (const [turn, { at, seats, price }] of changes.entries()) {
        const place = at % sales.length
        const sale = sales[place]
        if (sale === undefined) continue
        sales[place] = { ...sale, seats, price: rial(price * 900_001) }
        updateSeats(world.schedule, sales[place])
        if (turn % 5 === 0) search(world.schedule, wantedIn(world, draw + turn), 20)
      }
      const wanted = wantedIn(world, draw)
      assert.deepEqual(
        search(world.schedule, wanted, 20),
        everyOffer({ ...world, sales }, wanted).slice(0, 20),
      )
    }),
    { numRuns: 100 },
  )
})

const service: Service = { from: 0, to: 1, airline: 0, departs: 600, durationMinutes: 85 }

function openOne(services: readonly Service[]) {
  return openSchedule({
    days: 2,
    airports: [{ country: 1 }, { country: 1 }],
    airlines: [{ throughPercent: 100 }],
    services,
    connections: connectionTable(2, () => usualConnections),
  })
}

const wanted = { from: 0, to: 1, since: 0, until: 1440, seats: 1, ...usualLimits }

test('a new price keeps the seats apart, new seats keep the price', () => {
  const schedule = openOne([service])
  updateSeats(schedule, { service: 0, day: 1, seats: 4, price: rial(20_000_000) })
  updateSeats(schedule, { service: 0, day: 1, seats: 3 })
  assert.deepEqual(saleOf(schedule, { service: 0, day: 1 }), { seats: 3, price: 20_000_000 })
  assert.deepEqual(saleOf(schedule, { service: 0, day: 0 }), { seats: 0, price: undefined })
})

test('what is sold out is not offered, until a seat comes back', () => {
  const schedule = openOne([service])
  const sell = (seats: number) => {
    const sale: OnSale = { service: 0, day: 0, seats, price: rial(20_000_000) }
    updateSeats(schedule, sale)
    return search(schedule, wanted, 5).map((offer) => offer.flights.map((number) => flightOf(number, 2)))
  }
  assert.deepEqual(sell(0), [])
  assert.deepEqual(sell(1), [[[{ service: 0, day: 0 }][0]]])
  assert.deepEqual(search(schedule, { ...wanted, seats: 2 }, 5), [])
})

test('a price beyond what 32 bits hold stays exact', () => {
  const schedule = openOne([service])
  updateSeats(schedule, { service: 0, day: 0, seats: 1, price: rial(9_876_543_210_123) })
  assert.equal(search(schedule, wanted, 1)[0]?.price, 9_876_543_210_123)
})

test('what is no flight of the schedule cannot be sold', () => {
  const schedule = openOne([service])
  assert.throws(() => updateSeats(schedule, { service: 1, day: 0, seats: 1, price: rial(1) }), RangeError)
  assert.throws(() => updateSeats(schedule, { service: 0, day: 2, seats: 1, price: rial(1) }), RangeError)
  assert.throws(() => updateSeats(schedule, { service: 0, day: 0, seats: 1 }), RangeError)
})

test('a schedule lives as long as prices change, and forgets those that no flight has any more', () => {
  const schedule = openOne([service])
  const opened = bytesOf(schedule)
  for (let price = 1; price <= 200_000; price += 1) {
    updateSeats(schedule, { service: 0, day: 0, seats: 1, price: rial(price) })
    if (price % 997 === 0) assert.equal(search(schedule, wanted, 1)[0]?.price, price)
  }
  assert.equal(bytesOf(schedule), opened)
})

test('more prices at a time than two bytes can number stay exact, told again and changed', () => {
  const days = 90_000
  const schedule = openSchedule(
    {
      days,
      airports: [{ country: 1 }, { country: 1 }],
      airlines: [{ throughPercent: 80 }],
      services: [service],
      connections: connectionTable(2, () => usualConnections),
    },
    { throughPrices: true },
  )
  const tell = (day: number, price: number) =>
    updateSeats(schedule, { service: 0, day, seats: 1, price: rial(price), throughPrice: rial(price) })
  for (let day = 0; day < days; day += 1) tell(day, 1_000_000 + day)
  for (let day = 0; day < days; day += 7) tell(day, 5_000_000 + day)
  const priceOn = (day: number) => (day % 7 === 0 ? 5_000_000 + day : 1_000_000 + day)
  for (let day = 0; day < days; day += 1)
    assert.equal(saleOf(schedule, { service: 0, day }).price, priceOn(day))
  const last = { ...wanted, since: (days - 1) * 1440, until: days * 1440 }
  assert.deepEqual(
    search(schedule, last, 5).map(({ price }) => price),
    [priceOn(days - 1)],
  )
})

test('whoever asks for none of the seats finds what has had a price, and nothing else', () => {
  const schedule = openOne([service, { ...service, departs: 700 }, { ...service, from: 1, to: 0 }])
  const none = { ...wanted, seats: 0 }
  const answers = () => ({
    search: search(schedule, none, 5).length,
    pareto: pareto(schedule, none).length,
    calendar: calendar(schedule, none, [none]),
    matrix: matrix(schedule, { wanted: none, out: [none], back: [none], stayMinutes: 10_000 }),
    earliest: earliest(schedule, none).length,
    profile: profile(schedule, none).length,
  })
  const nothing = {
    search: 0,
    pareto: 0,
    calendar: [undefined],
    matrix: [[undefined]],
    earliest: 0,
    profile: 0,
  }
  updateSeats(schedule, { service: 0, day: 0, seats: 0 })
  updateSeats(schedule, { service: 2, day: 0, seats: 0 })
  assert.deepEqual(answers(), nothing)
  updateSeats(schedule, { service: 1, day: 0, seats: 0, price: rial(20_000_000) })
  assert.deepEqual(answers(), {
    ...nothing,
    search: 1,
    pareto: 1,
    calendar: [20_000_000],
    earliest: 1,
    profile: 1,
  })
})

for (const [name, wrong] of Object.entries({
  'an unknown airport': { to: 2 },
  'no way at all': { to: 0 },
  'an unknown airline': { airline: 1 },
  'a minute beyond the day': { departs: 1440 },
  'no time in the air': { durationMinutes: 0 },
}))
  test(`a service with ${name} is refused`, () =>
    assert.throws(() => openOne([{ ...service, ...wrong }]), RangeError))

test('separate tickets never connect faster than one', () => {
  const fast = { through: 60, separate: 30 }
  const rules = {
    domestic: { domestic: fast, international: fast },
    international: { domestic: fast, international: fast },
  }
  assert.throws(() => connectionTable(1, () => rules), RangeError)
})

test('a flight more takes three bytes a day', () => {
  const grown = (days: number) => bytesOf(openSchedule({ ...worldOf('ring', 3).timetable, days }))
  const flights = worldOf('ring', 3).timetable.services.length
  assert.equal(grown(104) - grown(4), flights * 100 * 3)
})
