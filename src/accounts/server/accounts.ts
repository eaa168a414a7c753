import type { CodeChannel } from '#accounts/call-shapes.ts'
import { openAccessTokens } from '#accounts/server/access-token.ts'
import { type AccountData, dataOf } from '#accounts/server/account-data.ts'
import { type Argon2, openArgon2 } from '#accounts/server/argon2.ts'
import { type BankDetails, openBankDetails } from '#accounts/server/bank-details.ts'
import { mustBeOfAge } from '#accounts/server/buyer-age.ts'
import { chooseDisplay, displayOf } from '#accounts/server/chosen-display.ts'
import { codeCaptcha } from '#accounts/server/code-captcha.ts'
import type { SendCode } from '#accounts/server/codes.ts'
import type { TellOfKeys } from '#accounts/server/credential-notices.ts'
import { type Browser, browserOf } from '#accounts/server/devices.ts'
import { type Google, openGoogle } from '#accounts/server/google.ts'
import type { AccountSettings } from '#accounts/server/google-settings.ts'
import { openAdmit } from '#accounts/server/open-session.ts'
import { type AccountChanges, updateData } from '#accounts/server/own-data.ts'
import { type OwnSessions, openOwnSessions } from '#accounts/server/own-sessions.ts'
import { type OwnTargets, openOwnTargets } from '#accounts/server/own-targets.ts'
import { openPasskeys, type Passkeys } from '#accounts/server/passkeys.ts'
import { openPasswords, type Passwords } from '#accounts/server/passwords.ts'
import { openRecovery, type Recovery } from '#accounts/server/recovery.ts'
import type { OpenSession, SignedIn } from '#accounts/server/refresh-tokens.ts'
import { refuse } from '#accounts/server/refusals.ts'
import { openSessions } from '#accounts/server/sessions.ts'
import { openSigningIn, type SigningIn } from '#accounts/server/sign-in.ts'
import type { Arrival, Whom } from '#accounts/server/sign-in-attempt.ts'
import { openStepUp, type StepUp } from '#accounts/server/step-up.ts'
import { sweep } from '#accounts/server/sweep.ts'
import { type User, userAt, userOf, userWith } from '#accounts/server/users.ts'
import { visitorBy, visitorByCookie } from '#accounts/server/visitor-of.ts'
import type { Trx } from '#database/database.ts'
import type { Captcha, Puzzle } from '#server/captcha/captcha.ts'
import type { House } from '#server/house.ts'
import type { VisitorOf } from '#server/visitor.ts'

export { googleAt } from '#accounts/server/google-settings.ts'
export { abroadCode, phoneOf } from '#accounts/server/phone.ts'
export type { User } from '#accounts/server/users.ts'

export interface Accounts extends SigningIn {
  /** A captcha for a browser that was refused with CAPTCHA_NEEDED. Throws TOO_MANY_CODES, TOO_MANY_CAPTCHAS. */
  codeCaptcha(from: Browser): Promise<Puzzle>
  /** The only place that opens a session: `whom` has already been proven. */
  admit(whom: Whom, arrival: Arrival): Promise<SignedIn>
  /** The user of a number (E.164), created when there is none; opens no session. */
  settle(phone: string): Promise<User>
  /** Throws SESSION_ENDED; a token used before also ends its session. */
  refresh(refreshToken: string): Promise<SignedIn>
  signOut(by: { sessionId?: string | undefined; refreshToken?: string | undefined }): Promise<void>
  userOf(userId: string, trx?: Trx): Promise<User | undefined>
  /** By a number in E.164. */
  userAt(phone: string): Promise<User | undefined>
  /** Throws SESSION_ENDED when the account is erased. */
  dataOf(userId: string, trx?: Trx): Promise<AccountData>
  /** how money and days are to be said; undefined for who never chose */
  displayOf(userId: string): Promise<string | undefined>
  chooseDisplay(userId: string, display: string): Promise<void>
  /** Throws NATIONAL_CODE_TAKEN, TOO_MANY_TRIES, Faults. */
  update(userId: string, changes: AccountChanges): Promise<AccountData>
  provenNow(sessionId: string): Promise<boolean>
  mustBeProven(sessionId: string): Promise<void>
  /** §1: who buys is 18. Throws BIRTH_DATE_NEEDED until the account has told one; a younger one is never stored. */
  mustBeOfAge(userId: string): Promise<void>
  readonly stepUp: StepUp
  readonly passwords: Passwords
  readonly recovery: Recovery
  readonly targets: OwnTargets
  readonly bank: BankDetails
  endSessions(userId: string, trx: Trx): Promise<void>
  hasEnded(sessionId: string): void
  /** An identifier of the session's browser; undefined for old sessions. */
  browserOf(sessionId: string): Promise<string | undefined>
  readonly sessions: OwnSessions
  readonly google: Google
  readonly passkeys: Passkeys
  readonly codeChannels: readonly CodeChannel[]
  readonly visitorOf: VisitorOf
  readonly pageVisitorOf: VisitorOf
}

