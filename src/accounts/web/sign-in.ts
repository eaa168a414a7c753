import type { accountCalls } from '#accounts/calls.ts'
import type { AnswerOf, Refused } from '#calls/call.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { refreshed, signedIn, signedOut } from '#web/session.ts'

/** A code on its way to a number. */
export interface CodeSent extends Pick<AnswerOf<typeof accountCalls.createCode>, 'requestId' | 'codeLength'> {
  /** E.164 */
  readonly mobile: string
  /** when another may be asked for, ISO */
  readonly resendAt: string
}

let lastSent: CodeSent | undefined

/**
 * Asks for a code to be sent; the one on its way serves until another may be asked for, so that a login closed and
 * opened again goes on with it. Throws Declined with the server's sentence.
 */
export async function askForCode(mobile: string): Promise<CodeSent> {
  if (lastSent?.mobile === mobile && Date.now() < Date.parse(lastSent.resendAt)) return lastSent
  const { requestId, codeLength, resendAfterSeconds } = await ask<typeof accountCalls.createCode>(
    'POST /accounts/otp/create',
    { body: { mobile } },
  )
  const resendAt = new Date(Date.now() + resendAfterSeconds * 1000).toISOString()
  lastSent = { requestId, codeLength, mobile, resendAt }
  return lastSent
}

/** Signs in with the code that came. Throws Declined with the server's sentence. */
export async function exchangeCode({ mobile, requestId }: CodeSent, code: string): Promise<void> {
  const response = await post(
    '/accounts/connect/token',
    new URLSearchParams({ grant_type: 'otp', mobile, code, request_id: requestId }),
  )
  if (!response.ok) throw new Declined(response.status, await refusedIn(response))
  lastSent = undefined
  signedIn((await response.json()) as AnswerOf<typeof accountCalls.token>)
}

/** Wakes a session whose access token ran out while nobody looked; false when it cannot be woken. */
export async function wakeSession(): Promise<boolean> {
  const token = await refreshed().catch(() => undefined) // out of reach: a guest until the next look
  if (token === undefined) return false
  signedIn(token)
  return true
}

/** Forgets the traveller here at once, drafts of forms included, then on the server. Throws Declined when that is out of reach. */
export async function signOut(): Promise<void> {
  signedOut()
  sessionStorage.clear()
  const response = await post('/accounts/connect/logout')
  await response.clone().text() // the page is left right after: the answer must have come whole
  if (!response.ok) throw new Declined(response.status, await refusedIn(response))
}

/** Whether a session may sleep in cookies that a page's script cannot read: the server leaves this mark beside them. */
export function mayHaveSession(): boolean {
  return /(?:^|; )signed=1(?:;|$)/.test(document.cookie)
}

function post(path: string, body: URLSearchParams | null = null): Promise<Response> {
  return fetch(path, { method: 'POST', body }).catch((cause) => {
    throw Object.assign(new Declined(0, undefined), { cause })
  })
}

function refusedIn(response: Response): Promise<Refused | undefined> {
  return response.json().then(
    (body: Refused) => body,
    () => undefined, // not from us: a proxy's page
  )
}
