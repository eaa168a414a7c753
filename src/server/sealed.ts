import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Locks a text for the database: AES-256-GCM under a key of its own for each purpose; `bound` is what it belongs to. */
export interface Sealer {
  seal(text: string, bound: string): Buffer
  /** Throws when it was changed, or belongs to something else. */
  open(sealed: Buffer, bound: string): string
}

const nonceBytes = 12
const tagBytes = 16

export function sealer(secret: string, purpose: string): Sealer {
  const key = keyFor(secret, purpose)
  return {
    seal(text, bound) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open(sealed, bound) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes))
        .setAAD(Buffer.from(bound))
        .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
      return (
        decipher.update(sealed.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      )
    },
  }
}

/** 32 bytes for one purpose, made of a secret: what is known of one key tells nothing of another. */
export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'parastoo', purpose, 32))
}
