import { clocks } from '#calendar/clocks.ts'
import { newChallenge, type Purpose, spendChallenge } from '#desk/server/challenges.ts'
import { credentialsOf, keyWasUsed, keyWith } from '#desk/server/keys.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { House } from '#server/house.ts'
import { checkedMaking, checkedUse, type MadePasskey } from '#server/webauthn/checks.ts'
import { makingOptions, type PasskeyOptions, relyingParty, usingOptions } from '#server/webauthn/options.ts'

const seconds = clocks.challenge

export interface KeyOffer {
  readonly challengeId: string
  readonly options: PasskeyOptions
}

/** `response` is unchecked. */
export interface KeyProof {
  readonly challengeId: string
  readonly response: object
}

type Making = Purpose & { readonly purpose: 'join' | 'key' }

export async function offerKey(house: House, making: Making, name: string): Promise<KeyOffer> {
  const { id, challenge } = await newChallenge(house, making)
  const options = await makingOptions(relyingParty(house.settings), {
    challenge,
    ownerId: making.staffId,
    name,
    houseName: 'میز کار',
    known: await credentialsOf(house.database, making.staffId),
    seconds,
  })
  return { challengeId: id, options }
}

/** Throws KEY_NOT_MADE. */
export async function madeKey(house: House, making: Making, proof: KeyProof): Promise<MadePasskey> {
  const expected = await spendChallenge(house, proof.challengeId, making)
  if (expected === undefined) throw refuse('KEY_NOT_MADE')
  const { response } = proof
  const made = await checkedMaking(house, relyingParty(house.settings), { response, expected })
  if (made === undefined) throw refuse('KEY_NOT_MADE')
  return made
}

const signingIn = { purpose: 'sign-in', staffId: null } as const

export async function askForKey(house: House): Promise<KeyOffer> {
  const { id, challenge } = await newChallenge(house, signingIn)
  return {
    challengeId: id,
    options: await usingOptions(relyingParty(house.settings), { challenge, seconds }),
  }
}

/** Whose key it is. Throws KEY_REFUSED for every fault. */
export async function provenStaff(house: House, { challengeId, response }: KeyProof): Promise<string> {
  const expected = await spendChallenge(house, challengeId, signingIn)
  const { id } = response as { readonly id?: unknown }
  const key = typeof id === 'string' ? await keyWith(house.database, id) : undefined
  if (expected === undefined || key === undefined) throw refuse('KEY_REFUSED')
  const used = await checkedUse(house, relyingParty(house.settings), { response, expected, passkey: key })
  const isStored =
    used !== undefined && (await keyWasUsed(house, house.database, { key, counter: used.counter }))
  if (!isStored) throw refuse('KEY_REFUSED')
  return key.ownerId
}
