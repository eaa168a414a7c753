import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { keyFor } from '#server/encrypted.ts'

/** Signed facts: base64url JSON, a dot, Ed25519 signature. */
export interface Receipts {
  readonly publicKey: string
  signed(facts: object): string
}

/** PKCS 8 prefix of an Ed25519 seed */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

export function openReceipts(secret: string): Receipts {
  const seed = keyFor(secret, 'refund receipts')
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' })
  const { x: publicKey = '' } = createPublicKey(key).export({ format: 'jwk' })
  return {
    publicKey,
    signed(facts) {
      const text = Buffer.from(JSON.stringify(facts)).toString('base64url')
      return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`
    },
  }
}