export interface AccountsNeighbours {
  readonly sendCode: SendCode
  readonly captcha: Captcha
  readonly codeChannels: readonly CodeChannel[]
  readonly tellOfKeys: TellOfKeys
  readonly argon2?: Argon2
}

export function openAccounts(house: House<AccountSettings>, around: AccountsNeighbours): Accounts {
  const { sendCode, captcha, codeChannels, tellOfKeys, argon2 = openArgon2() } = around
  const tokens = openAccessTokens(house)
  const sessions = openSessions(house)
  house.jobs.every('accounts.sweep', '17 * * * *', () => sweep(house))

  async function withToken(session: OpenSession): Promise<SignedIn> {
    return { ...session, accessToken: await tokens.sign(session) }
  }
  const codes = { send: sendCode, captcha }
  const stepUp = openStepUp(house, codes)
  const admit = openAdmit(house, { sessions, tokens, tell: tellOfKeys })
  const passwords = openPasswords(house, { argon2, sessions, stepUp, tell: tellOfKeys })
  return {
    ...openSigningIn(house, { codes, argon2, stepUp, admit }),
    codeCaptcha: (from) => codeCaptcha(house, captcha, from),
    admit,
    settle: async (phone) => ({ userId: await userWith(house, house.database, phone), phone }),
    async refresh(refreshToken) {
      const session = await sessions.rotate(refreshToken)
      if (session === undefined) throw refuse('SESSION_ENDED')
      return withToken(session)
    },
    signOut: (by) => sessions.revoke(by, 'signed out'),
    userOf: (userId, trx = house.database) => userOf(trx, userId),
    userAt: (phone) => userAt(house.database, phone),
    dataOf: (userId, trx = house.database) => dataOf(trx, userId),
    displayOf: (userId) => displayOf(house.database, userId),
    chooseDisplay: (userId, display) => chooseDisplay(house.database, userId, display),
    update: (userId, changes) => updateData(house, userId, changes),
    provenNow: stepUp.provenNow,
    mustBeProven: stepUp.mustBeProven,
    mustBeOfAge: (userId) => mustBeOfAge(house, userId),
    stepUp,
    passwords,
    recovery: openRecovery(house, { codes, passwords, stepUp, admit }),
    targets: openOwnTargets(house, { codes, sessions, stepUp, tell: tellOfKeys }),
    bank: openBankDetails(house),
    endSessions: sessions.erase,
    hasEnded: sessions.hasEnded,
    browserOf: (sessionId) => browserOf(house.database, sessionId),
    sessions: openOwnSessions(house, sessions),
    google: openGoogle(house, { admit, tell: tellOfKeys }),
    passkeys: openPasskeys(house, tellOfKeys),
    codeChannels,
    visitorOf: visitorBy(tokens, sessions),
    pageVisitorOf: visitorByCookie(tokens, sessions),
  }
}
