import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'

/** RFC 8410: PKCS #8 prefix of an Ed25519 key. */
const before = Buffer.from('302e020100300506032b657004220420', 'hex')

/** A private key to sign the wallet's proofs with: 32 bytes of Ed25519, base64url. */
export function newProofKey(): string {
  return proofKeyText(generateKeyPairSync('ed25519').privateKey)
}

export function isProofKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.length === 32 && bytes.toString('base64url') === text
}

export function proofKeyOf(text: string): KeyObject {
  const key = Buffer.concat([before, Buffer.from(text, 'base64url')])
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
}

export function proofKeyText(key: KeyObject): string {
  return key.export({ format: 'der', type: 'pkcs8' }).subarray(before.length).toString('base64url')
}
