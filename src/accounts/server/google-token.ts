import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { GoogleSettings } from '#accounts/server/google-settings.ts'
import { refuse } from '#accounts/server/refusals.ts'
import type { House } from '#server/house.ts'

export interface GoogleAccount {
  /** Google's stable id of the account; the e-mail may change */
  readonly subject: string
  readonly email: string
}

export interface ReadToken extends GoogleAccount {
  readonly nonce: string
  /** Google hosts this mailbox, so the account's owner also owns the address */
  readonly isGoogles: boolean
}

/** Google writes its name both ways. */
const issuers = ['https://accounts.google.com', 'accounts.google.com']

/** Reads ID tokens (OpenID Connect Core §3.2.2.11). Throws GOOGLE_REFUSED,
 * GOOGLE_EMAIL_UNVERIFIED, GOOGLE_AWAY (keys cannot be fetched). */
export function idTokensOf(house: House, google: GoogleSettings): (jwt: string) => Promise<ReadToken> {
  const keys = createRemoteJWKSet(new URL(google.keysUrl), { cooldownDuration: 5000 })
  return async (jwt) => {
    const { payload } = await jwtVerify(jwt, keys, {
      issuer: issuers,
      audience: google.clientId,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat', 'sub', 'nonce', 'email'],
      currentDate: new Date(house.clock.now().epochMilliseconds),
    }).catch((error: unknown) => declined(house, error))
    const { sub, nonce, email, email_verified: isVerified, azp, hd } = payload
    const isForUs = azp === undefined || azp === google.clientId
    if (!isForUs || !isText(sub) || !isText(nonce) || !isText(email)) throw refuse('GOOGLE_REFUSED')
    if (isVerified !== true && isVerified !== 'true') throw refuse('GOOGLE_EMAIL_UNVERIFIED')
    return { subject: sub, nonce, email: email.toLowerCase(), isGoogles: isGoogles(email, hd) }
  }
}

/** Gmail, or an organisation hosted by Google (`hd`). Any other address Google verified only once. */
export function isGoogles(email: string, hd: unknown): boolean {
  return email.toLowerCase().endsWith('@gmail.com') || isText(hd)
}

function isText(claim: unknown): claim is string {
  return typeof claim === 'string' && claim !== '' && claim.length <= 255
}

function declined(house: House, error: unknown): never {
  const code = error instanceof errors.JOSEError ? error.code : 'unreachable'
  house.log.warn({ why: code }, 'google.refused')
  if (isAway(error)) throw Object.assign(refuse('GOOGLE_AWAY'), { cause: error })
  throw refuse('GOOGLE_REFUSED')
}

function isAway(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return error instanceof TypeError || isAborted(error)
  return ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'].includes(error.code)
}

function isAborted(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
}
