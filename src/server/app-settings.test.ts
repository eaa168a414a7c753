import assert from 'node:assert/strict'
import { test } from 'node:test'
import { appsIn } from '#server/app-settings.ts'

const certificate = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join(':')

test('without a word of them there are no apps', () => {
  assert.deepEqual(appsIn({}), {
    apps: { androidCertificates: [], appleTeam: undefined, android: undefined, ios: undefined },
    faults: [],
  })
})

test('an app may be signed by the shop and by ourselves', () => {
  const { apps, faults } = appsIn({
    ANDROID_CERTIFICATES: `${certificate}, ${certificate.toUpperCase()}`,
    APPLE_TEAM_ID: 'A1B2C3D4E5',
  })
  assert.deepEqual(faults, [])
  assert.deepEqual(apps.androidCertificates, [certificate.toUpperCase(), certificate.toUpperCase()])
  assert.equal(apps.appleTeam, 'A1B2C3D4E5')
})

test('what no system would read is said at the start', () => {
  for (const wrong of ['AA:BB', certificate.replaceAll(':', ''), `${certificate}:00`, `${certificate} x`])
    assert.deepEqual(appsIn({ ANDROID_CERTIFICATES: wrong }).faults, [
      'ANDROID_CERTIFICATES: must be SHA-256 fingerprints (AA:BB:…), with commas between',
    ])
  assert.deepEqual(appsIn({ APPLE_TEAM_ID: 'a1b2c3d4e5' }).faults, [
    'APPLE_TEAM_ID: must be ten capital letters and digits',
  ])
})
