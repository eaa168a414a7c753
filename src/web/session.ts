import { nextStep, type Session, SessionError, sessionFrom } from '#web/session-rules.ts'

let session: Session | undefined
let renewing: Promise<void> | undefined
const listeners = new Set<() => void>()

/** What the token endpoint answers. */
export interface TokenAnswer {
  readonly access_token: string
  readonly expires_in: number
}

/** Called with a token after signing in; without one by a page load whose cookie speaks for us. */
export function signedIn(answer?: TokenAnswer): void {
  if (answer === undefined && session !== undefined) return
  session = sessionFrom(answer ?? {}, Date.now())
}

/** Forgets the session here; the server is told by whoever signs out. */
export function signedOut(): void {
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
  session = answer === undefined ? { ...session, refresh: 'ended' } : sessionFrom(answer, Date.now())
  nextStep(session, Date.now())
}

/** A fresh token for the refresh token in its cookie, if that is still good. */
export async function refreshed(): Promise<TokenAnswer | undefined> {
  const response = await fetch('/accounts/connect/token', {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token' }),
  })
  return response.ok ? ((await response.json()) as TokenAnswer) : undefined
}
