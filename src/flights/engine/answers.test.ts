import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openAnswers } from '#flights/engine/answers.ts'
import { flightOf } from '#flights/engine/offer.ts'
import { search } from '#flights/engine/search.ts'
import { worldOf } from '#flights/engine/test-networks.ts'
import { saleOf } from '#flights/engine/updates.ts'
import { usualLimits } from '#flights/engine/wanted.ts'

const first = Temporal.PlainDate.from('2026-12-30')

test('an answer reads as the same offers told one by one', () => {
  const world = worldOf('dateLine', 11)
  const { services, days } = world.timetable
  const answers = openAnswers(world.schedule, first, (service) => ({
    leg: { flightNumber: `IR "${service}"`, origin: services[service]?.from },
    aheadAtDeparture: world.offsets[services[service]?.from ?? 0] ?? 0,
    aheadAtArrival: world.offsets[services[service]?.to ?? 0] ?? 0,
  }))
  const offers = search(
    world.schedule,
    { from: 0, to: 1, since: 0, until: 5760, seats: 1, ...usualLimits },
    200,
  )
  assert.ok(offers.length > 20)
  const local = (minutes: number, airport: number) =>
    first
      .toPlainDateTime()
      .add({ minutes: minutes + (world.offsets[airport] ?? 0) })
      .toString({ smallestUnit: 'minute' })
  const told = offers.map(({ price, minutes, flights }) => ({
    price,
    durationMinutes: minutes,
    legs: flights.map((number) => {
      const { service, day } = flightOf(number, days)
      const { from = 0, to = 0, departs = 0, durationMinutes = 0 } = services[service] ?? {}
      return {
        flightNumber: `IR "${service}"`,
        origin: from,
        departureDateTime: local(day * 1440 + departs, from),
        arrivalDateTime: local(day * 1440 + departs + durationMinutes, to),
        seat: saleOf(world.schedule, { service, day }).seats,
      }
    }),
  }))
  const twice = [answers.write(offers), answers.write(offers)]
  for (const text of twice) assert.deepEqual(JSON.parse(text), told)
})

test('no offers are an empty list', () => {
  const { schedule } = worldOf('ring', 1)
  assert.equal(
    openAnswers(schedule, first, () => ({ leg: {}, aheadAtDeparture: 0, aheadAtArrival: 0 })).write([]),
    '[]',
  )
})
