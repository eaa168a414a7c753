import { createSecretKey } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import { hashOfDevice } from '#accounts/server/devices.ts'
import type { GoogleAccount } from '#accounts/server/google-token.ts'
import { clocks } from '#calendar/clocks.ts'
import type { House } from '#server/house.ts'

const names = { issuer: 'parastoo', audience: 'parastoo' } as const
const kind = { algorithm: 'HS256', typ: 'link+jwt' } as const

/** Links a Google account to whoever signs in next in the same browser; signed, valid for ten minutes. */
export function linkTokenFor(
  house: House,
  { subject, email }: GoogleAccount,
  device: string,
): Promise<string> {
  const seconds = Math.floor(house.clock.now().epochMilliseconds / 1000)
  return new SignJWT({ email, device: marked(device) })
    .setProtectedHeader({ alg: kind.algorithm, typ: kind.typ })
    .setSubject(subject)
    .setIssuer(names.issuer)
    .setAudience(names.audience)
    .setExpirationTime(seconds + clocks.googleSignIn)
    .sign(keyOf(house))
}

export async function linkTokenIn(
  house: House,
  token: string,
  device: string,
): Promise<GoogleAccount | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(house), {
      ...names,
      typ: kind.typ,
      algorithms: [kind.algorithm],
      requiredClaims: ['exp', 'sub', 'email', 'device'],
      currentDate: new Date(house.clock.now().epochMilliseconds),
    })
    const { sub: subject, email } = payload
    const isOurs = typeof subject === 'string' && typeof email === 'string'
    return isOurs && payload['device'] === marked(device) ? { subject, email } : undefined
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

function keyOf({ settings }: House) {
  return createSecretKey(settings.secrets.token, 'utf8')
}

function marked(device: string): string {
  return hashOfDevice(device).toString('base64url')
}
