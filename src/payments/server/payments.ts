import type { Trx } from '#database/database.ts'
import type { AttemptState } from '#payments/attempt.ts'
import type { BankDifference, BankTransfer } from '#payments/bank-differences.ts'
import type { GatewayView, PaymentView } from '#payments/calls.ts'
import type { Action, Gateway, ReturnSent } from '#payments/gateway.ts'
import { latestView } from '#payments/server/ask-bank-again.ts'
import type { Attempt } from '#payments/server/attempt-row.ts'
import { type AttemptMove, attemptMoves, ordersNumbered } from '#payments/server/desk-record.ts'
import { gatewayPaidAtLast, latestAttemptOf, latestStates, placesOf } from '#payments/server/find-attempts.ts'
import { choiceAmong } from '#payments/server/gateway-choosing.ts'
import { openGatewayHealth } from '#payments/server/gateway-health.ts'
import { gatewayProbes } from '#payments/server/gateway-probes.ts'
import { ownAttempts, sharesIn } from '#payments/server/giving-back.ts'
import { goneGateway, goneTitle } from '#payments/server/gone-gateway.ts'
import { mustHaveSpoken } from '#payments/server/must-have-spoken.ts'
import { openGateways } from '#payments/server/open-gateways.ts'
import { type PayableOf, type PayWish, payingDesk } from '#payments/server/paying.ts'
import { type ShareDesk, type ShareWish, shareDesk } from '#payments/server/paying-share.ts'
import { type TripDesk, type TripWish, tripDesk } from '#payments/server/paying-trip.ts'
import type { PaymentSettings } from '#payments/server/payment-settings.ts'
import { reconcile } from '#payments/server/reconcile.ts'
import {
  bankDifferencesOf,
  checkTransfers,
  enterTransfers,
  type TransfersRead,
} from '#payments/server/reconciliation.ts'
import { type CameBack, returnDesk } from '#payments/server/returning.ts'
import { settler } from '#payments/server/settle.ts'
import { readSettlements } from '#payments/server/settlements.ts'
import type { OnCaptured, Settling } from '#payments/server/settling.ts'
import type { Opened } from '#payments/server/start-attempt.ts'
import {
  checkStatement,
  readStatement,
  type Statement,
  type StatementBooks,
  type StatementRead,
} from '#payments/server/statement.ts'
import { type TopUpWish, topUpDesk } from '#payments/server/topping-up.ts'
import type { House } from '#server/house.ts'
import type { Probe } from '#server/probe.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

export interface PaymentsNeighbours extends Pick<Settling, 'promises'> {
  readonly wallet: Pick<Wallet, 'post' | 'settled' | 'settledAmong'>
  readonly payableOf: PayableOf
  readonly onCaptured: OnCaptured
  readonly trips: TripDesk & Settling['trips']
  readonly shares: ShareDesk & Settling['shares']
  /** other gateways than the configured ones, for tests */
  readonly gateways?: readonly Gateway[]
}

export interface Payments {
  readonly gateways: readonly Gateway[]
  /** For a payer and amount (rial), with reasons for those not offered; the one used last, or the first, is preselected. */
  choice(who: {
    readonly userId?: string | undefined
    readonly amount?: number | undefined
  }): Promise<readonly GatewayView[]>
  /** Begins to pay an order or continues its open attempt. Refuses what orders refuse, and NO_GATEWAY,
   * GATEWAY_DOWN, AMOUNT_NOT_TAKEN, HOLD_ENDING (under 2 minutes), ATTEMPT_RUNNING, ALREADY_PAID. */
  pay(wish: PayWish): Promise<Opened>
  /** The same for all orders of a trip that wait to be paid: one attempt, divided among them. */
  payTrip(wish: TripWish): Promise<Opened>
  /** The same for one share of an order, by its link; `userId` where the payer is signed in. Refuses also SHARE_PAID, SHARE_AT_BANK. */
  payShare(wish: ShareWish): Promise<Opened>
  /** For whoever has its link; asks the bank if it is open. */
  ofShare(attemptId: string, shareId: string): Promise<PaymentView | undefined>
  /** Gives what an attempt took back to its card. `credited`: the card cannot have it, and we still do. Again is harmless. */
  giveBack(attemptId: string, wasAsked: boolean): Promise<'reversed' | 'credited' | 'unknown'>
  /** Minutes by gateway; the others cannot. */
  readonly returnsToCard: ReadonlyMap<number, number>
  /** Asks the bank about open attempts. Refuses ATTEMPT_RUNNING while it has said nothing definite. */
  mustHaveSpoken(
    purchase: Pick<PayWish, 'orderId' | 'userId'> | Pick<TripWish, 'tripId' | 'userId'>,
  ): Promise<void>
  /** Fills the wallet, rial. Refuses TOP_UP_TOO_SMALL, TOP_UP_TOO_LARGE, AMOUNT_NOT_TAKEN, NO_GATEWAY, GATEWAY_DOWN. */
  topUp(wish: TopUpWish): Promise<Opened>
  /** While the attempt is open; of a share to whoever was given its number. Refuses PAYMENT_NOT_FOUND. */
  goingOf(attemptId: string, userId: string | undefined): Promise<Going>
  /** Maybe forged: only the bank's own answer moves money.
   * Refuses PAYMENT_NOT_FOUND when attempt and reference do not match. */
  comeBack(attemptId: string, sent: ReturnSent): Promise<CameBack>
  /** Asks the bank if it is open. Refuses PAYMENT_NOT_FOUND, also for another's. */
  byId(id: string, userId: string): Promise<PaymentView>
  /** Of those that reached a bank; asks the bank if it is open. */
  latestOf(orderId: string, userId: string): Promise<PaymentView | undefined>
  /** By order, for attempts that reached a bank. */
  statesOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, AttemptState>>
  /** Gateway titles and bank numbers by attempt id; unknown ones are left out. */
  namesOf(
    attemptIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly gateway: string; readonly reference: string | null }>>
  /** Orders that an attempt with this number was for: ours at the bank, the gateway's, or the bank's of the transaction. */
  ordersNumbered(number: string): Promise<readonly string[]>
  /** What became of each attempt to pay this order, the oldest first. */
  movesOf(orderId: string): Promise<readonly AttemptMove[]>
  readonly probes: readonly Probe[]
  /** Asks banks about all open attempts; a job runs it every minute. */
  reconcile(): Promise<void>
  /** Enters gateways' transfers into the ledger; a job runs it every hour. */
  readSettlements(): Promise<void>
  /** What `readStatement` would enter; refuses as it does. */
  checkStatement(gatewayName: string, statement: Omit<Statement, 'gateway'>): Promise<StatementRead>
  /** Each payment once, all or none; returns rows that are not ours or differ. By default in a transaction of its own.
   * Refuses NO_SUCH_GATEWAY, SETTLES_BY_ITSELF where `readSettlements` does it. */
  readStatement(gatewayName: string, statement: Omit<Statement, 'gateway'>, trx?: Trx): Promise<StatementRead>
  /** What the bank says came to our account, each transfer once, held against what gateways say they sent. */
  readonly bank: BankBook
}

