import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser hands out to whoever may write to it (Push API), base64url. */
export interface PushKeys {
  /** its point on P-256, 65 bytes */
  readonly p256dh: string
  /** 16 bytes */
  readonly auth: string
}

interface Chance {
  readonly salt: Buffer
  /** a private key on P-256 for this message alone */
  readonly privateKey: Buffer | undefined
}

/** One record holds it all: the header, the text, one byte of padding and the tag (RFC 8291 §4). */
const recordSize = 4096

/** A message for one browser, which alone can read it: RFC 8291 over `aes128gcm` of RFC 8188. Throws on keys that are none. */
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
