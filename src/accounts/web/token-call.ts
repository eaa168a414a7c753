import type { CurrentUser } from '#accounts/call-shapes.ts'
import type { profileCalls } from '#accounts/profile-calls.ts'
import { ask, refusedIn } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { signedIn, signedOut, type TokenResponse } from '#web/session.ts'
import { userIn } from '#web/session-rules.ts'
import { forgetStoredTrips } from '#web/stored-trips.ts'

/** For calls without an envelope: form or JSON. Throws Declined. */
export async function askBare(path: string, body: URLSearchParams | object | null = null): Promise<unknown> {
  const isForm = body instanceof URLSearchParams || body === null
  const response = await fetch(path, {
    method: 'POST',
    ...(isForm ? { body } : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch((cause) => {
    throw Object.assign(new Declined(0, undefined), { cause })
  })
  const text = await response.text()
  if (!response.ok) throw new Declined(response.status, refusedIn(text))
  return text === '' ? undefined : JSON.parse(text)
}

/** §4: with a token the current user is fetched at once; without `data` the session is reset and §8's error thrown. */
export async function admitted(answer: unknown): Promise<CurrentUser> {
  await forgetStoredTrips()
  signedIn(answer as TokenResponse)
  const user = await ask<typeof profileCalls.currentUser>('GET /accounts/api/Account/CurrentUser', {})
  try {
    return userIn({ data: user }) as CurrentUser
  } catch (error) {
    signedOut()
    throw error
  }
}
