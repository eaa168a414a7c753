import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { type DelayRecord, fewestFlights, punctualityOf } from '#flights/facts/punctuality.ts'

const flight = { origin: 'OIII', destination: 'OIMM', departsHourUtc: 3, arrivesHourUtc: 4 }

function record(story: Partial<DelayRecord> = {}): DelayRecord {
  return {
    airport: 'OIMM',
    movement: 'arrival',
    hourUtc: null,
    flights: 41,
    onTime: 33,
    medianMinutes: 12,
    from: '2026-08-23',
    until: '2026-11-20',
    ...story,
  }
}

test('of 41 flights 33 were on time: 80 percent', () => {
  assert.deepEqual(punctualityOf([record()], flight), {
    percent: 80,
    flights: 41,
    medianMinutes: 12,
    movement: 'arrival',
    from: '2026-08-23',
    until: '2026-11-20',
  })
})

test('landings are told before take-offs, and take-offs where landings are too few', () => {
  const tookOff = record({ airport: 'OIII', movement: 'departure', medianMinutes: 3 })
  assert.equal(punctualityOf([tookOff, record()], flight)?.movement, 'arrival')
  const few = record({ flights: fewestFlights - 1, onTime: 5 })
  assert.equal(punctualityOf([few, tookOff], flight)?.movement, 'departure')
  assert.equal(punctualityOf([few], flight), undefined)
  assert.equal(punctualityOf([], flight), undefined)
})

test('what the same number does on another way is not told of this one', () => {
  assert.equal(punctualityOf([record({ airport: 'OISS' })], flight), undefined)
  assert.equal(punctualityOf([record({ movement: 'departure' })], flight), undefined)
})

test("the flight's own hour is asked first, then all hours, then whichever has most", () => {
  const own = record({ hourUtc: 4, medianMinutes: 1 })
  const all = record({ hourUtc: null, medianMinutes: 2 })
  const many = record({ hourUtc: 9, flights: 80, onTime: 60, medianMinutes: 3 })
  const few = record({ hourUtc: 10, medianMinutes: 4 })
  assert.equal(punctualityOf([few, many, all, own], flight)?.medianMinutes, 1)
  assert.equal(punctualityOf([few, many, all], flight)?.medianMinutes, 2)
  assert.equal(punctualityOf([few, many], flight)?.medianMinutes, 3)
  const scarce = record({ hourUtc: 4, flights: 4, onTime: 4, medianMinutes: 5 })
  assert.equal(punctualityOf([scarce, many], flight)?.medianMinutes, 3)
})

test('whatever is told, a percentage is one, and never of fewer flights than say something', () => {
  const records = fc.array(
    fc
      .tuple(fc.nat(120), fc.nat(120), fc.constantFrom('OIMM', 'OIII'), fc.option(fc.nat(23)))
      .map(([flights, late, airport, hourUtc]) =>
        record({
          flights,
          onTime: Math.max(0, flights - late),
          airport,
          hourUtc,
          movement: airport === 'OIMM' ? 'arrival' : 'departure',
        }),
      ),
  )
  fc.assert(
    fc.property(records, (told) => {
      const punctuality = punctualityOf(told, flight)
      if (punctuality === undefined) return told.every(({ flights }) => flights < fewestFlights)
      return (
        punctuality.flights >= fewestFlights &&
        Number.isInteger(punctuality.percent) &&
        punctuality.percent >= 0 &&
        punctuality.percent <= 100
      )
    }),
  )
})
