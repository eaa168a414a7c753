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

/** Hands a code to whoever brings it there, within the transaction that keeps its hash; with whose it is, if that is known. */
export type SendCode = (to: CodeTarget & CodeUse, code: string, trx: Trx) => Promise<void>

/** What a code proves. The last three are asked for by somebody signed in and work for that account alone. */
export type CodePurpose = 'sign-in' | 'recovery' | 'step-up' | 'new-email' | 'new-phone'

export interface CodeUse {
  readonly purpose: CodePurpose
  readonly userId?: string | undefined
}

export interface CodeWish extends CodeUse {
  readonly to: CodeTarget
  readonly address: string
  /** the secret of the asking browser's cookie: a code works there alone */
  readonly device: string
  /** solved before this code was asked for; none at ordinary use */
  readonly captcha?: CaptchaTyped | undefined
  /** Nobody is there: everything is done as if, and nothing is sent. */
  readonly isUnheard?: boolean
}

export interface CodeSent {
  readonly requestId: string
  readonly codeLength: CodeDigits
  readonly expiresAt: Temporal.Instant
}

/** What sends codes, and what is asked before one when many are asked for. */
export interface CodeMeans {
  readonly send: SendCode
  readonly captcha: Captcha
}

/**
 * Sends a fresh code; the same browser's earlier one stops working. Refuses RESEND_TOO_SOON to the browser that had one
 * just now and has tries left at it; CAPTCHA_NEEDED and CAPTCHA_WRONG when it gets tight, to known and unknown alike; TOO_MANY_CODES beyond that.
 */
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
  // no zero begins it: a messenger that takes it as a number would lose the zero
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

/** What is sent to nobody costs the same statements, and is taken back. */
async function sendOrPretend(trx: Trx, isUnheard: boolean, send: () => Promise<void>): Promise<void> {
  await sql`savepoint code_sent`.execute(trx)
  await send()
  await (isUnheard ? sql`rollback to savepoint code_sent` : sql`release savepoint code_sent`).execute(trx)
}

export interface Guess extends CodeUse {
  /** the number (E.164) or the e-mail address the code went to */
  readonly target: string
  readonly code: string
  readonly requestId: string
  readonly device: string
}

/**
 * Is this the code? Whatever the answer, the try is counted in the same statement that compares and burns, so fifty
 * guesses at once are three guesses and fifty right codes let one in. Refuses CODE_INCORRECT, CODE_SPENT.
 */
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

/** The right code came and could not be used: it may come again. Its slips are explained by now, and none of them twice. */
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

interface Kept {
  readonly wish: CodeWish
  readonly ownOf: string | undefined
  readonly code: string
  readonly digits: CodeDigits
}

async function keep(house: House, trx: Trx, { wish, ownOf, code, digits }: Kept): Promise<CodeSent> {
  const now = house.clock.now()
  const target = addressIn(wish.to)
  // what went to nobody has no right answer
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

/**
 * Refuses RESEND_TOO_SOON to a browser that had a code just now. Answers whether another one had: that makes nobody wait
 * in a browser of his own, and elsewhere only until a captcha is solved.
 */
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
