import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flownInDemo } from '#demo/simulated-flights.ts'
import { timetableOf } from '#flights/inventory/server/timetable.ts'
import { airlineOf } from '#places/airlines.ts'

const flown = flownInDemo(1405)

test('every number of our own timetable goes where its line goes, by ICAO codes', () => {
  for (const line of [...timetableOf(1405).values()].flat()) {
    const { origin, destination } = line.route
    const number = `${airlineOf(line.carrier.id).iata} ${line.number}`
    assert.ok(
      flown(number).some((way) => way.origin === origin.icao && way.destination === destination.icao),
      number,
    )
  }
})

test('so do the numbers that suppliers sell; what nobody flies goes nowhere', () => {
  assert.deepEqual(flown('QB 1901'), [
    { origin: 'OIII', destination: 'OIMM', departsHourUtc: 3, arrivesHourUtc: 4 },
  ])
  assert.equal(flown('EK 971')[0]?.origin, 'OMDB')
  assert.deepEqual(flown('XX 1'), [])
})
