import { sql } from 'kysely'
import { tidiedEmail } from '#accounts/email-address.ts'
import type { Argon2 } from '#accounts/server/argon2.ts'
import { isOwnBrowser, nobody } from '#accounts/server/devices.ts'
import { mayTry, notATry, wasSlip } from '#accounts/server/password-guesses.ts'
import { phoneOf } from '#accounts/server/phone.ts'
import { refuse } from '#accounts/server/refusals.ts'
import { one } from '#database/database.ts'
import type { House } from '#server/house.ts'
import { Refusal } from '#server/refusal.ts'

export interface PasswordGuess {
  readonly username: string
  readonly password: string
  readonly device: string
  readonly address: string
}

/** Unknown name, no password and wrong password: same answer, same statements, one hash.
 * Throws PASSWORD_INCORRECT, TOO_MANY_TRIES, TOO_BUSY. */
export async function userByPassword(house: House, argon2: Argon2, guess: PasswordGuess): Promise<string> {
  const { device, address } = guess
  const username = usernameOf(guess.username)
  const kept = await one(
    house.database,
    sql<{ id: string | null; password_hash: string | null; is_own: boolean }>`
      select u.id, password_hash, ${isOwnBrowser(sql`coalesce(u.id, ${nobody})`, device)} as is_own
      from (select) as always left join accounts.users u
        on erased_at is null and (phone = ${username} or lower(email) = ${username})`,
  )
  const hash = kept.password_hash ?? undefined
  const tried = {
    account: kept.id ?? username,
    device,
    address,
    isOwnBrowser: kept.is_own,
    hasPassword: hash !== undefined,
  }
  if (!(await mayTry(house, tried))) throw refuse('TOO_MANY_TRIES')
  const isRight = await argon2.matches(guess.password, hash).catch(async (error) => {
    await notATry(house, tried)
    throw error
  })
  if (!isRight || kept.id === null) {
    await wasSlip(house, tried)
    throw refuse('PASSWORD_INCORRECT', { property: 'password' })
  }
  await notATry(house, tried)
  return kept.id
}

/** E.164 or a normalised e-mail; anything else unchanged, which matches nobody. */
function usernameOf(typed: string): string {
  if (typed.includes('@')) return tidiedEmail(typed)
  try {
    return phoneOf(typed)
  } catch (error) {
    if (error instanceof Refusal) return typed
    throw error
  }
}
