import * as z from 'zod/mini'
import {
  CodeSentResponse,
  CurrentUser,
  captcha,
  code,
  codeTarget,
  email,
  mobile,
  oneTarget,
  password,
  requestId,
  TokenResponse,
} from '#accounts/call-shapes.ts'
import { googleCalls } from '#accounts/google-calls.ts'
import { passkeyCalls } from '#accounts/passkey-calls.ts'
import { passwordCalls } from '#accounts/password-calls.ts'
import { profileCalls } from '#accounts/profile-calls.ts'
import { sessionCalls } from '#accounts/session-calls.ts'
import { waysCalls } from '#accounts/sign-in-method-calls.ts'
import { call } from '#calls/call.ts'
import { CaptchaView } from '#calls/captcha-solution.ts'

export type { CurrentUser } from '#accounts/call-shapes.ts'

const signInCalls = {
  createCode: call('POST /accounts/otp/create', {
    summary: 'Sends a one-time code; the answer is the same whether the number or e-mail is known or not',
    who: 'guest',
    body: z.object({ ...codeTarget, captcha }).check(oneTarget),
    answer: CodeSentResponse,
  }),
  codeCaptcha: call('POST /accounts/otp/Captcha', {
    summary:
      'Five digits for the browser that asks; with them a code is sent when CAPTCHA_NEEDED was answered',
    who: 'guest',
    answer: CaptchaView,
  }),
  userHasPassword: call('POST /accounts/otp/UserHasPassword', {
    summary:
      'Whether a number has a password is told to its owner alone, after signing in; guests hear false',
    who: 'guest',
    body: z.object({ mobile }),
    answer: z.object({ userHasPassword: z.boolean() }),
  }),
  token: call('POST /accounts/connect/token', {
    summary: 'Gives an access token for a one-time code, a password, or the refresh token in its cookie',
    who: 'guest',
    kind: 'form',
    out: 'bare',
    body: z.discriminatedUnion('grant_type', [
      z.object({
        grant_type: z.literal('otp'),
        mobile,
        code,
        request_id: requestId,
        /** of a Google sign-in whose verified e-mail has no account yet */
        link_token: z.optional(z.string().check(z.maxLength(4000))),
      }),
      z.object({ grant_type: z.literal('email_otp'), email, code, request_id: requestId }),
      z.object({ grant_type: z.literal('password'), username: z.string().check(z.maxLength(254)), password }),
      z.object({ grant_type: z.literal('refresh_token') }),
    ]),
    answer: TokenResponse,
  }),
  userInfo: call('GET /accounts/connect/userinfo', {
    summary: 'Who is signed in',
    who: 'user',
    answer: CurrentUser,
  }),
  logout: call('POST /accounts/connect/logout', {
    summary:
      'Ends the session everywhere and takes its cookies away; the contract signs out on the client alone',
    who: 'guest',
  }),
}

export type SignInCalls = typeof signInCalls

export const accountCalls = {
  ...signInCalls,
  ...passwordCalls,
  ...profileCalls,
  ...sessionCalls,
  ...googleCalls,
  ...passkeyCalls,
  ...waysCalls,
}
