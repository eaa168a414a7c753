import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { proofKeyOf } from '#server/proof-key.ts'
import { secretsFrom } from '#server/secrets.ts'
import { StartupError } from '#server/startup-error.ts'
import { isVapidKey } from '#server/vapid-key.ts'
import { testFolder } from '#testing/server/folder.ts'

const none = { token: undefined, pepper: undefined, vault: undefined, proof: undefined, push: undefined }

test('secrets are made once, for their owner alone, and a given one is taken as it is', (t) => {
  const folder = testFolder('secrets')
  t.after(() => rmSync(folder, { recursive: true }))
  const made = secretsFrom(folder, none)
  assert.deepEqual(secretsFrom(folder, none), made)
  assert.equal(new Set(Object.values(made)).size, 5)
  assert.ok(isVapidKey(made.push))
  assert.equal(statSync(path.join(folder, 'secrets.json')).mode & 0o777, 0o600)
  assert.deepEqual(secretsFrom(folder, { ...none, token: 'given' }), { ...made, token: 'given' })
})

test('a key of proofs that lay in a file of its own goes on signing', (t) => {
  const folder = testFolder('secrets')
  t.after(() => rmSync(folder, { recursive: true }))
  const { privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(path.join(folder, 'proof-key.pem'), privateKey.export({ format: 'pem', type: 'pkcs8' }))
  const { proof } = secretsFrom(folder, none)
  assert.ok(proofKeyOf(proof).equals(privateKey))
  rmSync(path.join(folder, 'proof-key.pem'))
  assert.equal(secretsFrom(folder, none).proof, proof)
})

test('a damaged file of secrets keeps the house shut and is left as it is', (t) => {
  const folder = testFolder('secrets')
  t.after(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'secrets.json')
  writeFileSync(file, '{"token":')
  assert.throws(() => secretsFrom(folder, none), StartupError)
  assert.equal(readFileSync(file, 'utf8'), '{"token":')
})

test('a data folder that cannot be one is said in words', (t) => {
  const folder = testFolder('secrets')
  t.after(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'file'), '')
  assert.throws(() => secretsFrom(path.join(folder, 'file'), none), { message: /^DATA_DIR: .*EEXIST/ })
})
