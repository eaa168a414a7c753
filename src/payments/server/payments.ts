import type { AttemptState } from '#payments/attempt.ts'
import type { GatewayView, PaymentView } from '#payments/calls.ts'
import type { Action, Gateway, ReturnSent } from '#payments/gateway.ts'
import { askBankAgain } from '#payments/server/ask-bank-again.ts'
import type { Attempt } from '#payments/server/attempt-row.ts'
import {
  attemptOf,
  gatewayPaidAtLast,
  latestAttemptOf,
  latestStates,
  placesOf,
} from '#payments/server/find-attempts.ts'
import { choiceAmong } from '#payments/server/gateway-choosing.ts'
import { openGatewayHealth } from '#payments/server/gateway-health.ts'
import { openGateways } from '#payments/server/open-gateways.ts'
import { mustHaveSpoken, type PayableOf, type PayWish, payingDesk } from '#payments/server/paying.ts'
import type { PaymentSettings } from '#payments/server/payment-settings.ts'
import { paymentView } from '#payments/server/payment-view.ts'
import { reconcile } from '#payments/server/reconcile.ts'
import { refuse } from '#payments/server/refusals.ts'
import { type CameBack, returnDesk } from '#payments/server/returning.ts'
import { settler } from '#payments/server/settle.ts'
import { readSettlements } from '#payments/server/settlements.ts'
import type { OnCaptured, Settling } from '#payments/server/settling.ts'
import type { Opened } from '#payments/server/start-attempt.ts'
import { readStatement, type Statement, type StatementRead } from '#payments/server/statement.ts'
import { type TopUpWish, topUpDesk } from '#payments/server/topping-up.ts'
import type { House } from '#server/house.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

export interface PaymentsNeighbours extends Pick<Settling, 'promises'> {
  readonly wallet: Pick<Wallet, 'post' | 'settled'>
  readonly payableOf: PayableOf
  readonly onCaptured: OnCaptured
  /** other gateways than the configured ones, for tests */
  readonly gateways?: readonly Gateway[]
}

/** The door of the payments room. */
export interface Payments {
  readonly gateways: readonly Gateway[]
  /**
   * The gateways for whoever pays: those that are active, answer well and take the amount (rial), the others with the
   * reason; the one this user paid at last, or the first, is preselected.
   */
  choice(who: {
    readonly userId?: string | undefined
    readonly amount?: number | undefined
  }): Promise<readonly GatewayView[]>
  /**
   * Begins to pay an order (or goes on with its open attempt) and says where the payer goes. Refuses what the orders
   * room refuses, and NO_GATEWAY, GATEWAY_DOWN, AMOUNT_NOT_TAKEN, HOLD_ENDING (under 2 minutes of the hold are left),
   * ATTEMPT_RUNNING, ALREADY_PAID.
   */
  pay(wish: PayWish): Promise<Opened>
  /**
   * Asks the bank about this user's open attempt to pay for the order, if there is one. Refuses ATTEMPT_RUNNING while the bank has
   * said nothing definite.
   */
  mustHaveSpoken(order: Pick<PayWish, 'orderId' | 'userId'>): Promise<void>
  /**
   * Begins to fill the user's wallet with an amount of rial. Refuses TOP_UP_TOO_SMALL (under 10,000 rial), TOP_UP_TOO_LARGE,
   * AMOUNT_NOT_TAKEN, NO_GATEWAY, GATEWAY_DOWN.
   */
  topUp(wish: TopUpWish): Promise<Opened>
  /** How this user gets to the bank, while the attempt is open; afterwards nothing. Refuses PAYMENT_NOT_FOUND. */
  goingOf(attemptId: string, userId: string): Promise<Going>
  /**
   * The payer is back from the bank, or somebody pretends: only the bank's own word moves money. Answers what to show;
   * refuses PAYMENT_NOT_FOUND when attempt and reference do not belong together.
   */
  comeBack(attemptId: string, sent: ReturnSent): Promise<CameBack>
  /** One payment of this user, the bank being asked about an open one; refuses PAYMENT_NOT_FOUND for none and for another's alike. */
  byId(id: string, userId: string): Promise<PaymentView>
  /** The latest attempt of an order of this user that reached a bank, if there was one; the bank is asked about an open one. */
  latestOf(orderId: string, userId: string): Promise<PaymentView | undefined>
  /** How the latest attempt that reached a bank stands, by order; orders without one are left out. */
  statesOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, AttemptState>>
  /** The gateways' titles and the bank's numbers of these attempts, by id; unknown ones are left out. */
  namesOf(
    attemptIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly gateway: string; readonly reference: string | null }>>
  /** Asks the banks about all that is open; a job does it every minute. */
  reconcile(): Promise<void>
  /** Writes what gateways brought to our bank account into the ledger; a job does it every hour. */
  readSettlements(): Promise<void>
  /**
   * Writes what a bank's statement says that a gateway brought, each payment once, and names the rows that are not ours or of another
   * amount. Refuses NO_SUCH_GATEWAY, and SETTLES_BY_ITSELF where `readSettlements` hears it.
   */
  readStatement(gatewayName: string, statement: Omit<Statement, 'gateway'>): Promise<StatementRead>
}

