import { createHmac, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'

interface Key {
  readonly kid: string
  readonly publicKey: KeyObject
  readonly privateKey: KeyObject
}

export interface Keys {
  readonly kid: string
  /** a JSON Web Key Set (RFC 7517) */
  published(): { readonly keys: readonly object[] }
  signed(claims: object): string
  signedBy(how: 'unknown-key' | 'swapped-key' | 'symmetric' | 'unsigned', claims: object): string
  rotate(): void
}

export function openKeys(): Keys {
  // made when they are first needed: one takes a fifth of a second, and most houses never ask
  let made: readonly [Key, ...Key[]] | undefined
  let unknown: Key | undefined
  const keys = () => (made ??= [newKey()])
  const stranger = () => (unknown ??= newKey())
  const rs256 = (claims: object, kid: string, key: KeyObject) =>
    jwt({ alg: 'RS256', kid, typ: 'JWT' }, claims, (text) => sign('sha256', Buffer.from(text), key))
  return {
    get kid() {
      return keys()[0].kid
    },
    published: () => ({
      keys: keys().map(({ kid, publicKey }) => ({
        ...publicKey.export({ format: 'jwk' }),
        kid,
        alg: 'RS256',
        use: 'sig',
      })),
    }),
    signed: (claims) => rs256(claims, keys()[0].kid, keys()[0].privateKey),
    signedBy(how, claims) {
      const { kid, publicKey } = keys()[0]
      if (how === 'unknown-key') return rs256(claims, stranger().kid, stranger().privateKey)
      if (how === 'swapped-key') return rs256(claims, kid, stranger().privateKey)
      if (how === 'unsigned') return jwt({ alg: 'none', typ: 'JWT' }, claims, () => Buffer.alloc(0))
      const pem = publicKey.export({ format: 'pem', type: 'spki' })
      return jwt({ alg: 'HS256', kid, typ: 'JWT' }, claims, (text) =>
        createHmac('sha256', pem).update(text).digest(),
      )
    },
    rotate() {
      made = [newKey(), keys()[0]]
    },
  }
}

function newKey(): Key {
  return { kid: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) }
}

function jwt(header: object, claims: object, signature: (text: string) => Buffer): string {
  const text = `${encoded(header)}.${encoded(claims)}`
  return `${text}.${signature(text).toString('base64url')}`
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
