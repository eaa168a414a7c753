import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export interface Sealer {
  seal(text: string, bound: string): Buffer
  /** Throws when tampered with, or bound to something else. */
  open(sealed: Buffer, bound: string): string
  sealBytes(bytes: Buffer, bound: string): Buffer
  openBytes(sealed: Buffer, bound: string): Buffer
}

const nonceBytes = 12
const tagBytes = 16

export function sealer(secret: string, purpose: string): Sealer {
  const key = keyFor(secret, purpose)
  const sealBytes = (bytes: Buffer, bound: string) => sealedUnder(key, bytes, bound)
  const openBytes = (sealed: Buffer, bound: string) => openedWith(key, sealed, bound)
  return {
    seal: (text, bound) => sealBytes(Buffer.from(text), bound),
    open: (sealed, bound) => openBytes(sealed, bound).toString('utf8'),
    sealBytes,
    openBytes,
  }
}

function sealedUnder(key: Buffer, bytes: Buffer, bound: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

function openedWith(key: Buffer, sealed: Buffer, bound: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(bound))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()])
}

export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'parastoo', purpose, 32))
}
