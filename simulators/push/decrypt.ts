import type { Subscription } from './subscriptions.ts'

const text = new TextEncoder()

/** Decrypts like a browser: RFC 8291 over RFC 8188. Throws on malformed input and on several records, which push forbids. */
export async function decrypted(body: Uint8Array, { pair, auth }: Subscription): Promise<string> {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength)
  const salt = body.slice(0, 16)
  const recordSize = view.getUint32(16)
  const keyLength = view.getUint8(20)
  const theirs = body.slice(21, 21 + keyLength)
  const record = body.slice(21 + keyLength)
  if (keyLength !== 65 || record.length > recordSize) throw new Error('not one record for one browser')
  const shared = new Uint8Array(pair.computeSecret(theirs))
  const ours = new Uint8Array(pair.getPublicKey())
  const info = new Uint8Array([...text.encode('WebPush: info\0'), ...ours, ...theirs])
  const secret = await derived(shared, { salt: new Uint8Array(auth), info, bytes: 32 })
  const keyBytes = await derived(secret, {
    salt,
    info: text.encode('Content-Encoding: aes128gcm\0'),
    bytes: 16,
  })
  const iv = await derived(secret, { salt, info: text.encode('Content-Encoding: nonce\0'), bytes: 12 })
  const key = await crypto.subtle.importKey('raw', keyBytes, 'AES-GCM', false, ['decrypt'])
  const padded = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, record))
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.slice(end + 1).some((byte) => byte !== 0))
    throw new Error('no end of the last record')
  return new TextDecoder('utf-8', { fatal: true }).decode(padded.slice(0, end))
}

interface Deriving {
  readonly salt: Uint8Array<ArrayBuffer>
  readonly info: Uint8Array<ArrayBuffer>
  readonly bytes: number
}

async function derived(
  from: Uint8Array<ArrayBuffer>,
  { salt, info, bytes }: Deriving,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', from, 'HKDF', false, ['deriveBits'])
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8),
  )
}
