import assert from 'node:assert/strict'
import { test } from 'node:test'
import { insurerSettingsIn } from '#insurance/server/insurer-settings.ts'

const real = {
  INSURERS: 'xcover',
  XCOVER_URL: 'https://api.xcover.com/x/',
  XCOVER_PARTNER: 'LLODT',
  XCOVER_API_KEY: 'key',
  XCOVER_SECRET: 'secret',
  XCOVER_PLANS: 'companion=travel_medical:3, full=travel_comprehensive:1',
  XCOVER_ASSISTANCE: 'Assistance Abroad',
  XCOVER_ASSISTANCE_PHONE: '+441234567890',
  XCOVER_EMAIL: 'policies@example.ir',
}

test('a demo asks the house simulator', () => {
  const { settings, faults } = insurerSettingsIn({}, 'demo')
  assert.deepEqual(faults, [])
  assert.deepEqual(
    settings.insurers.map(({ isSimulator, baseUrl, plans }) => [isSimulator, baseUrl, plans.length]),
    [[true, 'http://localhost:3011/x', 3]],
  )
})

test('settings alone put the real one in the simulator’s place, and say what is sold as which plan', () => {
  for (const mode of ['demo', 'production'] as const) {
    const { settings, faults } = insurerSettingsIn(real, mode)
    assert.deepEqual(faults, [])
    assert.deepEqual(
      settings.insurers.map(({ isSimulator, baseUrl, plans }) => [isSimulator, baseUrl, plans]),
      [
        [
          false,
          'https://api.xcover.com/x',
          [
            { plan: 'companion', type: 'travel_medical', version: '3' },
            { plan: 'full', type: 'travel_comprehensive', version: '1' },
          ],
        ],
      ],
    )
  }
})

test('in production nobody insures who is not named, and none can be asked for', () => {
  const nobody = { settings: { insurers: [] }, faults: [] }
  assert.deepEqual(insurerSettingsIn({}, 'production'), nobody)
  assert.deepEqual(insurerSettingsIn({ INSURERS: 'none' }, 'demo'), nobody)
})

test('every fault is named at once', () => {
  const wrong = { ...real, INSURERS: 'xcover,other', XCOVER_URL: 'http://x.ir', XCOVER_SECRET: undefined }
  assert.deepEqual(insurerSettingsIn(wrong, 'production').faults, [
    'INSURERS: there is no insurer other; there are xcover',
    'XCOVER_SECRET: is needed by the insurer xcover',
    'XCOVER_URL: must be an https address',
  ])
  const plans = {
    ...real,
    XCOVER_PLANS: 'gold=travel:1',
    XCOVER_ASSISTANCE_PHONE: '021',
    XCOVER_EMAIL: 'nobody',
  }
  assert.deepEqual(
    insurerSettingsIn(plans, 'demo').faults.map((fault) => fault.split(':')[0]),
    ['XCOVER_ASSISTANCE_PHONE', 'XCOVER_EMAIL', 'XCOVER_PLANS'],
  )
})
