import * as z from 'zod/mini'
import { call } from '#calls/call.ts'

const CurrentUser = z.object({
  userId: z.uuid(),
  /** E.164, as in +989123456789 */
  phoneNumber: z.string(),
  hasPassword: z.boolean(),
  /** §6: permissions that can be checked */
  scope: z.array(z.string()),
})
export type CurrentUser = z.output<typeof CurrentUser>

const mobile = z.string('شماره موبایل را وارد کنید.').check(z.maxLength(40, 'شماره موبایل درست نیست.'))
const code = z.string('کد را وارد کنید.').check(z.maxLength(20, 'کد درست نیست؛ دوباره نگاه کنید.'))

/** Signing in, staying signed in and signing out (§7, accounts service). */
export const accountCalls = {
  createCode: call('POST /accounts/otp/create', {
    summary: 'Sends a one-time code; the answer is the same whether the number is known or not',
    who: 'guest',
    body: z.object({ mobile }),
    answer: z.object({
      requestId: z.uuid(),
      /** 4, or 6 while guesses are about */
      codeLength: z.int(),
      resendAfterSeconds: z.int(),
      expiresAt: z.string(),
    }),
  }),
  userHasPassword: call('POST /accounts/otp/UserHasPassword', {
    summary: 'Constant: whether a number has a password is told to its owner alone, after signing in',
    who: 'guest',
    body: z.object({ mobile }),
    answer: z.object({ userHasPassword: z.boolean() }),
  }),
  token: call('POST /accounts/connect/token', {
    summary: 'Gives an access token for a one-time code, or for the refresh token in its cookie',
    who: 'guest',
    kind: 'form',
    out: 'bare',
    body: z.discriminatedUnion('grant_type', [
      z.object({ grant_type: z.literal('otp'), mobile, code, request_id: z.uuid('نخست کد بگیرید.') }),
      z.object({ grant_type: z.literal('refresh_token') }),
    ]),
    answer: z.object({
      access_token: z.string(),
      token_type: z.literal('Bearer'),
      /** seconds */
      expires_in: z.int(),
    }),
  }),
  userInfo: call('GET /accounts/connect/userinfo', {
    summary: 'Who is signed in',
    who: 'user',
    answer: CurrentUser,
  }),
  currentUser: call('GET /accounts/api/Account/CurrentUser', {
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
