import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timetableOf } from '#flights/inventory/server/timetable.ts'
import { openServices } from '#flights/search/server/service.ts'

const timetable = timetableOf(1405)
const services = openServices(() => timetable)

test('a week’s flights to a city are those of the timetable, whichever airport they use', () => {
  const lines = [...timetable.values()].flat()
  const flown = lines
    .filter(({ route }) => route.destination.cityCode === 'THR')
    .reduce((sum, { days }) => sum + days.filter(Boolean).length, 0)
  const told = services.servicesTo('THR').reduce((sum, { weeklyFlights }) => sum + weeklyFlights, 0)
  assert.equal(told, flown)
})

test('airlines share out the flights, the busiest first, between the first and the last departure', () => {
  const [busiest, next] = services.servicesTo('MHD')
  assert.ok(busiest && next && busiest.weeklyFlights >= next.weeklyFlights)
  assert.equal(
    busiest.airlines.reduce((sum, { weeklyFlights }) => sum + weeklyFlights, 0),
    busiest.weeklyFlights,
  )
  assert.ok(busiest.firstDeparture < busiest.lastDeparture)
  assert.match(busiest.firstDeparture, /^\d\d:\d\d$/)
})

test('what flies to a city flies from the other, and nobody flies to where nobody flies', () => {
  assert.ok(services.servicesFrom('THR').some(({ destination }) => destination === 'MHD'))
  assert.deepEqual(services.servicesTo('QQQ'), [])
  assert.ok(!services.destinations().includes('QQQ'))
})
