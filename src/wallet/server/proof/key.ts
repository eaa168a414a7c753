import { createPublicKey, sign } from 'node:crypto'
import { proofKeyOf } from '#server/proof-key.ts'

export interface ProofKey {
  sign(text: string): string
  readonly publicKey: string
}

export function proofKey(secret: string): ProofKey {
  const key = proofKeyOf(secret)
  const { x } = createPublicKey(key).export({ format: 'jwk' })
  if (x === undefined) throw new Error('the proof key is no Ed25519 key')
  return { sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'), publicKey: x }
}
