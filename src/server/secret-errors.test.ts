import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { secretFaults } from '#server/secret-errors.ts'

test('random secrets are right, in any writing', () => {
  for (let turn = 0; turn < 500; turn++)
    assert.deepEqual(
      secretFaults({
        TOKEN_SECRET: randomBytes(16).toString('hex'),
        CODE_PEPPER: randomBytes(32).toString('base64url'),
        VAULT_SECRET: randomBytes(24).toString('base64'),
      }),
      [],
    )
})

for (const secret of [
  'a'.repeat(40),
  'ab'.repeat(20),
  '12345678'.repeat(5),
  'password-1'.repeat(4),
  '0a1'.repeat(20),
])
  test(`${secret.slice(0, 12)}… repeats itself and is no secret`, () => {
    assert.deepEqual(secretFaults({ CODE_PEPPER: secret }), [
      'CODE_PEPPER: must be a random secret; this one repeats itself',
    ])
  })

test('no two are alike, whatever they are for', () => {
  const secret = randomBytes(32).toString('base64url')
  assert.deepEqual(
    secretFaults({ TOKEN_SECRET: secret, VAULT_SECRET: secret, PROOF_KEY: secret.toUpperCase() }),
    [
      'VAULT_SECRET: must be another secret than TOKEN_SECRET',
      'PROOF_KEY: must be another secret than TOKEN_SECRET',
    ],
  )
})
