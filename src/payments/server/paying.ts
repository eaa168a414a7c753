import { clocks } from '#calendar/clocks.ts'
import type { Rial } from '#money/rial.ts'
import type { Gateway } from '#payments/gateway.ts'
import type { Attempt } from '#payments/server/attempt-row.ts'
import { move } from '#payments/server/attempts.ts'
import { liveAttemptOf } from '#payments/server/find-attempts.ts'
import { gatewayFor } from '#payments/server/gateway-choosing.ts'
import type { GatewayHealth } from '#payments/server/gateway-health.ts'
import { refuse } from '#payments/server/refusals.ts'
import { isOpen, type Settle } from '#payments/server/settle.ts'
import { type Opened, type Start, start } from '#payments/server/start-attempt.ts'
import type { House } from '#server/house.ts'

export type PayableOf = (
  orderId: string,
  userId: string,
  wish: { readonly useWallet?: boolean | undefined },
) => Promise<Payable>

export interface Payable {
  readonly amount: Rial
  readonly holdExpiresAt: Temporal.Instant
  readonly orderNumber: string
  readonly phoneNumber?: string
}

export interface PayWish {
  readonly orderId: string
  readonly userId: string
  readonly gatewayId: number
  readonly useWallet?: boolean | undefined
}

export interface Desk {
  readonly gateways: readonly Gateway[]
  readonly health: GatewayHealth
  readonly payableOf: PayableOf
  readonly settle: Settle
}

export function payingDesk(house: House, desk: Desk): (wish: PayWish) => Promise<Opened> {
  return async function pay(wish) {
    const { orderId, userId, useWallet, gatewayId } = wish
    const { live, hasSaid } = await openAttempt(house, desk, wish)
    const payable = await desk.payableOf(orderId, userId, { useWallet })
    assertTimeLeft(payable.holdExpiresAt, house.clock.now())
    const { amount } = payable
    if (live !== undefined) {
      const address = wayBack(desk.gateways, live, { wish, amount })
      if (address !== undefined) return { id: live.id, address }
      // it may be paid already: no second payment
      if (!hasSaid) throw refuse('ATTEMPT_RUNNING')
    }
    const description = `سفارش ${payable.orderNumber}`
    const mobile = mobileIn(payable.phoneNumber)
    const what = { purpose: 'order', orderId, tripId: null, userId, amount, description, mobile } as const
    return startInstead(house, desk, { given: live === undefined ? [] : [live], gatewayId, what })
  }
}

export interface Instead {
  /** attempts that are given up for it: the bank has said that nothing was paid */
  readonly given: readonly Attempt[]
  readonly gatewayId: number
  readonly what: Start
}

export async function startInstead(
  house: House,
  desk: Pick<Desk, 'gateways' | 'health'>,
  { given, gatewayId, what }: Instead,
): Promise<Opened> {
  const { amount } = what
  const gateway = await gatewayFor(desk.gateways, desk.health, {
    wanted: gatewayId,
    amount,
    now: house.clock.now(),
  })
  // the bank is still asked about the attempt that is given up: what is paid there after all is not lost
  for (const { id } of given)
    await move(house.database, [id, 'abandoned'], { at: house.clock.now(), reason: 'another wanted' })
  return start(house, gateway, what)
}

/** One attempt per order. A live one is asked about first: paid, failed (a new one may begin), or open. */
export async function openAttempt(
  house: House,
  desk: Pick<Desk, 'settle'>,
  { orderId, userId }: Pick<PayWish, 'orderId' | 'userId'>,
): Promise<OpenAttempt> {
  return stillOpen(desk, await liveAttemptOf(house.database, orderId), userId)
}

export interface OpenAttempt {
  readonly live: Attempt | undefined
  readonly hasSaid: boolean
}

export async function stillOpen(
  desk: Pick<Desk, 'settle'>,
  live: Attempt | undefined,
  userId: string,
): Promise<OpenAttempt> {
  if (live?.userId !== userId) return { live: undefined, hasSaid: true }
  const settled = await desk.settle(live)
  // captured: the order is paid, or the wallet has the money
  if (!isOpen(settled)) return { live: undefined, hasSaid: true }
  if (live.address === null) throw refuse('ATTEMPT_RUNNING')
  return { live, hasSaid: settled === 'unpaid' }
}

/** The payer needs time at the bank, and the seats must still be there afterwards. */
export function assertTimeLeft(holdExpiresAt: Temporal.Instant, now: Temporal.Instant): void {
  const lastMoment = holdExpiresAt.subtract({ seconds: clocks.attemptBeforeHoldEnd })
  if (Temporal.Instant.compare(now, lastMoment) > 0) throw refuse('HOLD_ENDING')
}

/** The open attempt's address when it is of this amount and at the wanted gateway, or at the one that stands for it. */
export function wayBack(
  gateways: readonly Gateway[],
  live: Attempt,
  { wish, amount }: { readonly wish: Pick<PayWish, 'gatewayId'>; readonly amount: Rial },
): string | undefined {
  const isOffered = gateways.some(({ id, isActive }) => id === wish.gatewayId && isActive)
  const isThere = live.gatewayId === wish.gatewayId || !isOffered
  return isThere && live.amount === amount ? (live.address ?? undefined) : undefined
}

/** As banks know their customers; a number from abroad says nothing to them. */
export function mobileIn(phoneNumber: string | undefined): string | undefined {
  return phoneNumber !== undefined && /^09\d{9}$/.test(phoneNumber) ? phoneNumber : undefined
}
