import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { departsMs } from '#flights/inventory/server/departure-time.ts'
import { adultTotalOf, madeDeparture, pricesOf } from '#flights/inventory/server/fares.ts'
import { flightDay } from '#flights/inventory/server/flight-day.ts'
import type { WorldLine } from '#flights/inventory/server/line.ts'
import { routeBetween } from '#flights/inventory/server/network.ts'
import { timetableOf } from '#flights/inventory/server/timetable.ts'
import { worldCarriers } from '#flights/inventory/server/world-carriers.ts'
import { rotations, WORLD } from '#flights/inventory/server/world-network.ts'
import { ladderFor } from '#penalties/penalty-ladder.ts'
import { penaltyLadders } from '#penalties/penalty-ladders.ts'
import { airportOf, cityOf } from '#places/airports.ts'
import { reachedFrom } from '#testing/flights/inventory/journeys.ts'

const seed = 1405
const timetable = timetableOf(seed)
const lines = [...timetable.values()]
  .flat()
  .filter((line): line is WorldLine => line.scope === 'international')
const date = Temporal.PlainDate.from('2026-12-08')
const day = flightDay(date)
const today = lines.filter(({ days }) => days[day.weekday])
const made = today.map((line) => madeDeparture(seed, line, day))
const anyLine = fc.constantFrom(...lines)

test('from Tehran and from Baghdad more than sixty cities abroad are reached within two connections', () => {
  for (const origin of ['IKA', 'BGW']) {
    const home = airportOf(origin).country
    const cities = [...reachedFrom(timetable, origin, date)]
      .map((iata) => cityOf(airportOf(iata).cityCode))
      .filter(({ country }) => country !== home)
    assert.ok(new Set(cities).size >= 120, `${origin}: ${new Set(cities).size}`)
  }
})

test('every city of it is named in Persian, offered in the search and has a zone', () => {
  for (const { origin } of WORLD) {
    const { name, timeZone, served } = cityOf(origin.cityCode)
    assert.match(name, /^[\u0600-\u06ff\u200c ]+$/, origin.iata)
    assert.ok(served, origin.iata)
    assert.equal(timeZone, origin.timeZone)
  }
})

test('whoever flies out flies back as often, and no route of it is inside Iran', () => {
  for (const { origin, destination, weeklyFlights } of WORLD) {
    assert.equal(routeBetween(destination.iata, origin.iata)?.weeklyFlights, weeklyFlights)
    assert.ok([origin, destination].some(({ country }) => country !== 'IR'))
  }
  const flown = (from: string, to: string) =>
    lines
      .filter(({ route }) => route.origin.iata === from && route.destination.iata === to)
      .reduce((sum, { days }) => sum + days.filter(Boolean).length, 0)
  for (const [from, to] of [
    ['IKA', 'IST'],
    ['NJF', 'MHD'],
    ['DXB', 'SYD'],
  ] as const) {
    assert.equal(flown(from, to), routeBetween(from, to)?.weeklyFlights)
    assert.equal(flown(from, to), flown(to, from))
  }
})

test('every airline is on a route of its own, and has only routes it has aircraft for', () => {
  assert.deepEqual(
    new Set(rotations.map(({ carrierId }) => carrierId)),
    new Set(worldCarriers.map(({ id }) => id)),
  )
  for (const { aircraft, route, carrier } of lines)
    assert.ok(aircraft.furthestKm >= route.distanceKm, `${carrier.id} ${route.destination.iata}`)
})

test('nobody is faster than an airliner: 950 km an hour and a quarter of an hour on the ground', () => {
  for (const { distanceKm, blockMinutes, origin, destination } of WORLD) {
    const speed = distanceKm / ((blockMinutes - 15) / 60)
    assert.ok(speed < 950, `${origin.iata}-${destination.iata}: ${Math.round(speed)} km/h`)
    assert.ok(blockMinutes < 18 * 60)
  }
})

test('a kilometre costs what kilometres cost, and a far flight more than a near one', () => {
  for (const { line, fares } of made)
    for (const fare of fares.filter(({ cabin }) => cabin === 1)) {
      const perKm = adultTotalOf(fare) / Math.max(line.route.distanceKm, 500)
      assert.ok(perKm > 25_000 && perKm < 400_000, `${line.carrier.id} ${line.number}: ${Math.round(perKm)}`)
    }
  const least = (key: string) =>
    Math.min(
      ...(timetable.get(key) ?? []).flatMap((line) => madeDeparture(seed, line, day).fares.map(adultTotalOf)),
    )
  assert.ok(least('IKA-DXB') < least('IKA-IST') && least('IKA-IST') < least('IKA-BKK'))
  assert.ok(least('IST-LHR') < least('IST-JFK'))
})

