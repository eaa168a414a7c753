import type { CurrentUser } from '#accounts/call-shapes.ts'
import type { accountCalls } from '#accounts/calls.ts'
import { type CodeChannel, type CodeSent, type CodeTarget, codeSent } from '#accounts/web/code-sent.ts'
import { admitted, askBare } from '#accounts/web/token-call.ts'
import type { SolvedCaptcha } from '#accounts/web/use-code-captcha.ts'
import { ask } from '#web/api.ts'

const token = '/accounts/connect/token'

let lastSent: CodeSent | undefined

/** A code already sent is reused until another may be requested, so that
 * reopening the login continues with it. Throws Declined. */
export async function askForCode(
  to: CodeTarget,
  channel: CodeChannel = 'Sms',
  captcha?: SolvedCaptcha,
): Promise<CodeSent> {
  if (lastSent !== undefined && isSame(lastSent, to, channel) && Date.now() < Date.parse(lastSent.resendAt))
    return lastSent
  const body = 'email' in to ? { ...to, captcha } : { ...to, channel, captcha }
  const answer = await ask<typeof accountCalls.createCode>('POST /accounts/otp/create', { body })
  lastSent = codeSent(answer, to, channel)
  return lastSent
}

/** `linkToken` links the Google account it was issued for. Throws Declined. */
export async function exchangeCode(
  { to, requestId }: CodeSent,
  code: string,
  linkToken?: string,
): Promise<CurrentUser> {
  const grant = 'email' in to ? 'email_otp' : 'otp'
  const link = linkToken === undefined ? {} : { link_token: linkToken }
  const form = new URLSearchParams({ grant_type: grant, ...to, code, request_id: requestId, ...link })
  const answer = await askBare(token, form)
  lastSent = undefined
  return admitted(answer)
}

/** Throws Declined. */
export async function signInByPassword(username: string, password: string): Promise<CurrentUser> {
  return admitted(await askBare(token, new URLSearchParams({ grant_type: 'password', username, password })))
}

/** The same whether or not there is such an account. */
export async function askForRecovery(
  to: CodeTarget,
  channel: CodeChannel = 'Sms',
  captcha?: SolvedCaptcha,
): Promise<CodeSent> {
  const body = 'email' in to ? { ...to, captcha } : { ...to, channel, captcha }
  const answer = await ask<typeof accountCalls.forgotPassword>('POST /accounts/password/Forgot', { body })
  return codeSent(answer, to, channel)
}

export async function recover(
  { to, requestId }: CodeSent,
  form: { readonly code: string; readonly newPassword: string; readonly repeatPassword: string },
): Promise<CurrentUser> {
  return admitted(await askBare('/accounts/password/Recover', { ...to, requestId, ...form }))
}

function isSame(sent: CodeSent, to: CodeTarget, channel: CodeChannel): boolean {
  return sent.channel === channel && JSON.stringify(sent.to) === JSON.stringify(to)
}
