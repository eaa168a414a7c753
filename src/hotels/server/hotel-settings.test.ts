import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hotelSettingsIn } from '#hotels/server/hotel-settings.ts'

const real = {
  HOTEL_SUPPLIERS: 'duffel-stays',
  DUFFEL_STAYS_URL: 'https://api.duffel.com/',
  DUFFEL_STAYS_TOKEN: 'duffel_live_1',
  DUFFEL_STAYS_EMAIL: 'stays@example.ir',
}

test('a demo asks the house simulator', () => {
  const { settings, faults } = hotelSettingsIn({}, 'demo')
  assert.deepEqual(faults, [])
  assert.deepEqual(
    settings.hotelSuppliers.map(({ name, isSimulator, baseUrl }) => [name, isSimulator, baseUrl]),
    [['duffel-stays', true, 'http://localhost:3009']],
  )
})

test('settings alone put the real one in the simulator’s place, in a demo and in production', () => {
  for (const mode of ['demo', 'production'] as const)
    assert.deepEqual(hotelSettingsIn(real, mode), {
      faults: [],
      settings: {
        hotelSuppliers: [
          {
            name: 'duffel-stays',
            isSimulator: false,
            baseUrl: 'https://api.duffel.com',
            token: 'duffel_live_1',
            email: 'stays@example.ir',
          },
        ],
      },
    })
})

test('nobody is asked who is not named, and none can be asked for', () => {
  const nobody = { settings: { hotelSuppliers: [] }, faults: [] }
  assert.deepEqual(hotelSettingsIn({}, 'production'), nobody)
  assert.deepEqual(hotelSettingsIn({ HOTEL_SUPPLIERS: 'none' }, 'demo'), nobody)
})

test('every fault is named at once', () => {
  const given = { HOTEL_SUPPLIERS: 'duffel-stays,ratehawk', DUFFEL_STAYS_URL: 'http://x.ir' }
  assert.deepEqual(hotelSettingsIn(given, 'production').faults, [
    'HOTEL_SUPPLIERS: there is no supplier ratehawk; there are duffel-stays',
    'DUFFEL_STAYS_TOKEN: is needed by the supplier duffel-stays',
    'DUFFEL_STAYS_EMAIL: is needed by the supplier duffel-stays',
    'DUFFEL_STAYS_URL: must be an https address',
  ])
  assert.deepEqual(hotelSettingsIn({ ...real, DUFFEL_STAYS_EMAIL: 'nobody' }, 'demo').faults, [
    'DUFFEL_STAYS_EMAIL: must be an e-mail address',
  ])
})

test('the tiles of the map are a file that is looked at before anybody opens a map', () => {
  const { faults } = hotelSettingsIn(
    { HOTEL_SUPPLIERS: 'none', HOTEL_MAP_TILES: '/nowhere/city.pmtiles' },
    'demo',
  )
  assert.deepEqual(faults, ['HOTEL_MAP_TILES: there is no file /nowhere/city.pmtiles to read'])
})
