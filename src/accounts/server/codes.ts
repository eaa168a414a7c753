import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { type CodeDigits, TRIES_PER_CODE } from '#accounts/code-limits.ts'
import { type CaptchaTyped, mustBeSolved } from '#accounts/server/code-captcha.ts'
import { hashOfDevice, ownerHere } from '#accounts/server/devices.ts'
import {
  digitsFor,
  explain,
  type GuessedAt,
  mayGuess,
  notAGuess,
  wasWrong,
} from '#accounts/server/guesses.ts'
import { refuse } from '#accounts/server/refusals.ts'
import { countUsed, maySend, maySendSolved, wasNotUsed } from '#accounts/server/sending.ts'
import { addressIn, type CodeTarget } from '#accounts/server/targets.ts'
import { clocks } from '#calendar/clocks.ts'
import { maybe, one, type Trx } from '#database/database.ts'
import type { Captcha } from '#server/captcha/captcha.ts'
import type { House } from '#server/house.ts'

/** Sends a code in the transaction that stores its hash; with the owner, if known. */
export type SendCode = (to: CodeTarget & CodeUse, code: string, trx: Trx) => Promise<void>

export type CodePurpose = 'sign-in' | 'recovery' | 'step-up' | 'new-email' | 'new-phone'

export interface CodeUse {
  readonly purpose: CodePurpose
  readonly userId?: string | undefined
}

export interface CodeWish extends CodeUse {
  readonly to: CodeTarget
  readonly address: string
  /** secret of the browser's cookie: a code works only there */
  readonly device: string
  readonly captcha?: CaptchaTyped | undefined
  /** The target has no account: do the same work, send nothing. */
  readonly isUnheard?: boolean
}

export interface CodeSent {
  readonly requestId: string
  readonly codeLength: CodeDigits
  readonly expiresAt: Temporal.Instant
}

export interface CodeMeans {
  readonly send: SendCode
  readonly captcha: Captcha
}

/** The browser's earlier code stops working. Throws RESEND_TOO_SOON, CAPTCHA_NEEDED,
 * CAPTCHA_WRONG, TOO_MANY_CODES, alike for unknown targets. */
