import { createECDH, type ECDH, randomBytes } from 'node:crypto'

export interface Subscription {
  readonly id: string
  readonly pair: ECDH
  readonly auth: Buffer
  /** the only sender allowed; undefined allows all */
  readonly applicationServerKey: string | undefined
}

export interface Subscriptions {
  open(applicationServerKey: string | undefined): Subscription
  find(id: string): Subscription | undefined
  close(id: string): void
}

export function openSubscriptions(): Subscriptions {
  const kept = new Map<string, Subscription>()
  return {
    open(applicationServerKey) {
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const opened = {
        id: randomBytes(18).toString('base64url'),
        pair,
        auth: randomBytes(16),
        applicationServerKey,
      }
      kept.set(opened.id, opened)
      return opened
    },
    find: (id) => kept.get(id),
    close: (id) => void kept.delete(id),
  }
}

export function serialized({ id, pair, auth }: Subscription, origin: string) {
  return {
    endpoint: `${origin}/push/${id}`,
    expirationTime: null,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
  }
}
