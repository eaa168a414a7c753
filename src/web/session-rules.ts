import { accessTokenSeconds, tokenExpiryMarginMs } from '#calendar/token-clocks.ts'

/** Times are epoch milliseconds of the browser's clock. */
export interface Session {
  readonly accessToken: string | undefined
  readonly accessExpiresAt: number
  /** an httpOnly cookie, so only a refused refresh proves that it ended */
  readonly refresh: 'may-work' | 'ended'
}

/** §8: the session is reset and this is said. */
export const SESSION_EXPIRED = 'Both token and refresh token have expired. Your request was aborted.'
export const USER_DATA_MISSING = 'User Data response does not contain field data'

/** Carries §8's message. */
export class SessionError extends Error {
  override readonly name = 'SessionError'
}

/** Without `expires_in` a token lasts 1800 s (§9). */
export function sessionFrom(
  answer: { readonly access_token?: string; readonly expires_in?: number },
  now: number,
): Session {
  const seconds = answer.expires_in ?? accessTokenSeconds
  return { accessToken: answer.access_token, accessExpiresAt: now + seconds * 1000, refresh: 'may-work' }
}

/** §4: a token counts as expired 500 ms before its time. */
export function isExpired(session: Session, now: number): boolean {
  return now >= session.accessExpiresAt - tokenExpiryMarginMs
}

export function nextStep(session: Session, now: number): 'use' | 'refresh' {
  if (!isExpired(session, now)) return 'use'
  if (session.refresh === 'ended') throw new SessionError(SESSION_EXPIRED)
  return 'refresh'
}

/** §3: read from `data`; without it the session is reset (§8). */
export function userIn(answer: unknown): object {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined
  if (typeof data !== 'object' || data === null) throw new SessionError(USER_DATA_MISSING)
  return data
}
