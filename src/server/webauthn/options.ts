import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import type { Settings } from '#server/settings.ts'

export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/** Input of the browser's `parse…OptionsFromJSON`. */
export type PasskeyOptions = Record<string, unknown>

export const algorithms = [-8, -7, -257]

/** A passkey belongs to the host it was made at. */
export function relyingParty({ sites }: Pick<Settings, 'sites'>): RelyingParty {
  const { hostname, origin } = new URL(sites.here().publicUrl)
  return { id: hostname, origin }
}

interface Making {
  /** base64url */
  readonly challenge: string
  readonly ownerId: string
  /** how a device lists the key */
  readonly name: string
  readonly houseName: string
  readonly known: readonly { readonly id: string; readonly transports: string[] }[]
  readonly seconds: number
}

export async function makingOptions(party: RelyingParty, making: Making): Promise<PasskeyOptions> {
  const options = await generateRegistrationOptions({
    rpName: making.houseName,
    rpID: party.id,
    challenge: Buffer.from(making.challenge, 'base64url'),
    userID: handleOf(making.ownerId),
    userName: making.name,
    userDisplayName: making.name,
    excludeCredentials: [...making.known],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
    timeout: making.seconds * 1000,
  })
  return { ...options }
}

export async function usingOptions(
  party: RelyingParty,
  { challenge, seconds }: { readonly challenge: string; readonly seconds: number },
): Promise<PasskeyOptions> {
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
    timeout: seconds * 1000,
  })
  return { ...options }
}

/** The user handle of a uuid. */
export function handleOf(ownerId: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(ownerId.replaceAll('-', ''), 'hex'))
}
