import type { PaymentShown } from '#payments/calls.ts'
import type { Gateway } from '#payments/gateway.ts'
import { type Attempt, attemptOf, latestAttemptOf, move } from '#payments/server/attempts.ts'
import { openZarinpal } from '#payments/server/gateways/zarinpal.ts'
import { type Opened, type PayableOf, type PayWish, payingDesk } from '#payments/server/paying.ts'
import { reconcile } from '#payments/server/reconcile.ts'
import { refuse } from '#payments/server/refusals.ts'
import { type OnCaptured, type Settle, settler } from '#payments/server/settle.ts'
import type { House } from '#server/house.ts'

export interface PaymentsNeighbours {
  readonly payableOf: PayableOf
  readonly onCaptured: OnCaptured
  /** other gateways than the configured one, for tests */
  readonly gateways?: readonly Gateway[]
}

/** The door of the payments room. */
export interface Payments {
  readonly gateways: readonly Gateway[]
  /**
   * Begins to pay an order (or goes on with its open attempt) and says where the payer goes. Refuses what the orders
   * room refuses, and NO_GATEWAY, GATEWAY_DOWN, AMOUNT_NOT_TAKEN, HOLD_ENDING (under 2 minutes of the hold are left),
   * ATTEMPT_RUNNING, ALREADY_PAID.
   */
  pay(wish: PayWish): Promise<Opened>
  /**
   * The payer is back from the bank, or somebody pretends: only the bank's own word moves money. Answers the order to
   * show; refuses PAYMENT_NOT_FOUND when attempt and reference do not belong together.
   */
  comeBack(attemptId: string, query: Readonly<Record<string, unknown>>): Promise<{ readonly orderId: string }>
  /** One payment of this user; refuses PAYMENT_NOT_FOUND for none and for another's alike. */
  byId(id: string, userId: string): Promise<PaymentShown>
  /** The latest attempt of an order of this user, if there was one. */
  latestOf(orderId: string, userId: string): Promise<PaymentShown | undefined>
  /** Asks the banks about all that is open; a job does it every minute. */
  reconcile(): Promise<void>
}

/** Opens the room; its jobs settle what payers leave behind. */
export function openPayments(house: House, neighbours: PaymentsNeighbours): Payments {
  const gateways = neighbours.gateways ?? [openZarinpal(house.settings.bank)]
  const settle = settler(house, { gatewayOf: gatewayIn(gateways), onCaptured: neighbours.onCaptured })
  const settleLater = laterSettler(house, settle)
  const reconcileAll = () => reconcile(house, gateways, settle)
  house.jobs.every('payments.reconcile', '* * * * *', reconcileAll)
  const shown = (attempt: Attempt) => paymentShown(attempt, gatewayIn(gateways)(attempt))
  return {
    gateways,
    pay: payingDesk(house, { gateways, payableOf: neighbours.payableOf, settle }),
    comeBack: returnDesk(house, { gatewayOf: gatewayIn(gateways), settle, settleLater }),
    byId: async (id, userId) => {
      const attempt = await attemptOf(house.database, id)
      if (attempt?.userId !== userId) throw refuse('PAYMENT_NOT_FOUND')
      return shown(attempt)
    },
    latestOf: async (orderId, userId) => {
      const attempt = await latestAttemptOf(house.database, orderId, userId)
      return attempt && shown(attempt)
    },
    reconcile: reconcileAll,
  }
}

function gatewayIn(gateways: readonly Gateway[]): (attempt: Attempt) => Gateway {
  return ({ gatewayId }) => {
    const gateway = gateways.find(({ id }) => id === gatewayId)
    if (gateway === undefined)
      throw new Error(`no adapter for gateway ${gatewayId}, at which there are attempts`)
    return gateway
  }
}

type SettleLater = (attempt: Attempt) => Promise<void>

/** A bank that did not answer is asked again within seconds, the payer being at the page; then by the minute. */
function laterSettler(house: House, settle: Settle): SettleLater {
  const queue = house.jobs.queue<{ attemptId: string }>(
    'payments.settle',
    async ({ attemptId }) => {
      const attempt = await attemptOf(house.database, attemptId)
      if (attempt !== undefined && (await settle(attempt)) === 'waiting')
        throw new Error('the bank has not answered yet')
    },
    { retryLimit: 5 },
  )
  return ({ id }) => queue.send({ attemptId: id }, { at: house.clock.now().add({ seconds: 3 }) })
}

interface ReturnDesk {
  readonly gatewayOf: (attempt: Attempt) => Gateway
  readonly settle: Settle
  readonly settleLater: SettleLater
}

function returnDesk(house: House, { gatewayOf, settle, settleLater }: ReturnDesk): Payments['comeBack'] {
  return async function comeBack(attemptId, query) {
    const attempt = await attemptOf(house.database, attemptId)
    const returned = attempt && gatewayOf(attempt).parseReturn(query)
    if (attempt === undefined || returned === undefined || returned.reference !== attempt.reference)
      throw refuse('PAYMENT_NOT_FOUND')
    await move(house.database, [attemptId, 'returned'], { at: house.clock.now() })
    const settled = await settle(attempt)
    if (settled === 'waiting') await settleLater(attempt)
    house.log.info(
      { attemptId, orderId: attempt.orderId, claim: returned.claim, settled },
      'payment.returned',
    )
    return { orderId: attempt.orderId }
  }
}

function paymentShown(attempt: Attempt, gateway: Gateway): PaymentShown {
  return {
    id: attempt.id,
    orderId: attempt.orderId,
    amount: attempt.amount,
    status: attempt.state,
    gatewayName: gateway.title,
    ...(attempt.transaction === null ? {} : { reference: attempt.transaction }),
    at: attempt.createdAt.toString(),
  }
}
