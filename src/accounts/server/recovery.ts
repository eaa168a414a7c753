import { sql } from 'kysely'
import type { PasswordForm } from '#accounts/password.ts'
import { type CodeMeans, type CodeSent, createCode, giveBack, spendCode } from '#accounts/server/codes.ts'
import { ownerOfEmail } from '#accounts/server/google-links.ts'
import type { Passwords } from '#accounts/server/passwords.ts'
import type { SignedIn } from '#accounts/server/refresh-tokens.ts'
import { refuse } from '#accounts/server/refusals.ts'
import type { Arrival, Whom } from '#accounts/server/sign-in-attempt.ts'
import type { CodeAsker, StepUp } from '#accounts/server/step-up.ts'
import { addressIn, type TypedTarget, targetOf } from '#accounts/server/targets.ts'
import { userWith } from '#accounts/server/users.ts'
import type { Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'
import { Faults } from '#server/refusal.ts'

const NEW_KEY_DAYS = 7

export interface CodeGuess {
  readonly code: string
  readonly requestId: string
}

export interface Recovery {
  /** The same for known and unknown. Throws MOBILE_IS_INVALID, EMAIL_IS_INVALID and as codes do. */
  forgot(target: TypedTarget, from: CodeAsker): Promise<CodeSent>
  /** All or nothing: ends every session, removes the last week's passkeys and Google link.
   * Throws CODE_INCORRECT, CODE_SPENT, Faults (the code still works). */
  recover(target: TypedTarget, guess: CodeGuess & { form: PasswordForm }, arrival: Arrival): Promise<SignedIn>
}

interface RecoveryNeighbours {
  readonly codes: CodeMeans
  readonly passwords: Passwords
  readonly stepUp: StepUp
  admit(whom: Whom, arrival: Arrival, within: Trx): Promise<SignedIn>
}

export function openRecovery(house: House, around: RecoveryNeighbours): Recovery {
  const { codes, passwords, stepUp, admit } = around
  return {
    async forgot(target, from) {
      const to = targetOf(target)
      const isUnheard = 'email' in to && (await ownerOfEmail(house.database, to.email)) === undefined
      return createCode(house, { to, purpose: 'recovery', isUnheard, ...from }, codes)
    },
    async recover(target, { form, ...guess }, arrival) {
      const to = targetOf(target)
      passwords.check(form, addressIn(to))
      await spendCode(house, { target: addressIn(to), purpose: 'recovery', device: arrival.device, ...guess })
      const userId =
        'email' in to ? await ownerOf(house, to.email) : await userWith(house, house.database, to.phone)
      const recovered = passwords.replace(userId, form, async (trx, endOthers) => {
        await forgetNewKeys(house, trx, userId)
        const admitted = await admit({ userId }, arrival, trx)
        await endOthers(userId, admitted.sessionId, 'password recovered')
        return admitted
      })
      const signedIn = await recovered.catch(async (error: unknown) => {
        // only who brought the code may learn that the password contains the owner's words
        if (error instanceof Faults) await giveBack(house, guess.requestId)
        throw error
      })
      if ('phone' in to) await stepUp.prove(signedIn.sessionId)
      return signedIn
    },
  }
}

/** Credentials older than a week were the owner's own. */
async function forgetNewKeys(house: House, trx: Trx, userId: string): Promise<void> {
  const since = house.clock.now().subtract({ hours: NEW_KEY_DAYS * 24 })
  await sql`delete from accounts.passkeys where user_id = ${userId} and created_at > ${since}`.execute(trx)
  await sql`delete from accounts.google_links where user_id = ${userId} and linked_at > ${since}`.execute(trx)
}

export async function ownerOf(house: House, email: string): Promise<string> {
  const userId = await ownerOfEmail(house.database, email)
  if (userId === undefined) throw refuse('CODE_SPENT', { property: 'code' })
  return userId
}
