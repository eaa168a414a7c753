import * as z from 'zod/mini'
import { TokenResponse } from '#accounts/call-shapes.ts'
import { call } from '#calls/call.ts'

const jwt = z
  .string('پاسخ گوگل نرسید؛ دوباره وارد شوید.')
  .check(
    z.minLength(1, 'پاسخ گوگل نرسید؛ دوباره وارد شوید.'),
    z.maxLength(8000, 'پاسخ گوگل نرسید؛ دوباره وارد شوید.'),
  )

export const googleCalls = {
  startGoogle: call('POST /accounts/google/start', {
    summary:
      "Where to send the browser for Google's sign-in; its state and nonce stay in a cookie of this browser",
    who: 'guest',
    answer: z.object({
      url: z.string(),
      state: z.string(),
    }),
  }),
  verifyGmailToken: call('POST /accounts/api/ExternalLogin/VerifyGmailToken', {
    summary:
      'Signs in by an ID token of Google; who has no account yet gets a link token for signing in by mobile code',
    who: 'guest',
    out: 'bare',
    body: z.object({ jwt }),
    answer: z.union([
      TokenResponse,
      z.object({
        /** for the next `grant_type=otp`, within 10 minutes */
        link_token: z.string(),
        email: z.string(),
      }),
    ]),
  }),
  linkGoogle: call('POST /accounts/google/link', {
    summary: 'Makes a Google account a key to the account that is signed in',
    who: 'user',
    body: z.object({ jwt }),
    answer: z.object({ email: z.string() }),
  }),
  google: call('GET /accounts/google', {
    summary: 'The Google account that opens this account, if one does',
    who: 'user',
    answer: z.object({ email: z.nullable(z.string()) }),
  }),
  unlinkGoogle: call('DELETE /accounts/google', {
    summary: 'Google no longer opens this account',
    who: 'user',
  }),
}
