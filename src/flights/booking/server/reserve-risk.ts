import type { Room } from '#flights/server/room.ts'
import { hostOf, isHousehold, isLoopback } from '#server/address.ts'
import { mayTry } from '#server/attempt-limits.ts'

/**
 * Agreements without a captcha: to one order, whose supplier is asked each time, and from one address, which at an operator is
 * thousands of people. Holding a second order has its own captcha.
 */
export const withoutCaptcha = {
  ofOrder: { most: 3, seconds: 900 },
  ofAddress: { most: 120, seconds: 600 },
  ofHousehold: { most: 12, seconds: 600 },
} as const

export interface Agreeing {
  readonly userId: string
  readonly address: string
}

/** Counts one more; false when a captcha has to be solved. */
export async function isCalm(
  { database, clock }: Pick<Room, 'database' | 'clock'>,
  { orderId, address }: { readonly orderId: string; readonly address: string },
): Promise<boolean> {
  const now = clock.now()
  const ofAddress = isHousehold(address) ? withoutCaptcha.ofHousehold : withoutCaptcha.ofAddress
  const tried = await Promise.all([
    mayTry(database, agreementTo(orderId), { limit: withoutCaptcha.ofOrder, now }),
    isLoopback(address) || mayTry(database, `agree from ${hostOf(address)}`, { limit: ofAddress, now }),
  ])
  return !tried.includes(false)
}

export function agreementTo(orderId: string): string {
  return `agree to ${orderId}`
}
