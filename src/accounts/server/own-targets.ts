import { sql } from 'kysely'
import { type CodeMeans, type CodeSent, createCode, spendCode } from '#accounts/server/codes.ts'
import type { TellOfKeys } from '#accounts/server/credential-notices.ts'
import { phoneOf } from '#accounts/server/phone.ts'
import type { CodeGuess } from '#accounts/server/recovery.ts'
import { refuse } from '#accounts/server/refusals.ts'
import type { Sessions } from '#accounts/server/sessions.ts'
import type { CodeAsker, Own, StepUp } from '#accounts/server/step-up.ts'
import { emailOf, type TypedTarget, targetOf } from '#accounts/server/targets.ts'
import { phoneOfUser } from '#accounts/server/users.ts'
import { maybe } from '#database/database.ts'
import { violates } from '#database/violates.ts'
import type { House } from '#server/house.ts'

type Proof = CodeGuess & { readonly device: string }

export interface OwnTargets {
  /** Throws STEP_UP_NEEDED, EMAIL_IS_INVALID, MOBILE_IS_INVALID and as codes do; alike for targets others have. */
  change(own: Own, to: TypedTarget, from: CodeAsker): Promise<CodeSent>
  /** Throws EMAIL_TAKEN, and as codes do. */
  confirmEmail(own: Own, email: string, proof: Proof): Promise<void>
  /** Ends every other session and notifies the old number. Throws PHONE_TAKEN, and as codes do. */
  confirmPhone(own: Own, mobile: string, proof: Proof): Promise<void>
}

interface TargetNeighbours {
  readonly codes: CodeMeans
  readonly sessions: Sessions
  readonly stepUp: StepUp
  readonly tell: TellOfKeys
}

export function openOwnTargets(house: House, around: TargetNeighbours): OwnTargets {
  const { codes, sessions, stepUp, tell } = around
  async function write({ userId, sessionId }: Own, what: 'email' | 'phone', value: string): Promise<void> {
    await sessions.changing(async (trx, endOthers) => {
      const phone = await phoneOfUser(trx, userId)
      const changed = await maybe(
        trx,
        sql`update accounts.users set ${sql.ref(what)} = ${value} where id = ${userId} and erased_at is null returning 1`,
      )
      if (phone === undefined || changed === undefined) throw refuse('SESSION_ENDED')
      if (what === 'phone') await endOthers(userId, sessionId, 'phone changed')
      await tell(trx, { userId, phone, happened: 'changed', what, changeId: crypto.randomUUID() })
    })
    house.log.info({ userId, what }, 'account.changed')
  }
  return {
    async change({ userId, sessionId }, typed, from) {
      const to = targetOf(typed)
      await stepUp.mustBeProven(sessionId)
      const purpose = 'email' in to ? 'new-email' : 'new-phone'
      return createCode(house, { to, purpose, userId, ...from }, codes)
    },
    async confirmEmail(own, typed, proof) {
      const email = emailOf(typed)
      await spendCode(house, { target: email, purpose: 'new-email', userId: own.userId, ...proof })
      await write(own, 'email', email).catch((error: unknown) => {
        throw violates(error, 'users_email') ? refuse('EMAIL_TAKEN', { property: 'email' }) : error
      })
    },
    async confirmPhone(own, typed, proof) {
      const phone = phoneOf(typed)
      await spendCode(house, { target: phone, purpose: 'new-phone', userId: own.userId, ...proof })
      await write(own, 'phone', phone).catch((error: unknown) => {
        throw violates(error, 'users_phone_key') ? refuse('PHONE_TAKEN', { property: 'mobile' }) : error
      })
    },
  }
}
