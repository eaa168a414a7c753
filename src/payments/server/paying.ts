import { clocks } from '#calendar/clocks.ts'
import type { Rial } from '#money/rial.ts'
import { chosenGateway, type Gateway } from '#payments/gateway.ts'
import { type Attempt, begin, liveAttemptOf, move } from '#payments/server/attempts.ts'
import { refuse } from '#payments/server/refusals.ts'
import type { Settle } from '#payments/server/settle.ts'
import type { House } from '#server/house.ts'

/** What an order may be charged now; asked of the orders room, which refuses what may not be paid. */
export type PayableOf = (orderId: string, userId: string) => Promise<Payable>

export interface Payable {
  readonly amount: Rial
  readonly holdExpiresAt: Temporal.Instant
  readonly orderNumber: string
}

export interface PayWish {
  readonly orderId: string
  readonly userId: string
  readonly gatewayId: number
}

/** Where the payer goes. */
export interface Opened {
  readonly id: string
  readonly address: string
}

interface Desk {
  readonly gateways: readonly Gateway[]
  readonly payableOf: PayableOf
  readonly settle: Settle
}

/** Begins to pay an order, or sends the payer back to the attempt that is open. */
export function payingDesk(house: House, desk: Desk): (wish: PayWish) => Promise<Opened> {
  return async function pay(wish) {
    const payable = await desk.payableOf(wish.orderId, wish.userId)
    const gateway = gatewayFor(desk.gateways, wish.gatewayId, payable.amount)
    assertTimeLeft(payable.holdExpiresAt, house.clock.now())
    const open = await openAttempt(house, desk, { wish, gateway, amount: payable.amount })
    return open ?? start(house, gateway, { wish, payable })
  }
}

function gatewayFor(gateways: readonly Gateway[], wanted: number, amount: Rial): Gateway {
  const gateway = chosenGateway(gateways, wanted)
  if (gateway === undefined) throw refuse('NO_GATEWAY')
  if (amount < gateway.caps.min || amount > gateway.caps.max) throw refuse('AMOUNT_NOT_TAKEN')
  return gateway
}

/** The payer needs time at the bank, and the seats must still be there afterwards. */
function assertTimeLeft(holdExpiresAt: Temporal.Instant, now: Temporal.Instant): void {
  const lastMoment = holdExpiresAt.subtract({ seconds: clocks.attemptBeforeHoldEnd })
  if (Temporal.Instant.compare(now, lastMoment) > 0) throw refuse('HOLD_ENDING')
}

interface Wanted {
  readonly wish: PayWish
  readonly gateway: Gateway
  readonly amount: Rial
}

/**
 * An order is paid by one attempt at a time. A live one is settled with the bank first: it may be paid (then nothing
 * more is), failed (then a new one may begin), or still open at the bank (then the payer goes back to it).
 */
async function openAttempt(house: House, desk: Desk, wanted: Wanted): Promise<Opened | undefined> {
  const live = await liveAttemptOf(house.database, wanted.wish.orderId)
  if (live === undefined) return undefined
  const settled = await desk.settle(live)
  if (settled === 'captured') throw refuse('ALREADY_PAID')
  if (settled === 'declined') return undefined
  if (live.address === null) throw refuse('ATTEMPT_RUNNING')
  if (isWanted(live, wanted)) return { id: live.id, address: live.address }
  // the bank is still asked about it: what is paid there after all is not lost
  await move(house.database, [live.id, 'abandoned'], { at: house.clock.now(), reason: 'another wanted' })
  return undefined
}

function isWanted(live: Attempt, { wish, gateway, amount }: Wanted): boolean {
  return live.gatewayId === gateway.id && live.amount === amount && live.userId === wish.userId
}

async function start(
  house: House,
  gateway: Gateway,
  { wish, payable }: { wish: PayWish; payable: Payable },
): Promise<Opened> {
  const { database, clock, settings, log } = house
  const { orderId, userId } = wish
  const { amount } = payable
  const askedAt = clock.now()
  const attempt = await begin(database, { orderId, userId, gatewayId: gateway.id, amount }, askedAt)
  if (attempt === undefined) throw refuse('ATTEMPT_RUNNING')
  const started = await gateway.start({
    attemptId: attempt.id,
    amount,
    description: `سفارش ${payable.orderNumber}`,
    returnAddress: `${settings.publicUrl}/api/payment/Return/${attempt.id}`,
  })
  const at = clock.now()
  if (started.kind === 'failed') {
    await move(database, [attempt.id, 'abandoned'], { at, askedAt, reason: started.why.slice(0, 200) })
    log.warn({ attemptId: attempt.id, why: started.why }, 'payment.not-started')
    throw refuse('GATEWAY_DOWN')
  }
  const moved = await move(database, [attempt.id, 'started'], { at, start: started })
  if (moved === undefined) throw refuse('ATTEMPT_RUNNING')
  log.info({ attemptId: attempt.id, orderId, amount }, 'payment.started')
  return { id: attempt.id, address: started.address }
}
