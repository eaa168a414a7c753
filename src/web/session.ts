import { forgetEntry, keepEntry, storedEntry } from '#web/local-entry.ts'
import { nextStep, type Session, SessionError, sessionFrom } from '#web/session-rules.ts'

/** Under `auth.` (§3) only when it ends: the access token lives in
 * memory, the refresh token in a cookie no script can read. */
const expiration = 'auth.expiration'

let session: Session | undefined
let renewing: Promise<void> | undefined
const listeners = new Set<() => void>()

export interface TokenResponse {
  readonly access_token: string
  readonly expires_in: number
}

export function signedIn(answer?: TokenResponse): void {
  if (answer === undefined && session !== undefined) return
  const now = Date.now()
  session = answer === undefined ? fromPageLoad(now) : sessionFrom(answer, now)
  if (answer !== undefined) keepEntry(expiration, session.accessExpiresAt, session.accessExpiresAt)
}

/** Uses the cookie's known end, else its full lifetime from now (§4). */
function fromPageLoad(now: number): Session {
  const whole = sessionFrom({}, now)
  const known = storedEntry(expiration, now)
  const accessExpiresAt = typeof known === 'number' ? Math.min(known, whole.accessExpiresAt) : undefined
  return accessExpiresAt === undefined ? whole : { ...whole, accessExpiresAt }
}

export function signedOut(): void {
  forgotten()
  forgetEntry(expiration)
}

/** Ends it in this tab at once; other tabs follow by `signedOut` once the cookies are gone. */
export function forgotten(): void {
  session = undefined
}

export function signedOutByServer(): void {
  if (session === undefined) return
  signedOut()
  for (const listener of listeners) listener()
}

export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function isOfSession({ key }: Pick<StorageEvent, 'key'>): boolean {
  return key === expiration
}

/** Renews an expired token; throws §8's error on failure. */
export async function bearer(): Promise<string | undefined> {
  if (session === undefined) return undefined
  try {
    if (nextStep(session, Date.now()) === 'refresh') await renewed()
  } catch (error) {
    if (error instanceof SessionError) signedOutByServer()
    throw error
  }
  return session?.accessToken
}

/** Parallel calls share one renewal. */
function renewed(): Promise<void> {
  renewing ??= renew().finally(() => {
    renewing = undefined
  })
  return renewing
}

async function renew(): Promise<void> {
  const answer = await refreshed()
  if (session === undefined) return
  if (answer === undefined) session = { ...session, refresh: 'ended' }
  else signedIn(answer)
  nextStep(session, Date.now())
}

/** A fresh token for the refresh token in its cookie, if that is still good. */
export async function refreshed(): Promise<TokenResponse | undefined> {
  const response = await fetch('/accounts/connect/token', {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token' }),
  })
  // an uncacheable response must be read to finish
  return response.ok ? ((await response.json()) as TokenResponse) : void (await response.text())
}
