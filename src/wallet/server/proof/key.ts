import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface ProofKey {
  /** Ed25519 of a text, base64url */
  sign(text: string): string
  /** its 32 bytes, base64url */
  readonly publicKey: string
}

/** The key that signs proofs: made once and kept in the data folder, readable by its owner alone. */
export function proofKeyIn(dataDir: string): ProofKey {
  const key = kept(path.join(dataDir, 'proof-key.pem'))
  const { x } = createPublicKey(key).export({ format: 'jwk' })
  if (x === undefined) throw new Error('the proof key is no Ed25519 key')
  return { sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'), publicKey: x }
}

function kept(file: string): KeyObject {
  mkdirSync(path.dirname(file), { recursive: true })
  const fresh = generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' })
  try {
    writeFileSync(file, fresh, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    // made before, by this process or another
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return createPrivateKey(readFileSync(file))
}