export async function createCode(
  house: House,
  wish: CodeWish,
  { send, captcha }: CodeMeans,
): Promise<CodeSent> {
  const target = addressIn(wish.to)
  const ownOf = await ownerHere(house.database, target, wish.device)
  const asking = { ...wish, isOwnBrowser: ownOf !== undefined }
  const isAskedElsewhere = await refuseTooSoon(house, house.database, asking)
  const isSolved = isAskedElsewhere || !(await maySend(house, asking))
  if (isSolved) {
    await mustBeSolved(house, captcha, { device: wish.device, given: wish.captcha })
    await maySendSolved(house, asking)
  }
  const digits = await digitsFor(house, target, 'email' in wish.to ? 'email' : 'phone')
  // no leading zero: a messenger that reads a number would drop it
  const code = String(randomInt(10 ** (digits - 1), 10 ** digits))
  return house.database.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('accounts.codes'), hashtext(${target}))`.execute(trx)
    if ((await refuseTooSoon(house, trx, asking)) && !isSolved) throw refuse('CAPTCHA_NEEDED')
    await sql`update accounts.codes set is_spent = true where target = ${target} and purpose = ${wish.purpose}
      and device = ${hashOfDevice(wish.device)} and not is_spent`.execute(trx)
    const sent = await keep(house, trx, { wish, ownOf, code, digits })
    const use = { purpose: wish.purpose, userId: wish.userId ?? ownOf }
    await sendOrPretend(trx, wish.isUnheard === true, () => send({ ...wish.to, ...use }, code, trx))
    return sent
  })
}

async function sendOrPretend(trx: Trx, isUnheard: boolean, send: () => Promise<void>): Promise<void> {
  await sql`savepoint code_sent`.execute(trx)
  await send()
  await (isUnheard ? sql`rollback to savepoint code_sent` : sql`release savepoint code_sent`).execute(trx)
}

export interface Guess extends CodeUse {
  readonly target: string
  readonly code: string
  readonly requestId: string
  readonly device: string
}

/** Counts the try in the statement that compares and burns, so parallel
 * guesses gain nothing. Throws CODE_INCORRECT, CODE_SPENT. */
export async function spendCode(house: House, guess: Guess): Promise<void> {
  const { target } = guess
  const asked = await maybe(
    house.database,
    sql<GuessedAt>`select digits, case channel when 'Email' then 'email' else 'phone' end as road,
        is_heard as "isHeard", own_of as "ownOf"
      from accounts.codes where request_id = ${guess.requestId}`,
  )
  const spent = () => refuse('CODE_SPENT', { property: 'code' })
  if (asked === undefined || !(await mayGuess(house, asked))) throw spent()
  const tried = await tryCode(house, guess)
  if (tried === undefined) {
    await notAGuess(house, asked)
    throw spent()
  }
  if (!tried.is_right) {
    await wasWrong(house, target)
    throw tried.tries < TRIES_PER_CODE ? refuse('CODE_INCORRECT', { property: 'code' }) : spent()
  }
  await explain(house, asked, { target, wrong: tried.tries - 1 })
  if (asked.road === 'phone') await countUsed(house)
}

/** The code was right but could not be used: it may be entered again. */
export async function giveBack(house: House, requestId: string): Promise<void> {
  const again = await maybe(
    house.database,
    sql<{ channel: string }>`update accounts.codes set is_spent = false, tries = 0
      where request_id = ${requestId} and is_spent and tries > 0 returning channel`,
  )
  if (again !== undefined && again.channel !== 'Email') await wasNotUsed(house)
}

function tryCode(house: House, guess: Guess) {
  const { target, code, requestId, device, purpose, userId } = guess
  return maybe(
    house.database,
    sql<{ is_right: boolean; tries: number }>`
      update accounts.codes set tries = tries + 1, is_spent = (hmac = ${sealed(house, target, code)})
      where request_id = ${requestId} and target = ${target} and device = ${hashOfDevice(device)}
        and purpose = ${purpose} and for_user is not distinct from ${userId ?? null}::uuid
        and not is_spent and tries < ${TRIES_PER_CODE} and expires_at > ${house.clock.now()}
      returning is_spent as is_right, tries`,
  )
}

interface NewCode {
  readonly wish: CodeWish
  readonly ownOf: string | undefined
  readonly code: string
  readonly digits: CodeDigits
}

async function keep(house: House, trx: Trx, { wish, ownOf, code, digits }: NewCode): Promise<CodeSent> {
  const now = house.clock.now()
  const target = addressIn(wish.to)
  // a code that was not sent matches nothing
  const isHeard = wish.isUnheard !== true
  const hmac = sealed(house, target, isHeard ? code : randomBytes(32).toString('hex'))
  const row = await one(
    trx,
    sql<{ request_id: string; expires_at: Temporal.Instant }>`
      insert into accounts.codes
        (target, channel, purpose, for_user, own_of, is_heard, device, hmac, digits, created_at, expires_at)
      values (${target}, ${'email' in wish.to ? 'Email' : wish.to.channel}, ${wish.purpose}, ${wish.userId ?? null},
        ${ownOf ?? null}, ${isHeard}, ${hashOfDevice(wish.device)}, ${hmac}, ${digits}, ${now}, ${now.add({ seconds: clocks.code })})
      returning request_id, expires_at`,
  )
  return { requestId: row.request_id, codeLength: digits, expiresAt: row.expires_at }
}

/** Throws RESEND_TOO_SOON to a browser that just had a code. True when another
 * browser had one: then a stranger's browser needs a captcha. */
async function refuseTooSoon(
  house: House,
  trx: Trx,
  { to, purpose, device, isOwnBrowser }: CodeWish & { readonly isOwnBrowser: boolean },
): Promise<boolean> {
  const since = house.clock.now().subtract({ seconds: clocks.resend })
  const isHere = sql`device = ${hashOfDevice(device)}`
  const isAlive = sql`tries < ${TRIES_PER_CODE}`
  const last = await one(
    trx,
    sql<{ here: Temporal.Instant | null; elsewhere: boolean }>`
      select max(created_at) filter (where ${isHere} and ${isAlive}) as here, count(*) filter (where not ${isHere}) > 0 as elsewhere
      from accounts.codes where target = ${addressIn(to)} and purpose = ${purpose} and created_at > ${since}`,
  )
  if (last.here === null) return last.elsewhere && !isOwnBrowser
  const seconds = Math.ceil(since.until(last.here).total('seconds'))
  throw refuse('RESEND_TOO_SOON', { headers: { 'retry-after': String(seconds) } })
}

function sealed(house: House, target: string, code: string): Buffer {
  return createHmac('sha256', house.settings.secrets.pepper).update(`code ${target} ${code}`).digest()
}
