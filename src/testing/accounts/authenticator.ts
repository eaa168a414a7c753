import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

export interface Lies {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  /** user verification is missing */
  readonly isUnlocked?: boolean
  readonly counter?: number
  /** another device's signature */
  readonly signedBy?: KeyObject
  readonly userHandle?: string
}

interface Making {
  readonly challenge: string
  readonly user: { readonly id: string }
}

/** A virtual device with one ES256 passkey, written from WebAuthn level 3 (§6.1, §6.5.4), independent of our code. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url')
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private readonly at: { readonly origin: string; readonly rpId: string }
  private userHandle = ''
  private counter = 0

  constructor(origin: string) {
    this.at = { origin, rpId: new URL(origin).hostname }
  }

  /** `navigator.credentials.create`, as JSON. */
  make(options: Making, lies: Lies = {}) {
    this.userHandle = options.user.id
    const authData = Buffer.concat([
      this.head(lies, 0x40),
      Buffer.alloc(16),
      Buffer.from([0, 16]),
      Buffer.from(this.id, 'base64url'),
      this.publicKey(),
    ])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return {
      ...this.envelope(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', options.challenge, lies).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** `navigator.credentials.get`, as JSON. */
  use(options: { readonly challenge: string }, lies: Lies = {}) {
    this.counter += 1
    const authData = this.head(lies, 0)
    const clientData = this.clientData('webauthn.get', options.challenge, lies)
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()])
    return {
      ...this.envelope(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, lies.signedBy ?? this.keys.privateKey).toString('base64url'),
        userHandle: lies.userHandle ?? this.userHandle,
      },
    }
  }

  private envelope() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {} }
  }

  private clientData(type: string, challenge: string, lies: Lies): Buffer {
    const said = { type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? this.at.origin }
    return Buffer.from(JSON.stringify({ ...said, crossOrigin: false }))
  }

  /** rpIdHash, flags (present, verified, synced …), counter */
  private head(lies: Lies, flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(lies.counter ?? this.counter)
    const isUnlocked = lies.isUnlocked ?? true
    const rpIdHash = createHash('sha256')
      .update(lies.rpId ?? this.at.rpId)
      .digest()
    return Buffer.concat([rpIdHash, Buffer.from([flags | 0x01 | (isUnlocked ? 0x04 : 0)]), count])
  }

  /** COSE: kty EC2, alg ES256, crv P-256, x, y */
  private publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    return Buffer.from(isoCBOR.encode(key as never))
  }
}
