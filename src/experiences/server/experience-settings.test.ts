import assert from 'node:assert/strict'
import { test } from 'node:test'
import { experienceSettingsIn } from '#experiences/server/experience-settings.ts'

const real = { EXPERIENCE_SUPPLIERS: 'octo', OCTO_URL: 'https://octo.example/v1/', OCTO_TOKEN: 'secret' }

test('a demo sells from the house simulator, production from nobody until one is named', () => {
  const { settings, faults } = experienceSettingsIn({}, 'demo')
  assert.deepEqual(
    [faults, settings.experienceSuppliers.map(({ isSimulator, baseUrl }) => [isSimulator, baseUrl])],
    [[], [[true, 'http://localhost:3016']]],
  )
  assert.deepEqual(experienceSettingsIn({}, 'production').settings.experienceSuppliers, [])
})

test('settings alone put a real supplier in the simulator’s place', () => {
  for (const mode of ['demo', 'production'] as const) {
    const { settings, faults } = experienceSettingsIn(real, mode)
    assert.deepEqual(faults, [])
    assert.deepEqual(settings.experienceSuppliers, [
      {
        name: 'octo',
        title: 'اکتو',
        isSimulator: false,
        baseUrl: 'https://octo.example/v1',
        token: 'secret',
      },
    ])
  }
})

test('what is missing, in the clear or unknown is said', () => {
  const faults = (given: Record<string, string>) => experienceSettingsIn(given, 'production').faults
  assert.deepEqual(faults({ EXPERIENCE_SUPPLIERS: 'octo' }), [
    'OCTO_URL: is needed by the supplier octo',
    'OCTO_TOKEN: is needed by the supplier octo',
  ])
  assert.match(faults({ ...real, OCTO_URL: 'http://octo.example' })[0] ?? '', /^OCTO_URL: must be an https/)
  assert.match(faults({ EXPERIENCE_SUPPLIERS: 'bokun' })[0] ?? '', /there is no supplier bokun/)
  assert.deepEqual(
    experienceSettingsIn({ EXPERIENCE_SUPPLIERS: 'none' }, 'demo').settings.experienceSuppliers,
    [],
  )
})
