import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { abroadCode } from '#accounts/server/accounts.ts'
import type { Room } from '#help/server/room.ts'
import { hostOf, isHousehold, isLoopback } from '#server/address.ts'
import { mayTry, type TryLimit } from '#server/attempt-limits.ts'

/** Requests without a captcha: of one mobile, which is sent a message each time, and from one address, at an operator thousands of people's. */
export const withoutCaptcha = {
  ofMobile: { most: 2, seconds: 3600 },
  ofAddress: { most: 60, seconds: 600 },
  ofHousehold: { most: 6, seconds: 600 },
} as const satisfies Record<string, TryLimit>

/** With one too. */
export const atMost = {
  ofMobile: { most: 8, seconds: 24 * 3600 },
  ofAddress: { most: 300, seconds: 3600 },
  ofHousehold: { most: 20, seconds: 3600 },
  /** messages there cost many times as much */
  ofCountryAbroad: { most: 40, seconds: 3600 },
} as const satisfies Record<string, TryLimit>

export interface Writing {
  /** E.164 */
  readonly mobile: string
  readonly address: string
}

/** Counts one more; false when a captcha has to be solved. */
export async function isCalm(room: Room, { mobile, address }: Writing): Promise<boolean> {
  if (abroadCode(mobile) !== undefined) return false
  const ofAddress = isHousehold(address) ? withoutCaptcha.ofHousehold : withoutCaptcha.ofAddress
  return mayAll(room, [
    [`contact of ${mobile}`, withoutCaptcha.ofMobile],
    ...(isLoopback(address) ? [] : [[`contact from ${hostOf(address)}`, ofAddress] as const]),
  ])
}

/** Counts one more; false when nothing more is taken for now. */
export function mayWrite(room: Room, { mobile, address }: Writing): Promise<boolean> {
  const abroad = abroadCode(mobile)
  const ofAddress = isHousehold(address) ? atMost.ofHousehold : atMost.ofAddress
  return mayAll(room, [
    [`contact today of ${mobile}`, atMost.ofMobile],
    ...(isLoopback(address) ? [] : [[`contact at most from ${hostOf(address)}`, ofAddress] as const]),
    ...(abroad === undefined ? [] : [[`contact abroad ${abroad}`, atMost.ofCountryAbroad] as const]),
  ])
}

export async function mayAll(
  { database, clock }: Room,
  limits: readonly (readonly [subject: string, limit: TryLimit])[],
): Promise<boolean> {
  const now = clock.now()
  const tried = await Promise.all(limits.map(([subject, limit]) => mayTry(database, subject, { limit, now })))
  return !tried.includes(false)
}

/** Stands for a browser that is nobody's: 32 hexadecimal digits. */
export function browserOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): string {
  const own = headers['x-session-id']
  const named = typeof own === 'string' && own !== '' ? own : hostOf(ip)
  return createHash('sha256').update(`browser ${named}`).digest('hex').slice(0, 32)
}
