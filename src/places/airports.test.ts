import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  AIRPORTS,
  airportOf,
  airportsAt,
  CITIES,
  cityOf,
  distanceKm,
  findAirport,
  findCity,
} from '#places/airports.ts'
import { findCountry } from '#places/countries.ts'

test('a code leads to its airport or city, an unknown one to nothing', () => {
  assert.equal(airportOf('THR').name, 'فرودگاه مهرآباد')
  assert.equal(airportOf('AFZ').name, 'فرودگاه سبزوار')
  assert.equal(cityOf('THR').name, 'تهران')
  assert.equal(findAirport('XXX'), undefined)
  assert.equal(findCity('IKA'), undefined)
  assert.throws(() => airportOf('XXX'), RangeError)
  assert.throws(() => cityOf('XXX'), RangeError)
})

test('THR as a city covers both airports of Tehran, as an airport Mehrabad alone', () => {
  assert.deepEqual(
    airportsAt({ kind: 'CityCode', code: 'THR' }).map(({ iata }) => iata),
    ['THR', 'IKA'],
  )
  assert.deepEqual(
    airportsAt({ kind: 'AirportCode', code: 'THR' }).map(({ iata }) => iata),
    ['THR'],
  )
  assert.deepEqual(airportsAt({ kind: 'CityCode', code: 'IKA' }), [])
  assert.deepEqual(airportsAt({ kind: 'AirportCode', code: 'XXX' }), [])
})

test('cities of several airports are covered whole, each of their airports alone', () => {
  const cases = [
    ['IST', ['IST', 'SAW']],
    ['DXB', ['DXB', 'DWC']],
    ['MOW', ['SVO', 'DME', 'VKO', 'ZIA']],
  ] as const
  for (const [code, airports] of cases)
    assert.deepEqual(
      airportsAt({ kind: 'CityCode', code }).map(({ iata }) => iata),
      airports,
    )
  assert.equal(airportsAt({ kind: 'AirportCode', code: 'SAW' }).length, 1)
})

test('cities and airports know each other', () => {
  for (const city of CITIES)
    for (const iata of city.airports) assert.equal(airportOf(iata).cityCode, city.code)
  for (const airport of AIRPORTS) assert.ok(cityOf(airport.cityCode).airports.includes(airport.iata))
  assert.equal(new Set(AIRPORTS.map(({ iata }) => iata)).size, AIRPORTS.length)
})

test('every airport can be shown, placed and timed', () => {
  for (const { iata, icao, name, country, timeZone, latitude, longitude } of AIRPORTS) {
    assert.match(icao, /^[A-Z]{4}$/, iata)
    assert.match(name, /^فرودگاه [\u0600-\u06ff\u200c .]+$/, iata)
    assert.ok(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
    assert.ok(findCountry(country), country)
    assert.ok(Temporal.Instant.from('2026-12-03T00:00Z').toZonedDateTimeISO(timeZone).offset)
  }
})

test('no two airports of one city have one name', () => {
  for (const city of CITIES)
    assert.equal(new Set(city.airports.map((iata) => airportOf(iata).name)).size, city.airports.length)
})

test('Persian names are written with Persian letters', () => {
  for (const { name } of [...CITIES, ...AIRPORTS]) assert.doesNotMatch(name, /[يكىة]/, name)
})

test('distances are those of the globe', () => {
  assert.ok(Math.abs(km('THR', 'MHD') - 740) < 15)
  assert.ok(Math.abs(km('LHR', 'JFK') - 5540) < 30)
  assert.equal(km('THR', 'THR'), 0)
})

function km(from: string, to: string): number {
  return distanceKm(airportOf(from), airportOf(to))
}
