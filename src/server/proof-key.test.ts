import assert from 'node:assert/strict'
import { createPublicKey, sign, verify } from 'node:crypto'
import { test } from 'node:test'
import { isProofKey, newProofKey, proofKeyOf, proofKeyText } from '#server/proof-key.ts'

test('a key of proofs is 32 bytes that sign, and reads back as it was written', () => {
  const text = newProofKey()
  assert.ok(isProofKey(text))
  const key = proofKeyOf(text)
  assert.equal(proofKeyText(key), text)
  assert.ok(verify(null, Buffer.from('a'), createPublicKey(key), sign(null, Buffer.from('a'), key)))
})

test('anything else is none', () => {
  for (const text of ['', 'a', `${newProofKey()}a`, '='.repeat(43), newProofKey().slice(1)])
    assert.equal(isProofKey(text), false)
})
