import { createHash, randomUUID } from 'node:crypto'
import type { Keys } from './keys.ts'
import type { Person } from './people.ts'

export interface Wanted {
  readonly clientId: string
  readonly nonce: string
  readonly now: Temporal.Instant
}

const HOUR = 3600

const misSigned = ['unknown-key', 'swapped-key', 'symmetric', 'unsigned'] as const

/** ID token (OpenID Connect Core §2), with the person's fault. */
export function idTokenOf(keys: Keys, person: Person, wanted: Wanted): string {
  const claims = claimsOf(person, wanted)
  const how = misSigned.find((one) => one === person.fate)
  return how === undefined ? keys.signed(claims) : keys.signedBy(how, claims)
}

function subjectOf({ name }: Person): string {
  const digits = BigInt(`0x${createHash('sha256').update(name).digest('hex')}`).toString()
  return `1${digits.slice(0, 20)}`
}

function claimsOf(person: Person, { clientId, nonce, now }: Wanted): object {
  const { fate } = person
  const issued = Math.floor(now.epochMilliseconds / 1000) - (fate === 'expired' ? 2 * HOUR : 0)
  const audience = fate === 'wrong-audience' ? 'another.apps.house-simulator' : clientId
  return {
    iss: issuerFor(person),
    azp: audience,
    aud: audience,
    sub: subjectOf(person),
    email: person.email,
    email_verified: fate !== 'unverified',
    // the organisation whose mail Google hosts
    ...(person.isMailedElsewhere ? {} : { hd: person.email.replace(/^.*@/, '') }),
    nonce: fate === 'wrong-nonce' ? randomUUID() : nonce,
    iat: issued,
    exp: issued + HOUR,
    jti: randomUUID(),
  }
}

function issuerFor({ fate }: Person): string {
  if (fate === 'wrong-issuer') return 'https://accounts.google.example'
  return fate === 'short-issuer' ? 'accounts.google.com' : 'https://accounts.google.com'
}