/** A payer's way to the bank. */
export interface Going {
  readonly payment: PaymentView
  /** nothing once the payment has ended */
  readonly action: Action | undefined
  /** the gateway's name for the payment */
  readonly reference: string | undefined
}

/** Opens the room; its jobs settle what payers leave behind. */
export function openPayments(house: House<PaymentSettings>, neighbours: PaymentsNeighbours): Payments {
  const { database, clock, jobs } = house
  const health = openGatewayHealth(house)
  const gateways = (neighbours.gateways ?? openGateways(house.settings)).map(health.watched)
  const gatewayOf = gatewayIn(gateways)
  warnOfClosed(house, gateways)
  jobs.every('payments.rates', '7 * * * *', async () => warnOfClosed(house, gateways))
  const settle = settler(house, { ...neighbours, gatewayOf })
  const desk = { ...neighbours, gateways, health, settle }
  const reconcileAll = () => reconcile(house, gateways, settle)
  const halfAMinuteLater = jobs.queue('payments.reconcile-again', reconcileAll, {
    retryLimit: 0,
    isSwept: true,
  })
  jobs.every('payments.reconcile', '* * * * *', async () => {
    await halfAMinuteLater.send({}, { at: clock.now().add({ seconds: 30 }) })
    await reconcileAll()
  })
  const readAll = () => readSettlements({ ...house, wallet: neighbours.wallet }, gateways)
  jobs.every('payments.settlements', '23 * * * *', readAll)
  const shown = async (attempt: Attempt) => {
    const known = await askBankAgain({ ...house, settle }, attempt)
    return paymentView(database, known, gatewayOf(known))
  }
  const ownOf = async (id: string, userId: string) => {
    const attempt = await attemptOf(database, id)
    if (attempt?.userId !== userId) throw refuse('PAYMENT_NOT_FOUND')
    return attempt
  }
  return {
    gateways,
    async choice({ userId, amount }) {
      const paidAtLast = userId === undefined ? undefined : await gatewayPaidAtLast(database, userId)
      return choiceAmong(gateways, health, { amount, paidAtLast, now: clock.now() })
    },
    pay: payingDesk(house, desk),
    mustHaveSpoken: (order) => mustHaveSpoken(house, desk, order),
    topUp: topUpDesk(house, desk),
    async goingOf(attemptId, userId) {
      const attempt = await ownOf(attemptId, userId)
      const action = attempt.state === 'started' ? (attempt.action ?? undefined) : undefined
      return { payment: await shown(attempt), action, reference: attempt.reference ?? undefined }
    },
    comeBack: returnDesk(house, { gatewayOf, settle }),
    byId: async (id, userId) => shown(await ownOf(id, userId)),
    async latestOf(orderId, userId) {
      const attempt = await latestAttemptOf(database, orderId, userId)
      return attempt && shown(attempt)
    },
    statesOf: (orderIds) => latestStates(database, orderIds),
    namesOf: (attemptIds) => namesOf(house, gateways, attemptIds),
    reconcile: reconcileAll,
    readSettlements: readAll,
    readStatement: (gatewayName, statement) =>
      readStatement(
        { ...house, wallet: neighbours.wallet },
        { ...statement, gateway: gateways.find(({ name }) => name === gatewayName) },
      ),
  }
}

async function namesOf(
  { database }: House,
  gateways: readonly Gateway[],
  attemptIds: readonly string[],
): ReturnType<Payments['namesOf']> {
  const titleOf = new Map(gateways.map(({ id, title }) => [id, title]))
  const rows = await placesOf(database, attemptIds)
  return new Map(
    rows.map(({ id, gatewayId, transaction }) => [
      id,
      { gateway: titleOf.get(gatewayId) ?? `${gatewayId}`, reference: transaction },
    ]),
  )
}

/** A rate that nobody has set for days is somebody's to set. */
function warnOfClosed({ clock, log }: House, gateways: readonly Gateway[]): void {
  for (const { name, mayBegin } of gateways)
    if (mayBegin?.(clock.now()) === false) log.error({ gateway: name }, 'gateway.rate-stale')
}

function gatewayIn(gateways: readonly Gateway[]): (attempt: Attempt) => Gateway {
  return ({ gatewayId }) => {
    const gateway = gateways.find(({ id }) => id === gatewayId)
    if (gateway === undefined)
      throw new Error(`no adapter for gateway ${gatewayId}, at which there are attempts`)
    return gateway
  }
}
