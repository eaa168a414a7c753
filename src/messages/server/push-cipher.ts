import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export interface PushKeys {
  /** P-256 point, 65 bytes */
  readonly p256dh: string
  readonly auth: string
}

interface Chance {
  readonly salt: Buffer
  /** P-256 key for this message only */
  readonly privateKey: Buffer | undefined
}

/** A single record: header, text, padding byte, tag (RFC 8291 §4). */
const recordSize = 4096

/** RFC 8291 with `aes128gcm` (RFC 8188). Throws on invalid keys. */
export function encrypted(
  text: Buffer,
  { p256dh, auth }: PushKeys,
  { salt, privateKey }: Chance = { salt: randomBytes(16), privateKey: undefined },
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url')
  const pair = createECDH('prime256v1')
  if (privateKey === undefined) pair.generateKeys()
  else pair.setPrivateKey(privateKey)
  const ours = pair.getPublicKey()
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derived(
    { secret: pair.computeSecret(theirs), salt: Buffer.from(auth, 'base64url') },
    keyInfo,
    32,
  )
  const key = derived({ secret, salt }, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived({ secret, salt }, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const record = [cipher.update(text), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([salt, size(recordSize), Buffer.of(ours.length), ours, ...record])
}

function derived(
  { secret, salt }: { readonly secret: Buffer; readonly salt: Buffer },
  info: Buffer,
  length: number,
): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

function size(bytes: number): Buffer {
  const written = Buffer.alloc(4)
  written.writeUInt32BE(bytes)
  return written
}
