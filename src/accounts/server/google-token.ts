import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { GoogleSettings } from '#accounts/server/google-settings.ts'
import { refuse } from '#accounts/server/refusals.ts'
import type { House } from '#server/house.ts'

/** Who Google says has signed in. */
export interface GoogleAccount {
  /** Google's number for the account; it never changes, the e-mail may */
  readonly subject: string
  /** verified by Google; lower case */
  readonly email: string
}

/** An ID token that stood every check but the one of its nonce. */
export interface ReadToken extends GoogleAccount {
  readonly nonce: string
  /** Google gives out the address itself, so whoever has the account has the mailbox */
  readonly isGoogles: boolean
}

/** Google writes its name both ways. */
const issuers = ['https://accounts.google.com', 'accounts.google.com']

/**
 * Reads ID tokens of Google (OpenID Connect Core §3.2.2.11) by its own keys, which are fetched when a new one is named.
 * Refuses GOOGLE_REFUSED, GOOGLE_EMAIL_UNVERIFIED, and GOOGLE_AWAY when the keys cannot be had.
 */
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
    // Google has sent both
    if (isVerified !== true && isVerified !== 'true') throw refuse('GOOGLE_EMAIL_UNVERIFIED')
    return { subject: sub, nonce, email: email.toLowerCase(), isGoogles: isGoogles(email, hd) }
  }
}

/** A Gmail address, or one of an organisation whose mail Google hosts (`hd`); of all others Google saw a code once. */
export function isGoogles(email: string, hd: unknown): boolean {
  return email.toLowerCase().endsWith('@gmail.com') || isText(hd)
}

function isText(claim: unknown): claim is string {
  return typeof claim === 'string' && claim !== '' && claim.length <= 255
}

/** Why a token was refused is for the log; that Google cannot be asked is no fault of the token. */
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
