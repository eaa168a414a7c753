import { sql } from 'kysely'
import { PASSWORD_TEXTS, type PasswordFault, type PasswordForm, passwordFaults } from '#accounts/password.ts'
import type { Argon2 } from '#accounts/server/argon2.ts'
import { isCommon } from '#accounts/server/common-passwords.ts'
import type { TellOfKeys } from '#accounts/server/credential-notices.ts'
import { mayTry, notATry } from '#accounts/server/password-guesses.ts'
import { numbersOf, personalWordsOf } from '#accounts/server/personal-words.ts'
import { refuse } from '#accounts/server/refusals.ts'
import type { EndOthers, Sessions } from '#accounts/server/sessions.ts'
import type { Own, StepUp } from '#accounts/server/step-up.ts'
import { maybe, one, type Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'
import { Faults } from '#server/refusal.ts'

export interface Passwords {
  has(userId: string): Promise<boolean>
  /** Throws STEP_UP_NEEDED, PASSWORD_EXISTS, Faults. */
  setFirst(own: Own, form: PasswordForm): Promise<void>
  /** Ends every other session. Throws OLD_PASSWORD_INCORRECT, PASSWORD_MISSING, TOO_MANY_TRIES, Faults. */
  change(own: Own, form: PasswordForm & { oldPassword: string }): Promise<void>
  /** After a recovery code; `recovered` runs in the same transaction. Throws Faults. */
  replace<T>(userId: string, form: PasswordForm, recovered: Then<T>): Promise<T>
  /** Checks what needs no knowledge of the owner but the typed name. Throws Faults. */
  check(form: PasswordForm, typed: string): void
  dismissPrompt(userId: string): Promise<void>
}

type Then<T> = (trx: Trx, endOthers: EndOthers) => Promise<T>

interface PasswordNeighbours {
  readonly argon2: Argon2
  readonly sessions: Sessions
  readonly stepUp: StepUp
  readonly tell: TellOfKeys
}

export function openPasswords(house: House, around: PasswordNeighbours): Passwords {
  const { argon2, sessions, stepUp, tell } = around

  async function checkFor(userId: string, form: PasswordForm): Promise<void> {
    refuseFaulty(form, await personalWordsOf(house.database, userId))
  }
  /** `kept`: the hash being replaced; of two changes at once the second fails. */
  async function write<T>(
    userId: string,
    { hash, kept, what = 'password' }: { hash: string; kept?: string | null; what?: NewPassword },
    then: Then<T>,
  ): Promise<T> {
    const done = await sessions.changing(async (trx, endOthers) => {
      const row = await lock(trx, userId)
      if (kept !== undefined && row.password_hash !== kept)
        throw refuse(kept === null ? 'PASSWORD_EXISTS' : 'OLD_PASSWORD_INCORRECT')
      await sql`update accounts.users set password_hash = ${hash}, password_set_at = ${house.clock.now()}
        where id = ${userId}`.execute(trx)
      const changeId = crypto.randomUUID()
      await tell(trx, { userId, phone: row.phone, happened: 'changed', what, changeId })
      return then(trx, endOthers)
    })
    house.log.info({ userId }, 'password.set')
    return done
  }
  return {
    has: async (userId) => (await keptOf(house.database, userId)) !== null,
    check: (form, typed) => refuseFaulty(form, numbersOf(typed)),
    async setFirst({ userId, sessionId }, form) {
      await checkFor(userId, form)
      if ((await keptOf(house.database, userId)) !== null) throw refuse('PASSWORD_EXISTS')
      await stepUp.mustBeProven(sessionId)
      await write(userId, { hash: await argon2.hash(form.newPassword), kept: null }, async () => undefined)
    },
    async change({ userId, sessionId }, form) {
      await checkFor(userId, form)
      const kept = await keptOf(house.database, userId)
      if (kept === null) throw refuse('PASSWORD_MISSING')
      const tried = { ...changing, account: userId }
      if (!(await mayTry(house, tried))) throw refuse('TOO_MANY_TRIES')
      if (!(await argon2.matches(form.oldPassword, kept)))
        throw refuse('OLD_PASSWORD_INCORRECT', { property: 'oldPassword' })
      await notATry(house, tried)
      await write(userId, { hash: await argon2.hash(form.newPassword), kept }, (_, endOthers) =>
        endOthers(userId, sessionId, 'password changed'),
      )
    },
    async replace(userId, form, recovered) {
      await checkFor(userId, form)
      const hash = await argon2.hash(form.newPassword)
      return write(userId, { hash, what: 'password-and-new-keys' }, recovered)
    },
    async dismissPrompt(userId) {
      await sql`update accounts.users
        set password_prompt_dismissed_at = coalesce(password_prompt_dismissed_at, ${house.clock.now()})
        where id = ${userId}`.execute(house.database)
    },
  }
}

const changing = { device: 'change', address: '', isOwnBrowser: true, hasPassword: true } as const

type NewPassword = 'password' | 'password-and-new-keys'

function refuseFaulty(form: PasswordForm, personal: readonly string[]): void {
  const faults: readonly PasswordFault[] = passwordFaults(form, personal)
  const isFine = !faults.some(({ property }) => property === 'newPassword')
  const common = isFine && isCommon(form.newPassword)
  const all: readonly PasswordFault[] = common
    ? [{ property: 'newPassword', key: 'PASSWORD_IS_COMMON' }, ...faults]
    : faults
  if (all.length > 0)
    throw new Faults(all.map(({ property, key }) => ({ property, says: PASSWORD_TEXTS[key] })))
}

interface PasswordRow {
  readonly phone: string
  readonly password_hash: string | null
}

async function lock(trx: Trx, userId: string): Promise<PasswordRow> {
  const row = await maybe(
    trx,
    sql<PasswordRow>`select phone, password_hash from accounts.users
      where id = ${userId} and erased_at is null for update`,
  )
  if (row === undefined) throw refuse('SESSION_ENDED')
  return row
}

async function keptOf(trx: Trx, userId: string): Promise<string | null> {
  const { password_hash } = await one(
    trx,
    sql<{ password_hash: string | null }>`select password_hash from accounts.users where id = ${userId}`,
  )
  return password_hash
}
