import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { rial } from '#money/rial.ts'
import { paymentCalls } from '#payments/calls.ts'
import { openZarinpal } from '#payments/server/gateways/zarinpal.ts'
import { openPayments, type Payments } from '#payments/server/payments.ts'
import { paymentAnswers } from '#payments/server/routes.ts'
import type { OnCaptured } from '#payments/server/settle.ts'
import { refusals } from '#server/refusal.ts'
import { openTestHouse, type TestHouse } from '#server/test-house.ts'
import type { Payment } from '#twins/bank/books.ts'
import { type BankTwin, openBankTwin } from '#twins/bank/server.ts'

export const sara = '00000000-0000-4000-8000-00000000005a'
export const dariush = '00000000-0000-4000-8000-0000000000da'
export const ordinary = '6037990000001234'

type Answered = Awaited<ReturnType<TestHouse['app']['inject']>>

interface Opened {
  readonly id: string
  readonly address: string
}

/** A shop that sells Sara one order after another; what is captured is written down in the capture's transaction. */
export interface TestShop extends AsyncDisposable {
  readonly house: TestHouse
  readonly bank: BankTwin
  readonly payments: Payments
  /** the order on sale; tests change its price and its time */
  readonly order: { id: string; amount: number; holdExpiresAt: Temporal.Instant }
  nextOrder(): void
  /** makes the next consequence of a capture fail */
  failNextCapture(): void
  captures(): Promise<readonly { readonly attemptId: string; readonly amount: number }[]>
  /** how often an attempt's money reached its order */
  capturesOf(attemptId: string): Promise<number>
  inBooks(address: string): Payment | undefined
  ask(url: string, userId?: string): Promise<Answered>
  create(body?: object, userId?: string): Promise<Answered>
  opened(): Promise<Opened>
  /** the payer's browser follows the bank's address back to us */
  back(address: string | undefined): Promise<Answered>
  statusOf(attemptId: string): Promise<string>
}

export async function openTestShop(): Promise<TestShop> {
  const house = await openTestHouse()
  const bank = await openBankTwin({ port: 0, now: () => house.clock.now() })
  const order = { id: '', amount: 0, holdExpiresAt: house.clock.now() }
  const till = await openTill(house)
  const payments = openPayments(house, {
    gateways: [openZarinpal({ ...house.settings.bank, baseUrl: bank.url, timeoutMs: 400 })],
    payableOf: async (_, userId) => {
      if (userId !== sara) throw refuse('ORDER_NOT_FOUND')
      return { amount: rial(order.amount), holdExpiresAt: order.holdExpiresAt, orderNumber: '104203187' }
    },
    onCaptured: till.onCaptured,
  })
  house.mount({ calls: paymentCalls, answers: paymentAnswers(payments) })
  await house.jobs.start()
  return {
    house,
    bank,
    payments,
    order,
    ...till,
    ...browserOf(house, order),
    nextOrder() {
      const holdExpiresAt = house.clock.now().add({ minutes: 15 })
      Object.assign(order, { id: randomUUID(), amount: 28_900_000, holdExpiresAt })
      bank.faults.clear()
    },
    inBooks: (address) => bank.books.find(address.slice(address.lastIndexOf('/') + 1)),
    async [Symbol.asyncDispose]() {
      await house.close()
      await bank.close()
    },
  }
}

const refuse = refusals({ ORDER_NOT_FOUND: { says: 'سفارش پیدا نشد.', status: 404 } })

async function openTill({ database }: TestHouse) {
  await sql`create table captures (attempt_id uuid primary key, order_id uuid, amount bigint)`.execute(
    database,
  )
  let failures = 0
  const captures = () =>
    all(
      database,
      sql<{ attemptId: string; amount: number }>`select attempt_id as "attemptId", amount from captures`,
    )
  const onCaptured: OnCaptured = async (trx, { attemptId, orderId, amount }) => {
    await sql`insert into captures values (${attemptId}, ${orderId}, ${amount})`.execute(trx)
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
  const ask = (url: string, userId?: string): Promise<Answered> =>
    app.inject({ url, headers: userId === undefined ? {} : { 'x-user': userId } })
  const create = (body: object = {}, userId = sara): Promise<Answered> =>
    app.inject({
      method: 'POST',
      url: '/api/payment/Pay/Create',
      headers: { 'x-user': userId, 'idempotency-key': randomUUID() },
      payload: { orderId: order.id, gatewayId: 1, walletType: 'Cache', isMobile: true, ...body },
    })
  return {
    ask,
    create,
    async opened() {
      const answer = await create()
      assert.equal(answer.statusCode, 200, answer.body)
      return answer.json<{ data: Opened }>().data
    },
    back(address: string | undefined) {
      const { pathname, search } = new URL(address ?? '')
      return ask(pathname + search)
    },
    async statusOf(attemptId: string) {
      const answer = await ask(`/api/payment/Pay/ById?id=${attemptId}`, sara)
      return answer.json<{ data: { status: string } }>().data.status
    },
  }
}
