import assert from 'node:assert/strict'
import { test } from 'node:test'
import { googleIn } from '#accounts/server/google-settings.ts'

test('a demo asks the house simulator, production nobody until a client id is given', () => {
  const demo = googleIn({ IDENTITY_TWIN_PORT: '4005' }, 'demo').google
  assert.deepEqual([demo?.isSimulator, demo?.keysUrl], [true, 'http://localhost:4005/oauth2/v3/certs'])
  assert.deepEqual(googleIn({}, 'production'), { google: undefined, faults: [] })
})

test('a client id alone puts Google in the place of the simulator', () => {
  for (const mode of ['demo', 'production'] as const)
    assert.deepEqual(googleIn({ GOOGLE_CLIENT_ID: 'ours.apps.googleusercontent.com' }, mode), {
      google: {
        clientId: 'ours.apps.googleusercontent.com',
        isSimulator: false,
        authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
        keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
      },
      faults: [],
    })
})

test('keys are not read from an address that anybody could stand in for', () => {
  const given = { GOOGLE_CLIENT_ID: 'ours', GOOGLE_KEYS_URL: 'http://keys.test', GOOGLE_AUTHORIZE_URL: 'x' }
  assert.deepEqual(googleIn(given, 'production').faults, [
    'GOOGLE_AUTHORIZE_URL: must be an https address',
    'GOOGLE_KEYS_URL: must be an https address',
  ])
  assert.equal(googleIn({ ...given, GOOGLE_AUTHORIZE_URL: 'http://localhost:1/a' }, 'demo').faults.length, 0)
})
