import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Passkey } from '#accounts/passkey-calls.ts'
import { challenge, challengeGuest, spendChallenge } from '#accounts/server/challenges.ts'
import type { TellOfKeys } from '#accounts/server/credential-notices.ts'
import type { Browser } from '#accounts/server/devices.ts'
import { algorithms, checkedMaking, checkedUse, type RelyingParty } from '#accounts/server/passkey-checks.ts'
import { refuse } from '#accounts/server/refusals.ts'
import {
  credentialsOf,
  keepPasskey,
  listPasskeys,
  namePasskey,
  passkeyWith,
  removePasskey,
  wasUsed,
} from '#accounts/server/stored-passkeys.ts'
import { clocks } from '#calendar/clocks.ts'
import type { House } from '#server/house.ts'

const MOST_OF_ONE = 10

/** Input of the browser's `parse…OptionsFromJSON`. */
export interface Offer {
  readonly challengeId: string
  readonly options: Record<string, unknown>
}

/** `response` is unchecked. */
export interface Proof {
  readonly challengeId: string
  readonly response: object
  readonly device: string
}

export interface Passkeys {
  /** Throws TOO_MANY_PASSKEYS. */
  offer(owner: { userId: string; phone: string }, device: string): Promise<Offer>
  /** Throws PASSKEY_NOT_MADE, PASSKEY_KNOWN, TOO_MANY_PASSKEYS. */
  add(owner: { userId: string; phone: string }, proof: Proof & { name: string }): Promise<Passkey>
  ask(from: Browser): Promise<Offer>
  /** Throws PASSKEY_REFUSED for every fault. */
  prove(proof: Proof): Promise<{ userId: string }>
  list(userId: string): Promise<readonly Passkey[]>
  /** Throws PASSKEY_UNKNOWN. */
  rename(userId: string, id: string, name: string): Promise<Passkey>
  remove(userId: string, id: string): Promise<void>
}

export function openPasskeys(house: House, tell: TellOfKeys): Passkeys {
  return {
    offer: (owner, device) => offer(house, { ...owner, device }),
    async add({ userId, phone }, { challengeId, response, device, name }) {
      const expected = await spendChallenge(
        house,
        { id: challengeId },
        { purpose: 'passkey-made', userId, device },
      )
      if (expected === undefined) throw refuse('PASSKEY_NOT_MADE')
      const made = await checkedMaking(house, relyingParty(house), {
        response: response as RegistrationResponseJSON,
        expected,
      })
      return house.database.transaction().execute(async (trx) => {
        const passkey = await keepPasskey(house, trx, { ...made, userId, name, most: MOST_OF_ONE })
        await tell(trx, { userId, phone, happened: 'new-key', keyId: passkey.id, named: 'کلید عبور' })
        return passkey
      })
    },
    async ask(from) {
      const kept = await challengeGuest(house, 'passkey-used', { ...from, seconds: clocks.challenge })
      const options = await generateAuthenticationOptions({
        rpID: relyingParty(house).id,
        challenge: Buffer.from(kept.challenge, 'base64url'),
        userVerification: 'required',
        timeout: clocks.challenge * 1000,
      })
      return { challengeId: kept.id, options: { ...options } }
    },
    prove: (proof) => prove(house, proof),
    list: (userId) => listPasskeys(house.database, userId),
    rename: (userId, id, name) => namePasskey(house.database, { userId, id, name }),
    remove: (userId, id) => removePasskey(house.database, { userId, id }),
  }
}

/** A passkey belongs to the host it was made at. */
function relyingParty({ settings }: House): RelyingParty {
  const { hostname, origin } = new URL(settings.sites.here().publicUrl)
  return { id: hostname, origin }
}

async function offer(
  house: House,
  { userId, phone, device }: { userId: string; phone: string; device: string },
): Promise<Offer> {
  const known = await credentialsOf(house.database, userId)
  if (known.length >= MOST_OF_ONE) throw refuse('TOO_MANY_PASSKEYS')
  const kept = await challenge(
    house,
    { purpose: 'passkey-made', userId },
    { device, seconds: clocks.challenge },
  )
  const options = await generateRegistrationOptions({
    rpName: house.settings.sites.here().brand.name,
    rpID: relyingParty(house).id,
    challenge: Buffer.from(kept.challenge, 'base64url'),
    userID: Buffer.from(userId.replaceAll('-', ''), 'hex'),
    userName: phone,
    userDisplayName: phone,
    excludeCredentials: [...known],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
    timeout: clocks.challenge * 1000,
  })
  return { challengeId: kept.id, options: { ...options } }
}

async function prove(house: House, { challengeId, response, device }: Proof): Promise<{ userId: string }> {
  const expected = await spendChallenge(house, { id: challengeId }, { purpose: 'passkey-used', device })
  const answer = response as AuthenticationResponseJSON
  const passkey = typeof answer.id === 'string' ? await passkeyWith(house.database, answer.id) : undefined
  if (expected === undefined || passkey === undefined) throw refuse('PASSKEY_REFUSED')
  const { counter, isSynced } = await checkedUse(house, relyingParty(house), {
    response: answer,
    expected,
    passkey,
  })
  const isKept = await wasUsed(house, { passkey, counter, isSynced })
  if (!isKept) throw refuse('PASSKEY_REFUSED')
  return { userId: passkey.userId }
}
