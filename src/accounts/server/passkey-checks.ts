import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { refuse } from '#accounts/server/refusals.ts'
import type { MadePasskey, StoredPasskey } from '#accounts/server/stored-passkeys.ts'
import type { House } from '#server/house.ts'

export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

export const algorithms = [-8, -7, -257]

/** Checks a new passkey: our host, user verified. Throws PASSKEY_NOT_MADE. */
export async function checkedMaking(
  house: House,
  party: RelyingParty,
  { response, expected }: { response: RegistrationResponseJSON; expected: string },
): Promise<MadePasskey> {
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: expected,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => declined(house, error))
  if (checked?.verified !== true) throw refuse('PASSKEY_NOT_MADE')
  const { credential, credentialBackedUp } = checked.registrationInfo
  return {
    credential: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: (credential.transports ?? []).filter((one) => /^[a-z-]{1,20}$/.test(one)),
    isSynced: credentialBackedUp,
  }
}

/** A counter that does not grow means a copied key. Throws PASSKEY_REFUSED. */
export async function checkedUse(
  house: House,
  party: RelyingParty,
  {
    response,
    expected,
    passkey,
  }: { response: AuthenticationResponseJSON; expected: string; passkey: StoredPasskey },
): Promise<{ counter: number; isSynced: boolean }> {
  const checked = await verifyAuthenticationResponse({
    response,
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
  if (checked?.verified !== true || !isOf(passkey, response)) throw refuse('PASSKEY_REFUSED')
  const { newCounter, credentialBackedUp } = checked.authenticationInfo
  return { counter: newCounter, isSynced: credentialBackedUp }
}

/** WebAuthn §7.2, step 6: the user handle must be the stored owner's. */
function isOf(passkey: StoredPasskey, { response }: AuthenticationResponseJSON): boolean {
  const { userHandle } = response
  return userHandle === Buffer.from(passkey.userId.replaceAll('-', ''), 'hex').toString('base64url')
}

function declined(house: House, error: unknown): undefined {
  house.log.warn(
    { why: error instanceof Error ? error.message.slice(0, 200) : 'unreadable' },
    'passkey.refused',
  )
  return undefined
}
