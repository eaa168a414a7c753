import { forgetEntry, keepEntry, storedEntry } from '#web/local-entry.ts'
import { nextStep, type Session, SessionError, sessionFrom } from '#web/session-rules.ts'

/**
 * What the browser keeps of the token under the prefix `auth.` (§3): when it ends, and nothing else. The access token lives
 * in this module's memory, the refresh token in a cookie that no script can read; a token in the local storage would be
 * anybody's whose script ever ran here, and would outlive the sign-out of a stolen device.
 */
const expiration = 'auth.expiration'

let session: Session | undefined
let renewing: Promise<void> | undefined
const listeners = new Set<() => void>()

/** What the token endpoint answers. */
export interface TokenResponse {
  readonly access_token: string
  readonly expires_in: number
}

/** Called with a token after signing in; without one by a page load whose cookie speaks for us. */
export function signedIn(answer?: TokenResponse): void {
  if (answer === undefined && session !== undefined) return
  const now = Date.now()
  session = answer === undefined ? fromPageLoad(now) : sessionFrom(answer, now)
  if (answer !== undefined) keepEntry(expiration, session.accessExpiresAt, session.accessExpiresAt)
}

/** The cookie's own end, where this browser knows it; else it may last its whole age from now (§4). */
function fromPageLoad(now: number): Session {
  const whole = sessionFrom({}, now)
  const known = storedEntry(expiration, now)
  const accessExpiresAt = typeof known === 'number' ? Math.min(known, whole.accessExpiresAt) : undefined
  return accessExpiresAt === undefined ? whole : { ...whole, accessExpiresAt }
}

/** Forgets the session here, and other tabs hear of it; the server is told by whoever signs out. */
export function signedOut(): void {
  forgotten()
  forgetEntry(expiration)
}

/** Forgets the session in this tab at once; the others hear of it when its cookies are gone too, by `signedOut`. */
export function forgotten(): void {
  session = undefined
}

/** A 401 signs the traveller out (§7, behaviour on answers). */
export function signedOutByServer(): void {
  if (session === undefined) return
  signedOut()
  for (const listener of listeners) listener()
}

/** Hears of a session that ended by itself; returns how to stop hearing. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Is this the word of another tab that somebody signed in or out there? */
export function isOfSession({ key }: Pick<StorageEvent, 'key'>): boolean {
  return key === expiration
}

/** The access token for the next call, renewed when it has run out; throws §8's error when it cannot be. */
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

/** Many calls at once renew once. */
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
  // an answer that no cache may keep ends only once it is read
  return response.ok ? ((await response.json()) as TokenResponse) : void (await response.text())
}
