import { createHash, createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { type CodeDigits, TRIES_PER_CODE } from '#accounts/code-limits.ts'
import { digitsFor, explain, mayGuess, notAGuess, wasWrong } from '#accounts/server/guesses.ts'
import { refuse } from '#accounts/server/refusals.ts'
import { countUsed, maySend } from '#accounts/server/sending.ts'
import { clocks } from '#calendar/clocks.ts'
import { maybe, one, type Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'

/** Hands a code to whoever brings it to the phone, within the transaction that keeps its hash. */
export type SendCode = (phone: string, code: string, trx: Trx) => Promise<void>

export interface CodeWish {
  readonly phone: string
  readonly address: string
  /** the secret of the asking browser's cookie: a code works there alone */
  readonly device: string
}

export interface CodeSent {
  readonly requestId: string
  readonly codeLength: CodeDigits
  readonly expiresAt: Temporal.Instant
}

/** Sends a fresh code; the same browser's earlier one stops working. Refuses RESEND_TOO_SOON, TOO_MANY_CODES. */
export async function createCode(house: House, wish: CodeWish, send: SendCode): Promise<CodeSent> {
  await refuseTooSoon(house, house.database, wish.phone)
  await maySend(house, wish)
  const digits = await digitsFor(house, wish.phone)
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  return house.database.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('accounts.codes'), hashtext(${wish.phone}))`.execute(trx)
    await refuseTooSoon(house, trx, wish.phone)
    await sql`update accounts.codes set is_spent = true
      where phone = ${wish.phone} and device = ${hashed(wish.device)} and not is_spent`.execute(trx)
    const sent = await keep(house, trx, { wish, code, digits })
    await send(wish.phone, code, trx)
    return sent
  })
}

export interface Guess {
  readonly phone: string
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
    sql<{ digits: CodeDigits }>`select digits from accounts.codes where request_id = ${guess.requestId}`,
  )
  if (asked === undefined || !(await mayGuess(house, asked.digits)))
    throw refuse('CODE_SPENT', { property: 'code' })
  const tried = await tryCode(house, guess)
  if (tried === undefined) {
    await notAGuess(house, asked.digits)
    throw refuse('CODE_SPENT', { property: 'code' })
  }
  if (!tried.is_right) {
    await wasWrong(house, guess.phone)
    throw refuse(tried.tries < TRIES_PER_CODE ? 'CODE_INCORRECT' : 'CODE_SPENT', { property: 'code' })
  }
  await explain(house, { phone: guess.phone, digits: asked.digits, wrong: tried.tries - 1 })
  await countUsed(house)
}

function tryCode(house: House, { phone, code, requestId, device }: Guess) {
  return maybe(
    house.database,
    sql<{ is_right: boolean; tries: number }>`
      update accounts.codes set tries = tries + 1, is_spent = (hmac = ${sealed(house, phone, code)})
      where request_id = ${requestId} and phone = ${phone} and device = ${hashed(device)}
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
  const row = await one(
    trx,
    sql<{ request_id: string; expires_at: Temporal.Instant }>`
      insert into accounts.codes (phone, device, hmac, digits, created_at, expires_at)
      values (${wish.phone}, ${hashed(wish.device)}, ${sealed(house, wish.phone, code)}, ${digits}, ${now},
        ${now.add({ seconds: clocks.code })})
      returning request_id, expires_at`,
  )
  return { requestId: row.request_id, codeLength: digits, expiresAt: row.expires_at }
}

async function refuseTooSoon(house: House, trx: Trx, phone: string): Promise<void> {
  const now = house.clock.now()
  const since = now.subtract({ seconds: clocks.resend })
  const last = await maybe(
    trx,
    sql<{ created_at: Temporal.Instant }>`select created_at from accounts.codes
      where phone = ${phone} and created_at > ${since} order by created_at desc limit 1`,
  )
  if (last === undefined) return
  const seconds = Math.ceil(since.until(last.created_at).total('seconds'))
  throw refuse('RESEND_TOO_SOON', { headers: { 'retry-after': String(seconds) } })
}

function sealed(house: House, phone: string, code: string): Buffer {
  return createHmac('sha256', house.settings.secrets.pepper).update(`code ${phone} ${code}`).digest()
}

function hashed(device: string): Buffer {
  return createHash('sha256').update(device).digest()
}
