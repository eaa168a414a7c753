import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hotelOf, hotelView } from '#hotels/catalogue.ts'
import { hotelData } from '#hotels/structured-data.ts'

const marjan = hotelView(hotelOf('kih-marjan'))
const site = 'https://parastoo.example'

test('a hotel’s page says of it what stands there, and no price', () => {
  const described = hotelData({ site, hotel: marjan, score: { tenths: 92.4, count: 17 } }) as Record<
    string,
    unknown
  >
  assert.equal(described['@type'], 'Hotel')
  assert.equal(described['url'], `${site}/hotel/kih-marjan`)
  assert.equal(described['name'], marjan.name)
  assert.deepEqual(described['starRating'], { '@type': 'Rating', ratingValue: marjan.stars })
  assert.deepEqual(described['geo'], {
    '@type': 'GeoCoordinates',
    latitude: marjan.latitude,
    longitude: marjan.longitude,
  })
  assert.deepEqual(
    [described['checkinTime'], described['checkoutTime']],
    [marjan.checkInFrom, marjan.checkOutUntil],
  )
  const { addressLocality, addressCountry, streetAddress } = described['address'] as Record<string, string>
  assert.deepEqual([addressLocality, addressCountry, streetAddress], ['کیش', 'IR', marjan.address])
  const { ratingValue, reviewCount } = described['aggregateRating'] as Record<string, number>
  assert.deepEqual([ratingValue, reviewCount], [9.2, 17])
  assert.doesNotMatch(JSON.stringify(described), /price/i)
})

test('what nobody knows of a hotel is not said', () => {
  const described = hotelData({
    site,
    hotel: { ...marjan, isDomestic: false, phone: null, pictures: [] },
    score: null,
  }) as Record<string, unknown>
  for (const name of ['aggregateRating', 'telephone', 'image']) assert.equal(name in described, false, name)
  assert.equal('addressCountry' in (described['address'] as object), false)
})
