import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { CHALLENGE_LIMITS } from '#accounts/code-limits.ts'
import { hashOfDevice } from '#accounts/server/devices.ts'
import { spentByAsking } from '#accounts/server/guest-limits.ts'
import { refuse } from '#accounts/server/refusals.ts'
import { maybe, one } from '#database/database.ts'
import type { House } from '#server/house.ts'

/** `passkey-made` belongs to a signed-in user; the others to guests. */
export type Purpose =
  | { readonly purpose: 'passkey-made'; readonly userId: string }
  | { readonly purpose: 'passkey-used' | 'google'; readonly userId?: undefined }

export interface Challenge {
  readonly id: string
  /** 32 random bytes in base64url */
  readonly challenge: string
}

/** For guests. Throws TOO_MANY_TRIES: they must not fill our tables. */
export async function challengeGuest(
  house: House,
  purpose: 'passkey-used' | 'google',
  { device, address, seconds }: { device: string; address: string; seconds: number },
): Promise<Challenge> {
  await mayAsk(house, address)
  return challenge(house, { purpose }, { device, seconds })
}

async function mayAsk(house: House, address: string): Promise<void> {
  const spent = await spentByAsking(house, address, CHALLENGE_LIMITS)
  if (spent === undefined) return
  house.log.warn({ limit: spent.what }, 'challenge.refused')
  throw refuse('TOO_MANY_TRIES', { headers: { 'retry-after': String(spent.seconds) } })
}

export async function challenge(
  house: House,
  { purpose, userId }: Purpose,
  { device, seconds }: { device: string; seconds: number },
): Promise<Challenge> {
  const bytes = randomBytes(32).toString('base64url')
  const { id } = await one(
    house.database,
    sql<{ id: string }>`insert into accounts.challenges (purpose, challenge, device, user_id, expires_at)
      values (${purpose}, ${bytes}, ${hashOfDevice(device)}, ${userId ?? null},
        ${house.clock.now().add({ seconds })}) returning id`,
  )
  return { id, challenge: bytes }
}

/** Takes a challenge, by its id or value; undefined when spent, expired, or of another browser, user or purpose. */
export async function spendChallenge(
  house: House,
  by: { readonly id: string } | { readonly challenge: string },
  { purpose, userId, device }: Purpose & { readonly device: string },
): Promise<string | undefined> {
  const named = 'id' in by ? sql`id = ${by.id}` : sql`challenge = ${by.challenge}`
  const row = await maybe(
    house.database,
    sql<{ challenge: string; is_good: boolean }>`delete from accounts.challenges
      where ${named} and purpose = ${purpose} and device = ${hashOfDevice(device)}
        and user_id is not distinct from ${userId ?? null}::uuid
      returning challenge, expires_at > ${house.clock.now()} as is_good`,
  )
  return row?.is_good === true ? row.challenge : undefined
}
