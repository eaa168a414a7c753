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
import { type Opened, start } from '#payments/server/start-attempt.ts'
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

/** See `Payments.mustHaveSpoken`. */
export async function mustHaveSpoken(
  house: House,
  desk: Pick<Desk, 'settle'>,
  order: Pick<PayWish, 'orderId' | 'userId'>,
): Promise<void> {
  const { hasSaid } = await openAttempt(house, desk, order)
  if (!hasSaid) throw refuse('ATTEMPT_RUNNING')
}

/** Begins a payment, or returns to the open attempt. */
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
    const gateway = await gatewayFor(desk.gateways, desk.health, {
      wanted: gatewayId,
      amount,
      now: house.clock.now(),
    })
    // the given-up attempt is still reconciled, in case it is paid later
    if (live !== undefined)
      await move(house.database, [live.id, 'abandoned'], { at: house.clock.now(), reason: 'another wanted' })
    const description = `سفارش ${payable.orderNumber}`
    const mobile = mobileIn(payable.phoneNumber)
    return start(house, gateway, { purpose: 'order', orderId, userId, amount, description, mobile })
  }
}

/**
 * An order is paid by one attempt at a time. A live one of this payer is settled with the bank first, before the price is
 * asked: it may be paid (then nothing more is), failed (then a new one may begin), or still open at the bank, which has said
 * that nothing was paid, or nothing at all.
 */
async function openAttempt(
  house: House,
  desk: Pick<Desk, 'settle'>,
  { orderId, userId }: Pick<PayWish, 'orderId' | 'userId'>,
): Promise<{ readonly live: Attempt | undefined; readonly hasSaid: boolean }> {
  const live = await liveAttemptOf(house.database, orderId)
  if (live?.userId !== userId) return { live: undefined, hasSaid: true }
  const settled = await desk.settle(live)
  // captured: the order is paid, or the wallet has the money
  if (!isOpen(settled)) return { live: undefined, hasSaid: true }
  if (live.address === null) throw refuse('ATTEMPT_RUNNING')
  return { live, hasSaid: settled === 'unpaid' }
}

/** Payers need time, and the hold must not end meanwhile. */
function assertTimeLeft(holdExpiresAt: Temporal.Instant, now: Temporal.Instant): void {
  const lastMoment = holdExpiresAt.subtract({ seconds: clocks.attemptBeforeHoldEnd })
  if (Temporal.Instant.compare(now, lastMoment) > 0) throw refuse('HOLD_ENDING')
}

/** The open attempt's address, if amount and gateway match. */
function wayBack(
  gateways: readonly Gateway[],
  live: Attempt,
  { wish, amount }: { readonly wish: PayWish; readonly amount: Rial },
): string | undefined {
  const isOffered = gateways.some(({ id, isActive }) => id === wish.gatewayId && isActive)
  const isThere = live.gatewayId === wish.gatewayId || !isOffered
  return isThere && live.amount === amount ? (live.address ?? undefined) : undefined
}

/** Iranian numbers only, as banks know them. */
function mobileIn(phoneNumber: string | undefined): string | undefined {
  return phoneNumber !== undefined && /^09\d{9}$/.test(phoneNumber) ? phoneNumber : undefined
}
