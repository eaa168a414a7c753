import { createSecretKey } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { clocks } from '#calendar/clocks.ts'
import type { House } from '#server/house.ts'

const issuer = 'parastoo'

export interface Bearer {
  readonly userId: string
  readonly sessionId: string
}

export interface AccessTokens {
  sign(bearer: Bearer): Promise<string>
  /** Only what was signed at this host's site. */
  read(token: string, host: string): Promise<Bearer | undefined>
}

/** JWT (RFC 9068 `at+jwt`), HS256, valid for 1800 s (§9). Read by nobody but us, at the site it was made at. */
export function openAccessTokens(house: House): AccessTokens {
  const key = createSecretKey(house.settings.secrets.token, 'utf8')
  const { sites } = house.settings
  const seconds = () => Math.floor(house.clock.now().epochMilliseconds / 1000)
  return {
    sign: ({ userId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(sites.here().brand.id)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + clocks.accessToken)
        .sign(key),
    async read(token, host) {
      try {
        const currentDate = new Date(house.clock.now().epochMilliseconds)
        const { payload } = await jwtVerify(token, key, {
          issuer,
          typ: 'at+jwt',
          algorithms: ['HS256'],
          requiredClaims: ['exp', 'sub', 'sid', 'aud'],
          currentDate,
        })
        if (sites.ofBrand(String(payload.aud)) !== sites.atHost(host)) return undefined
        return typeof payload.sub === 'string' && typeof payload.sid === 'string'
          ? { userId: payload.sub, sessionId: payload.sid }
          : undefined
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}
