import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { House } from '#server/house.ts'
import { algorithms, handleOf, type RelyingParty } from '#server/webauthn/options.ts'

export interface MadePasskey {
  readonly credential: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
  readonly isSynced: boolean
}

export interface KnownPasskey {
  /** a uuid */
  readonly ownerId: string
  readonly credential: string
  readonly publicKey: Buffer
  readonly counter: number
}

/** A new passkey: our host, user verified. Undefined when it is not; `response` is unchecked. */
export async function checkedMaking(
  house: Pick<House, 'log'>,
  party: RelyingParty,
  { response, expected }: { response: object; expected: string },
): Promise<MadePasskey | undefined> {
  const checked = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: expected,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => declined(house, error))
  if (checked?.verified !== true) return undefined
  const { credential, credentialBackedUp } = checked.registrationInfo
  return {
    credential: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: (credential.transports ?? []).filter((one) => /^[a-z-]{1,20}$/.test(one)),
    isSynced: credentialBackedUp,
  }
}

/** Undefined when it is not proven. A counter that does not grow means a copied key. */
export async function checkedUse(
  house: Pick<House, 'log'>,
  party: RelyingParty,
  { response, expected, passkey }: { response: object; expected: string; passkey: KnownPasskey },
): Promise<{ readonly counter: number; readonly isSynced: boolean } | undefined> {
  const answer = response as AuthenticationResponseJSON
  const checked = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: expected,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credential,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch((error: unknown) => declined(house, error))
  if (checked?.verified !== true || !isOf(passkey, answer)) return undefined
  const { newCounter, credentialBackedUp } = checked.authenticationInfo
  return { counter: newCounter, isSynced: credentialBackedUp }
}

/** WebAuthn §7.2, step 6: the user handle must be the stored owner's. */
function isOf({ ownerId }: KnownPasskey, { response }: AuthenticationResponseJSON): boolean {
  return response.userHandle === Buffer.from(handleOf(ownerId)).toString('base64url')
}

function declined({ log }: Pick<House, 'log'>, error: unknown): undefined {
  log.warn({ why: error instanceof Error ? error.message.slice(0, 200) : 'unreadable' }, 'passkey.refused')
  return undefined
}
