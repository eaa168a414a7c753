import type { Argon2 } from '#accounts/server/argon2.ts'
import { type CodeMeans, type CodeSent, createCode, spendCode } from '#accounts/server/codes.ts'
import { ownerOfEmail } from '#accounts/server/google-links.ts'
import { explainTries } from '#accounts/server/password-guesses.ts'
import { userByPassword } from '#accounts/server/password-sign-in.ts'
import { type CodeGuess, ownerOf } from '#accounts/server/recovery.ts'
import type { SignedIn } from '#accounts/server/refresh-tokens.ts'
import type { Arrival, Whom } from '#accounts/server/sign-in-attempt.ts'
import type { CodeAsker, StepUp } from '#accounts/server/step-up.ts'
import { addressIn, type TypedTarget, targetOf } from '#accounts/server/targets.ts'
import type { House } from '#server/house.ts'

export interface SigningIn {
  /** The same for known and unknown. Throws MOBILE_IS_INVALID, EMAIL_IS_INVALID and as codes do. */
  createCode(wish: TypedTarget & CodeAsker): Promise<CodeSent>
  /** A new mobile number creates a user, an e-mail address never.
   * Throws MOBILE_IS_INVALID, EMAIL_IS_INVALID, CODE_INCORRECT, CODE_SPENT. */
  signIn(guess: TypedTarget & CodeGuess & { readonly device: string }, arrival: Arrival): Promise<SignedIn>
  /** Throws PASSWORD_INCORRECT, TOO_MANY_TRIES, TOO_BUSY. */
  signInByPassword(
    guess: { readonly username: string; readonly password: string },
    arrival: Arrival,
  ): Promise<SignedIn>
}

interface SigningInNeighbours {
  readonly codes: CodeMeans
  readonly argon2: Argon2
  readonly stepUp: StepUp
  admit(whom: Whom, arrival: Arrival): Promise<SignedIn>
}

export function openSigningIn(house: House, around: SigningInNeighbours): SigningIn {
  const { codes, argon2, stepUp, admit } = around
  return {
    async createCode({ address, device, captcha, ...typed }) {
      const to = targetOf(typed)
      const isUnheard = 'email' in to && (await ownerOfEmail(house.database, to.email)) === undefined
      return createCode(house, { to, purpose: 'sign-in', isUnheard, address, device, captcha }, codes)
    },
    async signIn({ code, requestId, device, ...typed }, arrival) {
      const to = targetOf(typed)
      const target = addressIn(to)
      await spendCode(house, { target, purpose: 'sign-in', code, requestId, device })
      const whom = 'email' in to ? { userId: await ownerOf(house, to.email) } : { phone: to.phone }
      const signedIn = await admit(whom, arrival)
      if ('phone' in to) await stepUp.prove(signedIn.sessionId)
      await explainTries(house, { ...arrival, account: signedIn.userId })
      return signedIn
    },
    async signInByPassword({ username, password }, arrival) {
      const userId = await userByPassword(house, argon2, { ...arrival, username, password })
      await explainTries(house, { ...arrival, account: userId })
      return admit({ userId }, arrival)
    },
  }
}
