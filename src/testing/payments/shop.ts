import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { negative, rial } from '#money/rial.ts'
import { type PaymentView, paymentCalls } from '#payments/calls.ts'
import type { Gateway } from '#payments/gateway.ts'
import { openPayments, type Payments } from '#payments/server/payments.ts'
import { paymentFailures, paymentHandlers } from '#payments/server/routes.ts'
import type { OnCaptured } from '#payments/server/settling.ts'
import { openPromises, type Promises } from '#promises/server/promises.ts'
import { openIdempotency } from '#server/idempotency.ts'
import { refusals } from '#server/refusal.ts'
import { anybody } from '#testing/accounts/of-age.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'
import { openWallet, type Wallet } from '#wallet/server/wallet.ts'

export const sara = '00000000-0000-4000-8000-00000000005a'
export const dariush = '00000000-0000-4000-8000-0000000000da'
export const ordinary = '6037990000001234'

type InjectedResponse = Awaited<ReturnType<TestHouse['app']['inject']>>

interface ShopCapture {
  readonly attemptId: string
  readonly orderId: string
  readonly amount: number
}

type CreateBody = { readonly key?: string; readonly [field: string]: unknown }

interface Opened {
  readonly id: string
  readonly address: string
}

export interface TestShop extends AsyncDisposable {
  readonly house: TestHouse
  readonly payments: Payments
  readonly wallet: Wallet
  readonly promises: Promises
  /** the order on sale; tests change its price and its time */
  readonly order: { id: string; amount: number; holdExpiresAt: Temporal.Instant }
  readonly wishes: readonly (boolean | undefined)[]
  nextOrder(): void
  failNextCapture(): void
  captures(): Promise<readonly ShopCapture[]>
  capturesOf(attemptId: string): Promise<number>
  ask(url: string, userId?: string): Promise<InjectedResponse>
  create(body?: CreateBody, userId?: string): Promise<InjectedResponse>
  opened(body?: CreateBody): Promise<Opened>
  back(address: string | undefined): Promise<InjectedResponse>
  statusOf(attemptId: string): Promise<string>
  paymentOf(attemptId: string): Promise<PaymentView | undefined>
}

export async function openTestShop(gateways: readonly Gateway[], given?: TestHouse): Promise<TestShop> {
  const house = given ?? (await openTestHouse())
  const order = { id: '', amount: 0, holdExpiresAt: house.clock.now() }
  const wallet = openWallet(house)
  const promises = openPromises(house)
  const till = await openTill(house, wallet)
  const wishes: (boolean | undefined)[] = []
  const payments = openPayments(house, {
    gateways,
    wallet,
    promises,
    payableOf: async (_, userId, { useWallet }) => {
      wishes.push(useWallet)
      if (userId !== sara) throw refuse('ORDER_NOT_FOUND')
      if ((await till.captures()).some(({ orderId }) => orderId === order.id)) throw refuse('ALREADY_PAID')
      return { amount: rial(order.amount), holdExpiresAt: order.holdExpiresAt, orderNumber: '104203187' }
    },
    onCaptured: till.onCaptured,
    trips: noTrips,
    shares: { payable: noTrips.payable, captured: noTrips.captured },
  })
  const failed = paymentFailures(house.settings)
  house.mount(
    { calls: paymentCalls, answers: paymentHandlers(payments, anybody), failed },
    openIdempotency(house).around,
  )
  await house.jobs.start()
  return {
    house,
    payments,
    wallet,
    promises,
    order,
    wishes,
    ...till,
    ...browserOf(house, order),
    nextOrder() {
      const holdExpiresAt = house.clock.now().add({ minutes: 15 })
      Object.assign(order, { id: randomUUID(), amount: 28_900_000, holdExpiresAt })
    },
    [Symbol.asyncDispose]: () => house.close(),
  }
}

const refuse = refusals({
  ORDER_NOT_FOUND: { says: 'سفارش پیدا نشد.', status: 404 },
  ALREADY_PAID: { says: 'این سفارش پرداخت شده است.', status: 409 },
})

/** Trips are sold by the orders room. */
const noTrips = {
  payable: () => Promise.reject(refuse('ORDER_NOT_FOUND')),
  orderIdsOf: () => Promise.reject(refuse('ORDER_NOT_FOUND')),
  captured: () => Promise.reject(refuse('ORDER_NOT_FOUND')),
}

async function openTill({ database }: TestHouse, wallet: Wallet) {
  await sql`create table captures (attempt_id uuid primary key, order_id uuid, amount bigint)`.execute(
    database,
  )
  let failures = 0
  const captures = () =>
    all(
      database,
      sql<ShopCapture>`select attempt_id as "attemptId", order_id as "orderId", amount from captures`,
    )
  const onCaptured: OnCaptured = async (trx, { attemptId, orderId, gatewayId, amount }) => {
    await sql`insert into captures values (${attemptId}, ${orderId}, ${amount})`.execute(trx)
    await wallet.post(trx, {
      key: `capture ${attemptId}`,
      kind: 'order-paid',
      orderId,
      attemptId,
      memo: attemptId,
      postings: [
        { account: { class: 'gateway-clearing', gatewayId }, amount: negative(amount) },
        { account: { class: 'prepayment', orderId }, amount },
      ],
    })
    failures -= 1
    if (failures >= 0) throw new Error('the orders room is on fire')
    return 'paid'
  }
  return {
    onCaptured,
    captures,
    capturesOf: async (id: string) => (await captures()).filter((capture) => capture.attemptId === id).length,
    failNextCapture: () => {
      failures = 1
    },
  }
}

function browserOf({ app }: TestHouse, order: TestShop['order']) {
  const ask = (url: string, userId?: string): Promise<InjectedResponse> =>
    app.inject({ url, headers: userId === undefined ? {} : { 'x-user': userId } })
  const create = ({ key, ...body }: CreateBody = {}, userId = sara): Promise<InjectedResponse> =>
    app.inject({
      method: 'POST',
      url: '/api/payment/Pay/Create',
      headers: { 'x-user': userId, 'idempotency-key': key ?? randomUUID() },
      payload: { orderId: order.id, gatewayId: 1, walletType: 'Cache', isMobile: true, ...body },
    })
  async function paymentOf(attemptId: string): Promise<PaymentView | undefined> {
    const answer = await ask(`/api/payment/Pay/ById?id=${attemptId}`, sara)
    return answer.json<{ data?: PaymentView }>().data
  }
  return {
    ask,
    create,
    async opened(body = {}) {
      const answer = await create(body)
      assert.equal(answer.statusCode, 200, answer.body)
      return answer.json<{ data: Opened }>().data
    },
    back(address: string | undefined) {
      const { pathname, search } = new URL(address ?? '')
      return ask(pathname + search)
    },
    statusOf: async (attemptId: string) => (await paymentOf(attemptId))?.status ?? 'unknown',
    paymentOf,
  }
}
