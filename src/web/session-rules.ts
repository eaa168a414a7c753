import { clocks, tokenExpiryMarginMs } from '#calendar/clocks.ts'

/** What the browser knows of its session. Times are epoch milliseconds of the browser's own clock. */
export interface Session {
  /** nothing while the cookie of the page load speaks for us */
  readonly accessToken: string | undefined
  readonly accessExpiresAt: number
  /** unknown to the page (it is an httpOnly cookie), known to have ended once a refresh was refused */
  readonly refresh: 'may-work' | 'ended'
}

/** §8: the session is reset and this is said. */
export const SESSION_EXPIRED = 'Both token and refresh token have expired. Your request was aborted.'
const USER_DATA_MISSING = 'User Data response does not contain field data'

/** A request was given up because nobody is signed in any more. Carries §8's message. */
export class SessionError extends Error {
  override readonly name = 'SessionError'
}

/** The session a token answer makes; without `expires_in` the token lasts 1800 s (§9). */
export function sessionFrom(
  answer: { readonly access_token?: string; readonly expires_in?: number },
  now: number,
): Session {
  const seconds = answer.expires_in ?? clocks.accessToken
  return { accessToken: answer.access_token, accessExpiresAt: now + seconds * 1000, refresh: 'may-work' }
}

/** §4: a token counts as expired 500 ms before its time. */
export function isExpired(session: Session, now: number): boolean {
  return now >= session.accessExpiresAt - tokenExpiryMarginMs
}

/**
 * What to do before a request: use the token, fetch another first, or give up. Giving up throws §8's error; the caller
 * resets the session.
 */
export function nextStep(session: Session, now: number): 'use' | 'refresh' {
  if (!isExpired(session, now)) return 'use'
  if (session.refresh === 'ended') throw new SessionError(SESSION_EXPIRED)
  return 'refresh'
}

/** The user is read from the field `data` of the current-user answer (§3); without it the session is reset (§8). */
export function userIn(answer: unknown): object {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined
  if (typeof data !== 'object' || data === null) throw new SessionError(USER_DATA_MISSING)
  return data
}
