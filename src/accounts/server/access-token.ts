import { createSecretKey } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { clocks } from '#calendar/clocks.ts'
import type { House } from '#server/house.ts'

const names = { issuer: 'parastoo', audience: 'parastoo' } as const

export interface Bearer {
  readonly userId: string
  readonly sessionId: string
}

export interface AccessTokens {
  sign(bearer: Bearer): Promise<string>
  read(token: string): Promise<Bearer | undefined>
}

/** JWT (RFC 9068 `at+jwt`), HS256, valid for 1800 s (§9). Read by nobody but us. */
export function openAccessTokens(house: House): AccessTokens {
  const key = createSecretKey(house.settings.secrets.token, 'utf8')
  const seconds = () => Math.floor(house.clock.now().epochMilliseconds / 1000)
  return {
    sign: ({ userId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject(userId)
        .setIssuer(names.issuer)
        .setAudience(names.audience)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + clocks.accessToken)
        .sign(key),
    async read(token) {
      try {
        const currentDate = new Date(house.clock.now().epochMilliseconds)
        const { payload } = await jwtVerify(token, key, {
          ...names,
          typ: 'at+jwt',
          algorithms: ['HS256'],
          requiredClaims: ['exp', 'sub', 'sid'],
          currentDate,
        })
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
