import assert from 'node:assert/strict'
import { test } from 'node:test'
import { suppliersIn } from '#flights/supplier/server/supplier-settings.ts'

const real = {
  SUPPLIERS: 'nira',
  NIRA_URL: 'https://api.example.ir/',
  NIRA_OFFICE_USER: 'THR1.WS',
  NIRA_OFFICE_PASS: 'secret',
  NIRA_AIRLINES: 'IV, ZV',
}

test('a demo asks the house simulator', () => {
  const { suppliers, faults } = suppliersIn({}, 'demo')
  assert.deepEqual(faults, [])
  assert.deepEqual(
    suppliers.map(({ name, isSimulator, baseUrl }) => [name, isSimulator, baseUrl]),
    [
      ['nira', true, 'http://localhost:3003'],
      ['duffel', true, 'http://localhost:3004'],
    ],
  )
})

test('settings alone put the real host in the simulator’s place, in a demo and in production', () => {
  for (const mode of ['demo', 'production'] as const)
    assert.deepEqual(suppliersIn(real, mode), {
      faults: [],
      suppliers: [
        {
          name: 'nira',
          isSimulator: false,
          baseUrl: 'https://api.example.ir',
          officeUser: 'THR1.WS',
          officePass: 'secret',
          airlines: ['IV', 'ZV'],
        },
      ],
    })
})

test('nobody is asked who is not named, and none can be asked for', () => {
  assert.deepEqual(suppliersIn({}, 'production'), { suppliers: [], faults: [] })
  assert.deepEqual(suppliersIn({ SUPPLIERS: 'none' }, 'demo'), { suppliers: [], faults: [] })
})

test('every fault is named at once', () => {
  assert.deepEqual(suppliersIn({ SUPPLIERS: 'nira,sepehr', NIRA_URL: 'http://x.ir' }, 'production').faults, [
    'SUPPLIERS: there is no supplier sepehr; there are nira, duffel',
    'NIRA_OFFICE_USER: is needed by the supplier nira',
    'NIRA_OFFICE_PASS: is needed by the supplier nira',
    'NIRA_AIRLINES: is needed by the supplier nira',
    'NIRA_URL: must be an https address',
  ])
  assert.deepEqual(suppliersIn({ ...real, NIRA_AIRLINES: 'Caspian' }, 'demo').faults, [
    'NIRA_AIRLINES: must be codes of two letters, with commas between',
  ])
})

const duffel = { SUPPLIERS: 'duffel', DUFFEL_URL: 'https://api.duffel.com/', DUFFEL_TOKEN: 'duffel_live_1' }

test('Duffel itself needs an address, a token and an e-mail address, and may do without events', () => {
  const email = 'tickets@parastoo.example'
  for (const secret of [undefined, 'whsec_1'])
    assert.deepEqual(
      suppliersIn({ ...duffel, DUFFEL_EMAIL: email, DUFFEL_WEBHOOK_SECRET: secret }, 'production'),
      {
        faults: [],
        suppliers: [
          {
            name: 'duffel',
            isSimulator: false,
            baseUrl: 'https://api.duffel.com',
            token: 'duffel_live_1',
            webhookSecret: secret,
            email,
          },
        ],
      },
    )
  assert.deepEqual(suppliersIn({ SUPPLIERS: 'duffel' }, 'production').faults, [
    'DUFFEL_URL: is needed by the supplier duffel',
    'DUFFEL_TOKEN: is needed by the supplier duffel',
    'DUFFEL_EMAIL: is needed by the supplier duffel',
  ])
  const odd = { ...duffel, DUFFEL_URL: 'http://api.duffel.com', DUFFEL_EMAIL: 'nobody' }
  assert.deepEqual(suppliersIn(odd, 'production').faults, [
    'DUFFEL_URL: must be an https address',
    'DUFFEL_EMAIL: must be an e-mail address',
  ])
})
