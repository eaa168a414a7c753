import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { placeCalls } from '#places/calls.ts'
import { placeHandlers } from '#places/server/routes.ts'
import { openTestHouse } from '#testing/server/house.ts'

const house = await openTestHouse()
after(() => house.close())
house.mount({ calls: placeCalls, answers: placeHandlers() })

async function ask(name: 'GetDomesticPlpAirports' | 'GetInternationalPlpAirports', payload?: object) {
  const url = `/api/flight-configuration/Airport/${name}`
  return house.app.inject(payload ? { method: 'POST', url, payload } : { method: 'POST', url })
}

test('a guest reads every country that has a dialing code', async () => {
  const answer = await house.app.inject({
    method: 'GET',
    url: '/api/flight-configuration/Country/GetAllCountries',
  })
  assert.equal(answer.statusCode, 200)
  const countries: { id: number; name: string; dialingCode: string }[] = answer.json().data
  assert.ok(countries.length > 200 && countries.every(({ dialingCode }) => dialingCode.startsWith('+')))
  assert.equal(countries.find(({ id }) => id === 3414)?.name, 'ایران')
})

test('a city is answered with its airports, each code with its kind', async () => {
  const answer = await ask('GetDomesticPlpAirports', { query: 'jivhk', take: 1 })
  assert.deepEqual(answer.json(), {
    data: [
      {
        kind: 'CityCode',
        code: 'THR',
        name: 'تهران',
        nameEn: 'Tehran',
        country: 'IR',
        countryName: 'ایران',
        near: false,
        airports: [
          {
            kind: 'AirportCode',
            code: 'THR',
            name: 'فرودگاه مهرآباد',
            nameEn: 'Mehrabad International Airport',
          },
          {
            kind: 'AirportCode',
            code: 'IKA',
            name: 'فرودگاه امام خمینی',
            nameEn: 'Imam Khomeini International Airport',
          },
        ],
      },
    ],
  })
})

test('nothing asked is answered with the ten most travelled', async () => {
  for (const payload of [undefined, {}]) {
    const cities: { code: string }[] = (await ask('GetInternationalPlpAirports', payload)).json().data
    assert.equal(cities.length, 10)
    assert.equal(cities[0]?.code, 'THR')
  }
})

test('a domestic search never leaves the country', async () => {
  assert.deepEqual((await ask('GetDomesticPlpAirports', { query: 'استانبول' })).json().data, [])
  const [first] = (await ask('GetInternationalPlpAirports', { query: 'استانبول' })).json().data
  assert.equal(first.code, 'IST')
})

test('a wrong question is answered in Persian, field by field', async () => {
  for (const [payload, property] of [
    [{ query: 'ا'.repeat(61) }, 'query'],
    [{ query: 12 }, 'query'],
    [{ take: 0 }, 'take'],
    [{ take: 51 }, 'take'],
    [{ take: '5' }, 'take'],
  ] as const) {
    const answer = await ask('GetDomesticPlpAirports', payload)
    assert.equal(answer.statusCode, 400)
    const [error] = answer.json().meta.errors
    assert.equal(error.property, property)
    assert.match(error.errors[0], /[\u0600-\u06ff]/)
  }
})
