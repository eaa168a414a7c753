import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { carriers } from '#flights/inventory/server/carriers.ts'
import { chanceOf } from '#flights/inventory/server/chance.ts'
import { charterSellers } from '#flights/inventory/server/charters.ts'
import { dayFactor } from '#flights/inventory/server/day-factor.ts'
import { departsMs } from '#flights/inventory/server/departure-time.ts'
import {
  adultTotalOf,
  elsewhereOf,
  type MadeDeparture,
  madeDeparture,
  pricesOf,
} from '#flights/inventory/server/fares.ts'
import { elsewhereAt } from '#flights/inventory/server/filling.ts'
import { flightDay, hoursLeft } from '#flights/inventory/server/flight-day.ts'
import type { MadeLine } from '#flights/inventory/server/line.ts'
import { NETWORK, routeBetween, SERVED } from '#flights/inventory/server/network.ts'
import { pricesOn } from '#flights/inventory/server/prices-on.ts'
import { provokedOn } from '#flights/inventory/server/provocations.ts'
import { type Line, linesOn, timetableOf } from '#flights/inventory/server/timetable.ts'
import { ladderFor } from '#penalties/penalty-ladder.ts'
import { penaltyLadders } from '#penalties/penalty-ladders.ts'
import { airlineOf } from '#places/airlines.ts'

const seed = 1405
const timetable = timetableOf(seed)
const day = flightDay(Temporal.PlainDate.from('2026-12-03'))
const midnightMs = Temporal.ZonedDateTime.from('2026-12-03[Asia/Tehran]').epochMilliseconds
const madeOn = (key: string, on = day) =>
  linesOn(timetable, key, on).map((line) => madeDeparture(seed, line, on))
const all = [...timetable.values()].flat()
const lines = all.filter(({ scope }) => scope === 'domestic')
const isOdd = ({ carrier, number }: Line) => provokedOn(carrier.id, number) !== undefined
const factor = (date: string) => dayFactor(Temporal.PlainDate.from(date))
const minutes = (from: string, to: string) => routeBetween(from, to)?.blockMinutes

test('some 35 airports and 120 pairs, each flown both ways', () => {
  assert.ok(SERVED.length >= 34 && SERVED.length <= 38)
  assert.ok(NETWORK.length >= 240 && NETWORK.length <= 260)
  for (const { origin, destination } of NETWORK) assert.ok(routeBetween(destination.iata, origin.iata))
})

test('Tehran to Mashhad has some 24 to 29 flights on every day of a week, besides those that go wrong on purpose', () => {
  for (let days = 0; days < 7; days += 1) {
    const made = madeOn('THR-MHD', flightDay(Temporal.PlainDate.from('2026-12-03').add({ days })))
    const flights = made.filter(({ line }) => !isOdd(line))
    assert.ok(flights.length >= 24 && flights.length <= 29, String(flights.length))
  }
})

test('block times are those of the timetable books', () => {
  assert.deepEqual(
    [minutes('THR', 'MHD'), minutes('MHD', 'THR'), minutes('THR', 'KIH'), minutes('THR', 'SYZ')],
    [85, 90, 110, 85],
  )
})

test('no two flights of a day share airline and number', () => {
  assert.equal(new Set(all.map(({ carrier, number }) => `${carrier.id} ${number}`)).size, all.length)
})

test('flights leave between half past five and eleven, those that go wrong on purpose after the last of them', () => {
  for (const line of lines) {
    const isLate = line.departs > 23 * 60
    assert.ok(line.departs >= 330 && isLate === isOdd(line), `${line.carrier.id} ${line.number}`)
  }
  assert.deepEqual(
    lines.filter(isOdd).map(({ carrier, number }) => `${carrier.id} ${number}`),
    [9993, 9994, 9995, 9996, 9997, 9999, 9998].map((number) => `mahan ${number}`),
  )
})

