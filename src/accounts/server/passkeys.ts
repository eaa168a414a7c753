import type { Passkey } from '#accounts/passkey-calls.ts'
import { challenge, challengeGuest, spendChallenge } from '#accounts/server/challenges.ts'
import type { TellOfKeys } from '#accounts/server/credential-notices.ts'
import type { Browser } from '#accounts/server/devices.ts'
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
import { checkedMaking, checkedUse } from '#server/webauthn/checks.ts'
import { makingOptions, type PasskeyOptions, relyingParty, usingOptions } from '#server/webauthn/options.ts'

const MOST_OF_ONE = 10

export interface Offer {
  readonly challengeId: string
  readonly options: PasskeyOptions
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
      const made = await checkedMaking(house, relyingParty(house.settings), { response, expected })
      if (made === undefined) throw refuse('PASSKEY_NOT_MADE')
      return house.database.transaction().execute(async (trx) => {
        const passkey = await keepPasskey(house, trx, { ...made, userId, name, most: MOST_OF_ONE })
        await tell(trx, { userId, phone, happened: 'new-key', keyId: passkey.id, named: 'کلید عبور' })
        return passkey
      })
    },
    async ask(from) {
      const kept = await challengeGuest(house, 'passkey-used', { ...from, seconds: clocks.challenge })
      const { challenge } = kept
      const options = await usingOptions(relyingParty(house.settings), {
        challenge,
        seconds: clocks.challenge,
      })
      return { challengeId: kept.id, options }
    },
    prove: (proof) => prove(house, proof),
    list: (userId) => listPasskeys(house.database, userId),
    rename: (userId, id, name) => namePasskey(house.database, { userId, id, name }),
    remove: (userId, id) => removePasskey(house.database, { userId, id }),
  }
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
  const options = await makingOptions(relyingParty(house.settings), {
    challenge: kept.challenge,
    ownerId: userId,
    name: phone,
    houseName: house.settings.sites.here().brand.name,
    known,
    seconds: clocks.challenge,
  })
  return { challengeId: kept.id, options }
}

async function prove(house: House, { challengeId, response, device }: Proof): Promise<{ userId: string }> {
  const expected = await spendChallenge(house, { id: challengeId }, { purpose: 'passkey-used', device })
  const { id } = response as { readonly id?: unknown }
  const passkey = typeof id === 'string' ? await passkeyWith(house.database, id) : undefined
  if (expected === undefined || passkey === undefined) throw refuse('PASSKEY_REFUSED')
  const { userId } = passkey
  const used = await checkedUse(house, relyingParty(house.settings), {
    response,
    expected,
    passkey: { ...passkey, ownerId: userId },
  })
  const isStored = used !== undefined && (await wasUsed(house, { passkey, ...used }))
  if (!isStored) throw refuse('PASSKEY_REFUSED')
  return { userId }
}
