import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AIRLINES, airlineOf, findAirline } from '#places/airlines.ts'
import { airportOf } from '#places/airports.ts'
import { findCountry } from '#places/countries.ts'

test('an airline is found by our id and by its label', () => {
  assert.equal(airlineOf('mahan'), airlineOf('W5'))
  assert.equal(airlineOf('W5').name, 'ماهان')
  assert.equal(findAirline('XX'), undefined)
  assert.throws(() => airlineOf('XX'), RangeError)
})

test('the tickets of each begin with three digits of its own', () => {
  for (const { ticketPrefix, id } of AIRLINES) assert.match(ticketPrefix, /^\d{3}$/, id)
  assert.equal(new Set(AIRLINES.map(({ ticketPrefix }) => ticketPrefix)).size, AIRLINES.length)
  assert.deepEqual(
    ['IR', 'W5', 'EP'].map((iata) => airlineOf(iata).ticketPrefix),
    ['096', '537', '815'],
  )
})

test('ids and labels are one each, and no label is an id', () => {
  const names = AIRLINES.flatMap(({ id, iata }) => [id, iata])
  assert.equal(new Set(names).size, names.length)
  for (const { iata, icao, country, id } of AIRLINES) {
    assert.match(iata, /^[A-Z0-9]{2}$/, id)
    assert.match(icao, /^[A-Z]{3}$/, id)
    assert.ok(findCountry(country))
  }
})

test('only airlines of Iran fly inside Iran', () => {
  assert.ok(AIRLINES.filter(({ domestic }) => domestic).length >= 15)
  for (const { domestic, country } of AIRLINES) assert.equal(domestic, country === 'IR')
})

test('each is at home at an airport we know, in its own country', () => {
  for (const { id, hub, country } of AIRLINES) assert.equal(airportOf(hub).country, country, id)
})

test('carriers of great hubs sell through tickets below the sum of their flights', () => {
  for (const { id, throughPercent } of AIRLINES) assert.ok(throughPercent >= 80 && throughPercent <= 100, id)
  for (const iata of ['TK', 'EK', 'QR', 'LH']) assert.ok(airlineOf(iata).throughPercent < 100, iata)
  for (const iata of ['VF', 'J9', 'ZV']) assert.ok(airlineOf(iata).throughPercent >= 96, iata)
})

test('white is readable on every tile, and the dark on its own wash', () => {
  for (const {
    id,
    colours: [dark, light],
  } of AIRLINES) {
    assert.ok(contrast('#FFFFFF', dark) >= 4.5, `${id}: white on ${dark}`)
    assert.ok(contrast(light, dark) >= 4.5, `${id}: ${dark} on ${light}`)
  }
})

/** WCAG 2.2, contrast ratio */
function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
