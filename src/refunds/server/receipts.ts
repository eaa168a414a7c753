import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { keyFor } from '#server/encrypted.ts'

/** Signs facts so that whoever holds the receipt can prove them: base64url of the JSON, a dot, the Ed25519 signature. */
export interface Receipts {
  readonly publicKey: string
  signed(facts: object): string
}

/** an Ed25519 seed as PKCS 8 wants it */
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
