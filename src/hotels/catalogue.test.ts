import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  findHotel,
  findRoomType,
  HOTELS,
  type Hotel,
  hotelCities,
  hotelOf,
  hotelsIn,
  hotelView,
} from '#hotels/catalogue.ts'
import { airportOf, cityOf, distanceKm } from '#places/airports.ts'

const roomTypes = HOTELS.flatMap((hotel) => hotel.roomTypes)

test('a name of ours leads to its hotel or room, a stranger to nothing', () => {
  assert.equal(hotelOf('kih-marjan').name, 'هتل مرجان کیش')
  assert.equal(findRoomType('kih-marjan.sea-double')?.hotel.id, 'kih-marjan')
  assert.equal(findHotel('kih-nowhere'), undefined)
  assert.equal(findRoomType('kih-marjan.cellar'), undefined)
  assert.throws(() => hotelOf('kih-nowhere'), RangeError)
  assert.deepEqual(hotelsIn('LON'), [])
})

test('no two hotels and no two kinds of room share a name', () => {
  assert.equal(new Set(HOTELS.map(({ id }) => id)).size, HOTELS.length)
  assert.equal(new Set(roomTypes.map(({ id }) => id)).size, roomTypes.length)
})

test('a hotel is named after its city, and its rooms after it', () => {
  for (const { id, cityCode, roomTypes } of HOTELS) {
    assert.equal(id.slice(0, 4), `${cityCode.toLowerCase()}-`)
    for (const room of roomTypes) assert.ok(room.id.startsWith(`${id}.`), room.id)
  }
})

test('every hotel lies in its city, within sixty kilometres of an airport of it, and somewhere to walk to', () => {
  for (const hotel of HOTELS) {
    const away = cityOf(hotel.cityCode)
      .airports.map(airportOf)
      .map((airport) => distanceKm(airport, { ...airport, ...positionOf(hotel) }))
    assert.ok(Math.min(...away) < 60, `${hotel.id}: ${Math.min(...away)} km`)
    assert.ok(hotel.near.length > 0, hotel.id)
    assert.ok(
      hotel.near.every(({ walkMinutes }) => walkMinutes >= 1 && walkMinutes <= 45),
      hotel.id,
    )
  }
})

test('no two hotels stand on one spot of the map', () => {
  assert.equal(new Set(HOTELS.map((hotel) => JSON.stringify(positionOf(hotel)))).size, HOTELS.length)
})

test('within a hotel what is larger is dearer: single, double, triple, suite, royal suite', () => {
  const order = ['single', 'double', 'triple', 'suite', 'royal']
  for (const hotel of HOTELS) {
    const prices = order.flatMap((slug) => findRoomType(`${hotel.id}.${slug}`)?.roomType.baseNight ?? [])
    assert.deepEqual(
      prices,
      prices.toSorted((a, b) => a - b),
      hotel.id,
    )
  }
})

test('whoever sees the shrine from the room has paid for it, and whoever says so has such rooms', () => {
  for (const hotel of HOTELS) {
    const hasRoom = hotel.roomTypes.some(({ id }) => id.endsWith('shrine-double'))
    if (hasRoom) assert.ok(hotel.amenities.includes('shrine-view'), `${hotel.id} hides its view`)
    if (hotel.amenities.includes('shrine-view')) assert.ok(hasRoom, `${hotel.id} promises a view`)
  }
})

test('a room takes no more grown-ups than guests, and half board costs more than breakfast', () => {
  for (const { id, mostAdults, mostGuests } of roomTypes) assert.ok(mostAdults <= mostGuests, id)
  for (const { id, boards } of HOTELS) {
    assert.ok((boards['half-board'] ?? Infinity) > boards.breakfast, id)
    assert.ok((boards['full-board'] ?? Infinity) > (boards['half-board'] ?? boards.breakfast), id)
  }
})

test('a family of six finds a roof somewhere, and two cities have ten hotels to show', () => {
  assert.ok(roomTypes.some(({ mostAdults, mostGuests }) => mostAdults >= 6 && mostGuests >= 8))
  assert.ok(hotelCities().filter(({ hotelCount }) => hotelCount >= 10).length >= 2)
})

test('there are three hundred hotels in forty cities of Iran and its neighbours', () => {
  const around = new Set(['IR', 'IQ', 'TR', 'AE', 'GE', 'AZ', 'OM', 'QA', 'KW', 'BH', 'SA', 'SY', 'LB'])
  const near = HOTELS.filter(({ cityCode }) => around.has(cityOf(cityCode).country))
  assert.ok(near.length >= 300, `${near.length} hotels`)
  assert.ok(new Set(near.map(({ cityCode }) => cityCode)).size >= 40)
  assert.ok(near.filter(({ cityCode }) => cityOf(cityCode).country === 'IR').length >= 100)
})

test('no two hotels of a city bear one name', () => {
  const names = HOTELS.flatMap(({ cityCode, name, nameEn }) => [
    `${cityCode} ${name}`,
    `${cityCode} ${nameEn}`,
  ])
  assert.equal(new Set(names).size, names.length)
})

test('cities come by how many hotels they have, each hotel counted once', () => {
  const counts = hotelCities().map(({ hotelCount }) => hotelCount)
  assert.deepEqual(
    counts,
    counts.toSorted((a, b) => b - a),
  )
  assert.equal(
    counts.reduce((sum, count) => sum + count, 0),
    HOTELS.length,
  )
})

test('what is shown of a hotel has its city and no price', () => {
  const shown = hotelView(hotelOf('ist-armada'))
  assert.equal(shown.cityName, 'استانبول')
  assert.equal(shown.isDomestic, false)
  assert.equal('roomTypes' in shown || 'boards' in shown || 'cancellation' in shown, false)
})

test('Persian is written with Persian letters and digits', () => {
  for (const { name, area, address, about, near, roomTypes } of HOTELS) {
    const words = [name, area, address, about, ...near.map(({ name }) => name)]
    for (const text of [...words, ...roomTypes.flatMap((room) => [room.name, room.beds])])
      assert.doesNotMatch(text, /[يكA-Za-z0-9٠-٩]|\s{2}|ه ی /, text)
  }
})

function positionOf({ latitude, longitude }: Hotel) {
  return { latitude, longitude }
}
