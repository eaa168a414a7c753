import { sql } from 'kysely'
import { clocks } from '#calendar/clocks.ts'
import type { CaptchaWork } from '#calls/captcha-solution.ts'
import { maybe, one, type Trx } from '#database/database.ts'
import { latinDigits } from '#money/digits.ts'
import { spoken } from '#server/captcha/audio.ts'
import { chanceOf } from '#server/captcha/chance.ts'
import { digitsOf } from '#server/captcha/digits.ts'
import { drawn } from '#server/captcha/picture.ts'
import { refuse } from '#server/captcha/refusals.ts'
import { countedFor, nameOfNetwork, workNow } from '#server/captcha/tightness.ts'
import { soughtNumber, workFor } from '#server/captcha/work.ts'
import type { House } from '#server/house.ts'

const TRIES = 3
/** more only helps a machine */
const MOST_AT_ONCE = 20

export interface Puzzle {
  readonly captchaId: string
  readonly expiresAt: Temporal.Instant
  readonly work: CaptchaWork | null
}

export interface CaptchaWish {
  /** who asks: a user, or what stands for a browser that is nobody's yet */
  readonly userId: string
  /** what it is solved for */
  readonly subject: string
  readonly address: string
}

export interface Captcha {
  create(wish: CaptchaWish): Promise<Puzzle>
  /** PNG; refuses CAPTCHA_NOT_FOUND when used up or expired. */
  image(captchaId: string): Promise<Buffer>
  /** WAV; refuses like `image`. */
  audio(captchaId: string): Promise<Buffer>
  /** Counts the try and burns the puzzle in one statement: true comes once. Not in a transaction that may be refused. */
  spend(trx: Trx, answer: CaptchaResponse): Promise<boolean>
}

export interface CaptchaResponse {
  readonly captchaId: string
  readonly subject: string
  readonly answer: string
  readonly work?: number | undefined
}

export function openCaptcha(house: House): Captcha {
  const { pepper } = house.settings.secrets
  house.jobs.every('captcha.sweep', '*/10 * * * *', async () => {
    const counted = house.clock.now().subtract(countedFor)
    await sql`delete from captcha.puzzles where expires_at < ${counted}`.execute(house.database)
  })
  return {
    create: (wish) => create(house, wish),
    async image(captchaId) {
      await refuseDead(house, captchaId)
      return drawn(digitsOf(pepper, captchaId), chanceOf(pepper, `drawn ${captchaId}`))
    },
    async audio(captchaId) {
      await refuseDead(house, captchaId)
      return spoken(digitsOf(pepper, captchaId), chanceOf(pepper, `spoken ${captchaId}`))
    },
    spend: (trx, answer) => spend(house, trx, answer),
  }
}

async function spend(
  { settings, clock }: House,
  trx: Trx,
  { captchaId, subject, answer, work }: CaptchaResponse,
): Promise<boolean> {
  const { pepper } = settings.secrets
  const isRead = latinDigits(answer).replace(/\s/g, '') === digitsOf(pepper, captchaId)
  const asked = await maybe(
    trx,
    sql<{ work: number }>`select work from captcha.puzzles where id::text = ${captchaId}`,
  )
  const isWorked = asked?.work === 0 || (asked && work === soughtNumber(pepper, captchaId, asked.work))
  const row = await maybe(
    trx,
    sql<{
      is_spent: boolean
    }>`update captcha.puzzles set tries = tries + 1, is_spent = ${isRead && isWorked === true}
      where id::text = ${captchaId} and subject = ${subject} and not is_spent and tries < ${TRIES}
        and expires_at > ${clock.now()}
      returning is_spent`,
  )
  return row?.is_spent === true
}

async function create(house: House, { userId, subject, address }: CaptchaWish): Promise<Puzzle> {
  const now = house.clock.now()
  const work = await workNow(house, address)
  const row = await maybe(
    house.database,
    sql<{ id: string; expires_at: Temporal.Instant }>`
      insert into captcha.puzzles (user_id, subject, expires_at, work, asked_from)
      select ${userId}::uuid, ${subject}::text, ${now.add({ seconds: clocks.captcha })}::timestamptz,
        ${work}::integer, ${nameOfNetwork(house, address)}::text
      where ${MOST_AT_ONCE} > (select count(*) from captcha.puzzles
        where user_id = ${userId}::uuid and expires_at > ${now} and not is_spent)
      returning id, expires_at`,
  )
  if (row === undefined)
    throw refuse('TOO_MANY_CAPTCHAS', { headers: { 'retry-after': String(clocks.captcha) } })
  return {
    captchaId: row.id,
    expiresAt: row.expires_at,
    work: await workFor(house.settings.secrets.pepper, row.id, work),
  }
}

async function refuseDead(house: House, captchaId: string): Promise<void> {
  const { is_live } = await one(
    house.database,
    sql<{ is_live: boolean }>`select exists (select 1 from captcha.puzzles where id = ${captchaId}
      and not is_spent and tries < ${TRIES} and expires_at > ${house.clock.now()}) as is_live`,
  )
  if (!is_live) throw refuse('CAPTCHA_NOT_FOUND')
}
