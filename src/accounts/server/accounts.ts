import { sql } from 'kysely'
import { openAccessTokens } from '#accounts/server/access-token.ts'
import { type CodeSent, createCode, type Guess, type SendCode, spendCode } from '#accounts/server/codes.ts'
import { phoneOf } from '#accounts/server/phone.ts'
import type { OpenSession } from '#accounts/server/refresh-tokens.ts'
import { refuse } from '#accounts/server/refusals.ts'
import { openSessions } from '#accounts/server/sessions.ts'
import { sweep } from '#accounts/server/sweep.ts'
import { visitorBy } from '#accounts/server/visitor-of.ts'
import { maybe, one, type Trx } from '#database/database.ts'
import type { House } from '#server/house.ts'
import type { VisitorOf } from '#server/visitor.ts'

export interface User {
  readonly userId: string
  /** E.164 */
  readonly phone: string
}

export interface SignedIn extends OpenSession {
  readonly accessToken: string
}

/** The door of the accounts room. Mobile numbers come as typed. */
export interface Accounts {
  /** Sends a code by `sendCode`; the same for known and unknown numbers. Refuses MOBILE_IS_INVALID, RESEND_TOO_SOON, TOO_MANY_CODES. */
  createCode(wish: { mobile: string; address: string; device: string }): Promise<CodeSent>
  /** Refuses MOBILE_IS_INVALID, CODE_INCORRECT, CODE_SPENT. Who signs in first becomes a user by it. */
  signIn(guess: Omit<Guess, 'phone'> & { mobile: string }): Promise<SignedIn>
  /** A session for whoever is known to own the number (E.164); asks for no code. */
  admit(phone: string): Promise<SignedIn>
  /** The user of a number (E.164), made when there is none yet; opens no session. */
  settle(phone: string): Promise<User>
  /** The next pair of tokens; refuses SESSION_ENDED, and ends the session of a token that was used before. */
  refresh(refreshToken: string): Promise<SignedIn>
  /** Ends the sessions named by either; nothing when there are none. */
  signOut(by: { sessionId?: string | undefined; refreshToken?: string | undefined }): Promise<void>
  userOf(userId: string, trx?: Trx): Promise<User | undefined>
  readonly visitorOf: VisitorOf
}

export interface AccountsNeighbours {
  readonly sendCode: SendCode
}

export function openAccounts(house: House, { sendCode }: AccountsNeighbours): Accounts {
  const tokens = openAccessTokens(house)
  const sessions = openSessions(house)
  house.jobs.every('accounts.sweep', '17 * * * *', () => sweep(house))

  async function withToken(session: OpenSession): Promise<SignedIn> {
    return { ...session, accessToken: await tokens.sign(session) }
  }
  async function admit(phone: string): Promise<SignedIn> {
    const session = await house.database
      .transaction()
      .execute(async (trx) => sessions.open(trx, await userWith(house, trx, phone)))
    house.log.info({ userId: session.userId, sessionId: session.sessionId }, 'session.opened')
    return withToken(session)
  }
  return {
    createCode: ({ mobile, ...wish }) => createCode(house, { phone: phoneOf(mobile), ...wish }, sendCode),
    async signIn({ mobile, ...guess }) {
      const phone = phoneOf(mobile)
      await spendCode(house, { phone, ...guess })
      return admit(phone)
    },
    admit,
    settle: async (phone) => ({ userId: await userWith(house, house.database, phone), phone }),
    async refresh(refreshToken) {
      const session = await sessions.rotate(refreshToken)
      if (session === undefined) throw refuse('SESSION_ENDED')
      return withToken(session)
    },
    signOut: (by) => sessions.revoke(by, 'signed out'),
    userOf: (userId, trx = house.database) => userOf(trx, userId),
    visitorOf: visitorBy(tokens, sessions),
  }
}

async function userWith(house: House, trx: Trx, phone: string): Promise<string> {
  // the update that changes nothing locks and returns the row that is there
  const { id } = await one(
    trx,
    sql<{ id: string }>`insert into accounts.users (phone, created_at) values (${phone}, ${house.clock.now()})
      on conflict (phone) do update set phone = excluded.phone returning id`,
  )
  return id
}

async function userOf(trx: Trx, userId: string): Promise<User | undefined> {
  const row = await maybe(trx, sql<{ phone: string }>`select phone from accounts.users where id = ${userId}`)
  return row === undefined ? undefined : { userId, phone: row.phone }
}