test('an aircraft is never sent further than it flies', () => {
  assert.deepEqual(
    lines.filter(({ aircraft, route }) => aircraft.furthestKm < route.distanceKm),
    [],
  )
})

test('what flies inside the country stayed as it was when flights abroad came: this is its fingerprint', () => {
  const days = ['2026-12-03', '2027-03-21'].map((date) => {
    const on = flightDay(Temporal.PlainDate.from(date))
    const made = NETWORK.flatMap(({ origin, destination }) =>
      madeOn(`${origin.iata}-${destination.iata}`, on),
    )
    return createHash('sha256').update(made.map(printed).join('\n')).digest('hex').slice(0, 16)
  })
  assert.deepEqual(days, ['d2ce0f72a313b5fc', 'c6ded9a6c0afde39'])
})

function printed({ line, fares }: MadeDeparture<MadeLine>): string {
  const { carrier, number, aircraft, route, departs } = line
  const flown = [carrier.id, number, aircraft.name, aircraft.economySeats, route.origin.iata]
  const sold = fares.map((fare) => {
    const { isCharter, seller, fareClass, cabin, seats, closesBefore, filling } = fare
    const filled = [filling.load, filling.of, filling.after]
    const paid = [adultTotalOf(fare), JSON.stringify(pricesOf(fare)), elsewhereOf(fare, 50)]
    return [isCharter, seller, fareClass, cabin, seats, closesBefore, ...filled, ...paid].join(',')
  })
  return [...flown, route.destination.iata, route.blockMinutes, departs, sold].join('|')
}

test('the same seed makes the same day, another seed another', () => {
  const again = linesOn(timetableOf(seed), 'THR-MHD', day).map((line) => madeDeparture(seed, line, day))
  assert.deepEqual(again, madeOn('THR-MHD'))
  const other = linesOn(timetableOf(7), 'THR-MHD', day).map((line) => madeDeparture(7, line, day))
  assert.notDeepEqual(other, madeOn('THR-MHD'))
})

test('charter blocks are on about six departures of ten, at up to three sellers', () => {
  const made = NETWORK.slice(0, 60).flatMap(({ origin, destination }) =>
    madeOn(`${origin.iata}-${destination.iata}`),
  )
  const jets = made.filter(({ line }) => line.aircraft.economySeats >= 95)
  const chartered = jets.filter(({ fares }) => fares.some(({ isCharter }) => isCharter))
  const share = chartered.length / jets.length
  assert.ok(share > 0.5 && share < 0.7, String(share))
  for (const { fares } of made) {
    const sellers = fares.filter(({ isCharter }) => isCharter).map(({ seller }) => seller)
    assert.ok(sellers.length <= 3 && new Set(sellers).size === sellers.length)
  }
})

test('the seats of all fares are those of the aircraft', () => {
  for (const { line, fares } of madeOn('THR-MHD')) {
    const economy = fares.filter(({ cabin }) => cabin === 1).reduce((seats, fare) => seats + fare.seats, 0)
    assert.ok(Math.abs(economy - line.aircraft.economySeats) <= 2)
  }
})

test('within a cabin the cheaper class closes earlier and sells first', () => {
  for (const { fares } of madeOn('THR-MHD')) {
    const system = fares.filter(({ isCharter, cabin }) => !isCharter && cabin === 1)
    for (const [index, fare] of system.entries()) {
      const cheaper = system[index + 1]
      if (cheaper === undefined) continue
      assert.ok(cheaper.adult < fare.adult && cheaper.closesBefore >= fare.closesBefore)
      assert.ok(cheaper.filling.after < fare.filling.after)
    }
  }
})

test('every fare class of every airline and charter seller has a penalty ladder', () => {
  for (const { id, classes } of carriers) {
    assert.equal(airlineOf(id).domestic, true, id)
    for (const fareClass of classes.economy + classes.business)
      assert.ok(ladderFor(penaltyLadders, { filedBy: id, fareClass, soldOn: '2026-11-21' }))
  }
  for (const { fareClass } of charterSellers)
    assert.equal(
      ladderFor(penaltyLadders, { filedBy: 'charter', fareClass, soldOn: '2026-11-21' }).filedBy,
      'charter',
    )
})

