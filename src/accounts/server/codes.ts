import { createHmac, randomBytes, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { type CodeDigits, TRIES_PER_CODE } from '#accounts/code-limits.ts'
import { hashOfDevice, knows } from '#accounts/server/devices.ts'
import { digitsFor, explain, mayGuess, notAGuess, wasWrong } from '#accounts/server/guesses.ts'
import { refuse } from '#accounts/server/refusals.ts'
import { countUsed, maySend } from '#accounts/server/sending.ts'
import { addressIn, type CodeTarget } from '#accounts/server/targets.ts'
import { clocks } from '#calendar/clocks.ts'
import { maybe, one, type Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'

/** Hands a code to whoever brings it there, within the transaction that keeps its hash. */
export type SendCode = (to: CodeTarget, code: string, trx: Trx) => Promise<void>

/** What a code proves. The last three are asked for by somebody signed in and work for that account alone. */
export type CodePurpose = 'sign-in' | 'recovery' | 'step-up' | 'new-email' | 'new-phone'

export interface CodeUse {
  readonly purpose: CodePurpose
  readonly userId?: string
}

export interface CodeWish extends CodeUse {
  readonly to: CodeTarget
  readonly address: string
  /** the secret of the asking browser's cookie: a code works there alone */
  readonly device: string
  /** Nobody is there: everything is done as if, and nothing is sent. */
  readonly isUnheard?: boolean
}

export interface CodeSent {
  readonly requestId: string
  readonly codeLength: CodeDigits
  readonly expiresAt: Temporal.Instant
}

/** Sends a fresh code; the same browser's earlier one stops working. Refuses RESEND_TOO_SOON, TOO_MANY_CODES. */
export async function createCode(house: House, wish: CodeWish, send: SendCode): Promise<CodeSent> {
  const target = addressIn(wish.to)
  const isOwnBrowser = await knows(house.database, target, wish.device)
  const asking = { ...wish, isOwnBrowser }
  await refuseTooSoon(house, house.database, asking)
  await maySend(house, asking)
  const digits = await digitsFor(house, target)
  // no zero begins it: a messenger that takes it as a number would lose the zero
  const code = String(randomInt(10 ** (digits - 1), 10 ** digits))
  return house.database.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('accounts.codes'), hashtext(${target}))`.execute(trx)
    await refuseTooSoon(house, trx, asking)
    await sql`update accounts.codes set is_spent = true where target = ${target} and purpose = ${wish.purpose}
      and device = ${hashOfDevice(wish.device)} and not is_spent`.execute(trx)
    const sent = await keep(house, trx, { wish, code, digits })
    await sendOrPretend(trx, wish.isUnheard === true, () => send(wish.to, code, trx))
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
  const asked = await maybe(
    house.database,
    sql<{ digits: CodeDigits; channel: string }>`
      select digits, channel from accounts.codes where request_id = ${guess.requestId}`,
  )
  const spent = () => refuse('CODE_SPENT', { property: 'code' })
  // nobody else can guess at a code that works in the account's own browser alone: an attack's budgets are not its
  const counts = !(await knows(house.database, guess.target, guess.device))
  if (asked === undefined || (counts && !(await mayGuess(house, asked.digits)))) throw spent()
  const tried = await tryCode(house, guess)
  if (tried === undefined) {
    if (counts) await notAGuess(house, asked.digits)
    throw spent()
  }
  if (!tried.is_right) {
    if (counts) await wasWrong(house, guess.target)
    throw tried.tries < TRIES_PER_CODE ? refuse('CODE_INCORRECT', { property: 'code' }) : spent()
  }
  if (counts) await explain(house, { target: guess.target, digits: asked.digits, wrong: tried.tries - 1 })
  if (asked.channel !== 'Email') await countUsed(house)
}

/** The right code came and could not be used: it may come again. */
export async function giveBack(house: House, requestId: string): Promise<void> {
  await sql`update accounts.codes set is_spent = false, tries = tries - 1
    where request_id = ${requestId} and is_spent and tries > 0`.execute(house.database)
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

async function keep(
  house: House,
  trx: Trx,
  { wish, code, digits }: { wish: CodeWish; code: string; digits: CodeDigits },
): Promise<CodeSent> {
  const now = house.clock.now()
  const target = addressIn(wish.to)
  // what went to nobody has no right answer
  const hmac = sealed(house, target, wish.isUnheard === true ? randomBytes(32).toString('hex') : code)
  const row = await one(
    trx,
    sql<{ request_id: string; expires_at: Temporal.Instant }>`
      insert into accounts.codes
        (target, channel, purpose, for_user, device, hmac, digits, created_at, expires_at)
      values (${target}, ${'email' in wish.to ? 'Email' : wish.to.channel}, ${wish.purpose}, ${wish.userId ?? null},
        ${hashOfDevice(wish.device)}, ${hmac}, ${digits}, ${now}, ${now.add({ seconds: clocks.code })})
      returning request_id, expires_at`,
  )
  return { requestId: row.request_id, codeLength: digits, expiresAt: row.expires_at }
}

/** Whoever asks for codes to somebody else's number does not make its owner wait in a browser of his own. */
async function refuseTooSoon(house: House, trx: Trx, asking: CodeWish & { isOwnBrowser: boolean }) {
  const { to, purpose, device, isOwnBrowser } = asking
  const now = house.clock.now()
  const since = now.subtract({ seconds: clocks.resend })
  const last = await maybe(
    trx,
    sql<{ created_at: Temporal.Instant }>`select created_at from accounts.codes
      where target = ${addressIn(to)} and purpose = ${purpose} and created_at > ${since}
        and (device = ${hashOfDevice(device)} or not ${isOwnBrowser}::boolean)
      order by created_at desc limit 1`,
  )
  if (last === undefined) return
  const seconds = Math.ceil(since.until(last.created_at).total('seconds'))
  throw refuse('RESEND_TOO_SOON', { headers: { 'retry-after': String(seconds) } })
}

function sealed(house: House, target: string, code: string): Buffer {
  return createHmac('sha256', house.settings.secrets.pepper).update(`code ${target} ${code}`).digest()
}