export interface BankBook {
  /** what `enter` would add */
  check(transfers: readonly BankTransfer[]): Promise<TransfersRead>
  /** Returns those that are new. */
  enter(trx: Trx, transfers: readonly BankTransfer[]): Promise<readonly BankTransfer[]>
  differences(): Promise<readonly BankDifference[]>
}

export interface Going {
  readonly payment: PaymentView
  readonly action: Action | undefined
  readonly reference: string | undefined
}

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
  const books = { ...house, wallet: neighbours.wallet }
  const readAll = () => readSettlements(books, gateways)
  jobs.every('payments.settlements', '23 * * * *', readAll)
  const shown = (attempt: Attempt) => latestView({ ...house, settle, gatewayOf }, attempt)
  const ownOf = ownAttempts(database)
  return {
    gateways,
    probes: gatewayProbes(gateways, health),
    async choice({ userId, amount }) {
      const paidAtLast = userId === undefined ? undefined : await gatewayPaidAtLast(database, userId)
      return choiceAmong(gateways, health, { amount, paidAtLast, now: clock.now() })
    },
    pay: payingDesk(house, desk),
    payTrip: tripDesk(house, desk),
    payShare: shareDesk(house, desk),
    ...sharesIn(database, { gateways, gatewayOf, shown }),
    mustHaveSpoken: (purchase) => mustHaveSpoken(house, desk, purchase),
    topUp: topUpDesk(house, desk),
    async goingOf(attemptId, userId) {
      const attempt = await ownOf(attemptId, userId)
      const action = attempt.state === 'started' ? (attempt.action ?? undefined) : undefined
      return { payment: await shown(attempt), action, reference: attempt.reference ?? undefined }
    },
    comeBack: returnDesk(house, { gatewayOf, settle }),
    byId: async (id, userId) => shown(await ownOf(id, userId, 'signed in')),
    async latestOf(orderId, userId) {
      const attempt = await latestAttemptOf(database, orderId, userId)
      return attempt && shown(attempt)
    },
    statesOf: (orderIds) => latestStates(database, orderIds),
    ...recordOf(house, gateways),
    reconcile: reconcileAll,
    readSettlements: readAll,
    ...statementsOf(books, gateways),
  }
}

function statementsOf(books: StatementBooks, gateways: readonly Gateway[]) {
  const { database, clock } = books
  const named = (name: string, statement: Omit<Statement, 'gateway'>): Statement => ({
    ...statement,
    gateway: gateways.find((one) => one.name === name),
  })
  return {
    checkStatement: (name, statement) => checkStatement(books, named(name, statement)),
    readStatement: (name, statement, trx) =>
      trx === undefined
        ? database.transaction().execute((own) => readStatement(books, own, named(name, statement)))
        : readStatement(books, trx, named(name, statement)),
    bank: {
      check: (transfers) => checkTransfers(database, transfers),
      enter: (trx, transfers) => enterTransfers(trx, transfers, clock.now()),
      differences: () => bankDifferencesOf(database),
    },
  } satisfies Partial<Payments>
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
      { gateway: titleOf.get(gatewayId) ?? goneTitle, reference: transaction },
    ]),
  )
}

function recordOf(house: House, gateways: readonly Gateway[]) {
  const { database } = house
  return {
    namesOf: (attemptIds) => namesOf(house, gateways, attemptIds),
    ordersNumbered: (number) => ordersNumbered(database, number),
    async movesOf(orderId) {
      const moves = await attemptMoves(database, orderId)
      return moves.map(({ gatewayId, ...move }) => ({ ...move, gateway: titleIn(gateways, gatewayId) }))
    },
  } satisfies Partial<Payments>
}

function titleIn(gateways: readonly Gateway[], gatewayId: number): string {
  return gateways.find(({ id }) => id === gatewayId)?.title ?? goneTitle
}

function warnOfClosed({ clock, log }: House, gateways: readonly Gateway[]): void {
  for (const { name, mayBegin } of gateways)
    if (mayBegin?.(clock.now()) === false) log.error({ gateway: name }, 'gateway.rate-stale')
}

function gatewayIn(gateways: readonly Gateway[]): (attempt: Attempt) => Gateway {
  return ({ gatewayId }) => {
    return gateways.find(({ id }) => id === gatewayId) ?? goneGateway(gatewayId)
  }
}
