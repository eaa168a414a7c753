import { sql } from 'kysely'
import type { CaptchaTyped } from '#accounts/server/code-captcha.ts'
import { type CodeMeans, type CodeSent, createCode, spendCode } from '#accounts/server/codes.ts'
import type { Browser } from '#accounts/server/devices.ts'
import { refuse } from '#accounts/server/refusals.ts'
import type { CodeTarget } from '#accounts/server/targets.ts'
import { phoneOfUser } from '#accounts/server/users.ts'
import { clocks } from '#calendar/clocks.ts'
import { maybe } from '#database/database.ts'
import type { House } from '#server/house.ts'

export interface Own {
  readonly userId: string
  readonly sessionId: string
}

export interface CodeAsker extends Browser {
  readonly captcha?: CaptchaTyped | undefined
}

export interface StepUp {
  ask(own: Own, from: CodeAsker & { channel?: 'Sms' | 'Whatsapp' | 'Bale' | undefined }): Promise<CodeSent>
  /** Returns until when the session is proven. Throws CODE_INCORRECT, CODE_SPENT. */
  verify(own: Own, guess: { code: string; requestId: string; device: string }): Promise<Temporal.Instant>
  prove(sessionId: string): Promise<Temporal.Instant>
  provenNow(sessionId: string): Promise<boolean>
  /** Throws STEP_UP_NEEDED. */
  mustBeProven(sessionId: string): Promise<void>
}

export function openStepUp(house: House, codes: CodeMeans): StepUp {
  const phoneOf = async (userId: string) => {
    const phone = await phoneOfUser(house.database, userId)
    if (phone === undefined) throw refuse('SESSION_ENDED')
    return phone
  }
  async function prove(sessionId: string): Promise<Temporal.Instant> {
    const now = house.clock.now()
    await sql`update accounts.sessions set proven_at = ${now} where id = ${sessionId}`.execute(house.database)
    return now.add({ seconds: clocks.stepUp })
  }
  async function provenNow(sessionId: string): Promise<boolean> {
    const since = house.clock.now().subtract({ seconds: clocks.stepUp })
    const row = await maybe(
      house.database,
      sql`select 1 from accounts.sessions where id = ${sessionId} and revoked_at is null and proven_at > ${since}`,
    )
    return row !== undefined
  }
  return {
    async ask({ userId }, { channel = 'Sms', ...from }) {
      const to: CodeTarget = { phone: await phoneOf(userId), channel }
      return createCode(house, { to, purpose: 'step-up', userId, ...from }, codes)
    },
    async verify({ userId, sessionId }, guess) {
      await spendCode(house, { target: await phoneOf(userId), purpose: 'step-up', userId, ...guess })
      return prove(sessionId)
    },
    prove,
    provenNow,
    async mustBeProven(sessionId) {
      if (!(await provenNow(sessionId))) throw refuse('STEP_UP_NEEDED')
    },
  }
}
