import { openBankDetails } from '#accounts/server/bank-details.ts'
import { hotelFace } from '#hotels/web/face.ts'
import type { RatesOnSale } from '#money/rates.ts'
import { type Orders, openOrders } from '#orders/server/orders.ts'
import { openPassengers } from '#passengers/server/passengers.ts'
import { openPromises, type Promises } from '#promises/server/promises.ts'
import { refundCalls } from '#refunds/calls.ts'
import { openRefunds, type RefundNews, type Refunds } from '#refunds/server/refunds.ts'
import { refundHandlers } from '#refunds/server/routes.ts'
import { refusals } from '#server/refusal.ts'
import { anyHolds } from '#testing/orders/limits.ts'
import { type BankManners, scriptedInquiry, scriptedPayouts } from '#testing/refunds/bank.ts'
import { askAt, type TestResponse } from '#testing/refunds/call.ts'
import { type Goods, openGoods } from '#testing/refunds/goods.ts'
import { issuedOrder } from '#testing/refunds/issued.ts'
import { anAdult } from '#testing/refunds/terms.ts'
import { byHand, openTestHouse, type TestHouse } from '#testing/server/house.ts'
import { openWallet, type Wallet } from '#wallet/server/wallet.ts'

const refuse = refusals({ STEP_UP_NEEDED: { says: 'کد بگیرید.', status: 403 } })

export interface Office extends AsyncDisposable {
  readonly house: TestHouse
  readonly orders: Orders
  readonly wallet: Wallet
  readonly promises: Promises
  readonly refunds: Refunds
  readonly goods: Goods & BankManners & { /** who asks has shown no fresh code */ isUnproven?: boolean }
  readonly news: RefundNews[]
  /** calls to the bank, in order */
  readonly asked: string[]
  issued(ownerId: string, voucher?: string): Promise<string>
  ask(userId: string | undefined, line: string, body?: object): Promise<TestResponse>
  setClock(instant: string): void
}

/** `rates`: what foreign money is worth now. */
export async function openOffice(rates = async (): Promise<RatesOnSale> => ({})): Promise<Office> {
  const house = await openTestHouse()
  const goods: Office['goods'] = { groups: [anAdult, anAdult], ladderIds: ['flypersia/1'] }
  const byHandHouse = { ...house, jobs: byHand }
  const wallet = openWallet(house)
  const promises = openPromises(byHandHouse)
  const orders = openOrders(byHandHouse, {
    limits: anyHolds,
    wallet,
    promises,
    tell: async () => undefined,
    rates,
    money: {
      paymentsOf: async () => new Map(),
      mustHaveSpoken: async () => undefined,
      refundsOf: (ids) => refunds.statesOf(ids),
      givenBackOf: (ids) => refunds.givenBackOf(ids),
    },
  })
  const sold = await openGoods(house, goods)
  orders.sell(sold)
  orders.sell({ ...sold, kind: 'hotel', face: hotelFace })
  const news: RefundNews[] = []
  const asked: string[] = []
  const refunds: Refunds = openRefunds(byHandHouse, {
    orders,
    wallet,
    promises,
    passengers: openPassengers(byHandHouse),
    bank: openBankDetails(byHandHouse),
    payouts: scriptedPayouts(goods, asked),
    inquiry: scriptedInquiry(goods, asked),
    tell: async (_trx, one) => void news.push(one),
  })
  const mustBeProven = async () => {
    if (goods.isUnproven === true) throw refuse('STEP_UP_NEEDED')
  }
  house.mount({ calls: refundCalls, answers: refundHandlers({ refunds, mustBeProven }) })
  return {
    house,
    orders,
    wallet,
    promises,
    refunds,
    goods,
    news,
    asked,
    issued: (ownerId, voucher) => issuedOrder({ house, orders, goods }, ownerId, voucher),
    setClock: (instant) => house.clock.set(Temporal.Instant.from(instant)),
    ask: (userId, line, body) => askAt(house, { userId, line, body }),
    [Symbol.asyncDispose]: () => house.close(),
  }
}
