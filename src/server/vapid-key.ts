import { createECDH } from 'node:crypto'

/** A private key to sign pushes with (RFC 8292): 32 bytes on P-256, base64url. */
export function newVapidKey(): string {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const bytes = pair.getPrivateKey()
  // zeros at its beginning are left out by who made it
  return Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]).toString('base64url')
}

export function isVapidKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== 32 || bytes.toString('base64url') !== text) return false
  try {
    createECDH('prime256v1').setPrivateKey(bytes)
    return true
  } catch {
    return false // zero, or beyond the curve's order
  }
}

/** 65 bytes, uncompressed. */
export function vapidPublicKey(privateKey: string): Buffer {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return pair.getPublicKey()
}