test('demand only grows towards departure and never takes more than there is', () => {
  const filling = fc.record({
    load: fc.integer({ min: 40, max: 800 }),
    of: fc.integer({ min: 1, max: 240 }),
    after: fc.nat(200),
  })
  fc.assert(
    fc.property(filling, fc.nat(60), fc.tuple(fc.nat(9000), fc.nat(9000)), (one, seats, [a, b]) => {
      const [far, near] = a > b ? [a, b] : [b, a]
      const [early, late] = [elsewhereAt(one, seats, far), elsewhereAt(one, seats, near)]
      assert.ok(early >= 0 && early <= late && late <= seats)
    }),
  )
})

function lowestWith(daysBefore: number): number {
  const nowMs = midnightMs - daysBefore * 86_400_000
  return pricesOn({ seed, timetable }, { key: 'THR-MHD', day }, nowMs)?.lowest ?? 0
}

test('prices rise towards departure on average', () => {
  assert.ok(lowestWith(60) < lowestWith(2))
  assert.ok(lowestWith(200) <= lowestWith(10))
})

test('some flights are sold out days before, most are not', () => {
  const nowMs = midnightMs - 3 * 86_400_000
  const made = NETWORK.slice(0, 40).flatMap(({ origin, destination }) =>
    madeOn(`${origin.iata}-${destination.iata}`),
  )
  const gone = made.filter(({ line, fares }) =>
    fares.every((fare) => elsewhereOf(fare, hoursLeft(departsMs(line, day), nowMs)) >= fare.seats),
  )
  const share = gone.length / made.length
  assert.ok(share > 0.02 && share < 0.2, String(share))
})

test('Fridays cost more, Nowruz most', () => {
  assert.equal(factor('2026-12-01'), 100)
  assert.equal(factor('2026-12-03'), 108)
  assert.equal(factor('2026-12-04'), 112)
  assert.equal(factor('2027-03-21'), 135)
})

test('the flights that go wrong on purpose are never the cheapest, and never full', () => {
  for (let days = 0; days < 60; days += 1) {
    const on = flightDay(Temporal.PlainDate.from('2026-12-03').add({ days }))
    const made = madeOn('THR-MHD', on)
    const cheapest = Math.min(
      ...made.filter(({ line }) => !isOdd(line)).flatMap(({ fares }) => fares.map(({ adult }) => adult)),
    )
    for (const { line, fares } of made.filter((one) => isOdd(one.line))) {
      assert.ok(fares.every(({ adult }) => adult > cheapest))
      const left = fares.filter(({ cabin }) => cabin === 1).map((fare) => fare.seats - elsewhereOf(fare, 3))
      assert.ok(
        left.some((seats) => seats >= 9),
        `${line.number}`,
      )
    }
  }
})

test('the flight that never refunds is a charter whose seller keeps everything', () => {
  const made = madeOn('THR-MHD').find(({ line }) => line.number === 9994 && isOdd(line))
  assert.ok(made !== undefined && made.fares.length > 0)
  for (const { isCharter, fareClass } of made.fares) {
    assert.equal(isCharter, true)
    const { steps } = ladderFor(penaltyLadders, { filedBy: 'charter', fareClass, soldOn: '2026-11-21' })
    assert.deepEqual(steps, [{ percent: 100 }])
  }
})

test('chance is even enough: a die of six shows each side', () => {
  const chance = chanceOf(1, 'die')
  const sides = Array.from({ length: 6000 }, () => chance.between(1, 6))
  for (let side = 1; side <= 6; side += 1) {
    const count = sides.filter((one) => one === side).length
    assert.ok(count > 850 && count < 1150, String(count))
  }
})