test('cabins are priced one above the other; a ticket without a bag is cheaper than the class above it', () => {
  for (const { fares } of made) {
    const system = fares.filter(({ isCharter }) => !isCharter)
    for (const [index, fare] of system.entries()) {
      const next = system[index + 1]
      if (next === undefined) continue
      if (next.cabin > fare.cabin) assert.ok(next.adult > fare.adult)
      else assert.ok(next.adult < fare.adult && next.closesBefore >= fare.closesBefore)
    }
    for (const { fareClass, checked } of system)
      assert.equal(checked.value === 0, 'SO'.includes(fareClass), fareClass)
  }
  assert.ok(made.some(({ fares }) => fares.some(({ cabin }) => cabin === 3)))
})

test('the seats of all fares are those of the aircraft', () => {
  for (const { line, fares } of made) {
    const of = (cabin: number) =>
      fares.filter((fare) => fare.cabin === cabin).reduce((seats, fare) => seats + fare.seats, 0)
    assert.ok(Math.abs(of(1) - line.aircraft.economySeats) <= 3)
    assert.equal(of(2), line.aircraft.businessSeats)
    assert.equal(of(3), line.aircraft.firstSeats ?? 0)
  }
})

test('a child pays three quarters of the fare and an infant a tenth, without taxes', () => {
  const [fare] = made[0]?.fares ?? []
  assert.ok(fare)
  const [adult, child, infant] = pricesOf(fare)
  assert.ok(adult && child && infant)
  assert.equal(adult.total, adultTotalOf(fare))
  assert.ok(Math.abs(child.base - adult.base * 0.75) <= 10_000)
  assert.ok(Math.abs(infant.base - adult.base / 10) <= 10_000)
  assert.equal(infant.total, infant.base)
})

test('blocks are sold to Istanbul, Dubai, Antalya and Najaf only, between Iran and there', () => {
  const chartered = made.filter(({ fares }) => fares.some(({ isCharter }) => isCharter))
  const ends = new Set(
    chartered.flatMap(({ line }) => [line.route.origin, line.route.destination]).map(({ iata }) => iata),
  )
  for (const iata of ['IST', 'DXB', 'AYT', 'NJF']) assert.ok(ends.has(iata), iata)
  for (const { line } of chartered) {
    const countries = [line.route.origin.country, line.route.destination.country]
    assert.ok(countries.includes('IR'))
  }
})

test('every fare abroad has a penalty ladder that runs to the departure', () => {
  for (const { line, fares } of made)
    for (const { isCharter, fareClass } of fares) {
      const filedBy = isCharter ? 'charter' : line.carrier.id
      const asked = { filedBy, fareClass, soldOn: '2026-11-21', cutOff: 'departure' } as const
      assert.equal(ladderFor(penaltyLadders, asked).cutOff, 'departure')
    }
})

test('a line leaves at the same local time in summer and in winter', () => {
  fc.assert(
    fc.property(anyLine, fc.integer({ min: 0, max: 364 }), (line, days) => {
      const on = flightDay(date.add({ days }))
      const local = Temporal.Instant.fromEpochMilliseconds(departsMs(line, on)).toZonedDateTimeISO(
        line.route.origin.timeZone,
      )
      const clock = local.hour * 60 + local.minute
      // an hour skipped by summer time departs an hour later
      assert.ok(clock === line.departs || (clock === line.departs + 60 && local.hoursInDay === 23))
    }),
  )
  const [line] = timetable.get('FRA-JFK') ?? []
  assert.ok(line)
  const gone = (iso: string) => departsMs(line, flightDay(Temporal.PlainDate.from(iso)))
  assert.equal(gone('2026-10-26') - gone('2026-10-24'), 49 * 3_600_000)
})

test('the same seed makes the same flights, another others', () => {
  assert.deepEqual(timetableOf(seed).get('IST-LHR'), timetable.get('IST-LHR'))
  assert.notDeepEqual(timetableOf(7).get('IST-LHR'), timetable.get('IST-LHR'))
})

test('a day of the whole network is made in less than forty milliseconds', () => {
  const all = [...timetable.values()].flat()
  const times = Array.from({ length: 9 }, (_, add) => {
    const on = flightDay(date.add({ days: add }))
    const began = process.cpuUsage().user
    for (const line of all) if (line.days[on.weekday]) madeDeparture(seed, line, on)
    return (process.cpuUsage().user - began) / 1000
  })
  assert.ok(Math.min(...times) < 40, times.map(Math.round).join(' '))
})
