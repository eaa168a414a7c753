import { sql } from 'kysely'
import { clocks } from '#calendar/clocks.ts'
import { maybe, one, type Trx } from '#database/database.ts'
import { latinDigits } from '#money/digits.ts'
import { chanceOf } from '#server/captcha/chance.ts'
import { digitsOf } from '#server/captcha/digits.ts'
import { drawn } from '#server/captcha/drawn.ts'
import { refuse } from '#server/captcha/refusals.ts'
import { spoken } from '#server/captcha/spoken.ts'
import type { House } from '#server/house.ts'

const TRIES = 3
/** Live puzzles of one user; more are of use only to a machine. */
const MOST_AT_ONCE = 20

export interface Puzzle {
  readonly captchaId: string
  readonly expiresAt: Temporal.Instant
}

/** Five digits to see or hear, bound to a subject (an order), good for two minutes, three tries and one use. */
export interface Captcha {
  /** Refuses TOO_MANY_CAPTCHAS. */
  create(userId: string, subject: string): Promise<Puzzle>
  /** PNG; refuses CAPTCHA_NOT_FOUND when it is spent or its time is over. */
  image(captchaId: string): Promise<Buffer>
  /** WAV; refuses like `image`. */
  audio(captchaId: string): Promise<Buffer>
  /**
   * Is this the answer, in any script of digits? Counts the try and burns the puzzle in one statement: true comes once.
   * Ask it on the database itself: in a transaction that is then refused, a wrong try would not stay counted.
   */
  spend(trx: Trx, answer: CaptchaAnswer): Promise<boolean>
}

export interface CaptchaAnswer {
  readonly captchaId: string
  readonly subject: string
  readonly answer: string
}

export function openCaptcha(house: House): Captcha {
  const { pepper } = house.settings.secrets
  house.jobs.every('captcha.sweep', '*/10 * * * *', async () => {
    await sql`delete from captcha.puzzles where expires_at < ${house.clock.now()}`.execute(house.database)
  })
  return {
    create: (userId, subject) => create(house, userId, subject),
    async image(captchaId) {
      await refuseDead(house, captchaId)
      return drawn(digitsOf(pepper, captchaId), chanceOf(pepper, `drawn ${captchaId}`))
    },
    async audio(captchaId) {
      await refuseDead(house, captchaId)
      return spoken(digitsOf(pepper, captchaId), chanceOf(pepper, `spoken ${captchaId}`))
    },
    async spend(trx, { captchaId, subject, answer }) {
      const isRight = latinDigits(answer).replace(/\s/g, '') === digitsOf(pepper, captchaId)
      const row = await maybe(
        trx,
        sql<{ is_spent: boolean }>`update captcha.puzzles set tries = tries + 1, is_spent = ${isRight}
          where id::text = ${captchaId} and subject = ${subject} and not is_spent and tries < ${TRIES}
            and expires_at > ${house.clock.now()}
          returning is_spent`,
      )
      return row?.is_spent === true
    },
  }
}

async function create(house: House, userId: string, subject: string): Promise<Puzzle> {
  const now = house.clock.now()
  const row = await maybe(
    house.database,
    sql<{ id: string; expires_at: Temporal.Instant }>`
      insert into captcha.puzzles (user_id, subject, expires_at)
      select ${userId}::uuid, ${subject}::text, ${now.add({ seconds: clocks.captcha })}::timestamptz
      where ${MOST_AT_ONCE} > (select count(*) from captcha.puzzles
        where user_id = ${userId}::uuid and expires_at > ${now} and not is_spent)
      returning id, expires_at`,
  )
  if (row === undefined)
    throw refuse('TOO_MANY_CAPTCHAS', { headers: { 'retry-after': String(clocks.captcha) } })
  return { captchaId: row.id, expiresAt: row.expires_at }
}

async function refuseDead(house: House, captchaId: string): Promise<void> {
  const { is_live } = await one(
    house.database,
    sql<{ is_live: boolean }>`select exists (select 1 from captcha.puzzles where id = ${captchaId}
      and not is_spent and tries < ${TRIES} and expires_at > ${house.clock.now()}) as is_live`,
  )
  if (!is_live) throw refuse('CAPTCHA_NOT_FOUND')
}
