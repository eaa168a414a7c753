import assert from 'node:assert/strict'
import type * as z from 'zod/mini'
import { flightCalls } from '#flights/calls.ts'
import { type Flights, openFlights } from '#flights/server/flights.ts'
import type { DayNews, FlightNearNews, RoomLinks, SeatsAgainNews } from '#flights/server/room.ts'
import { flightHandlers } from '#flights/server/routes.ts'
import type { FlightSupplier } from '#flights/supplier/supplier.ts'
import type { SellingRates } from '#money/rates.ts'
import { type Orders, openOrders } from '#orders/server/orders.ts'
import { openPapers } from '#papers/server/papers.ts'
import { openPassengers } from '#passengers/server/passengers.ts'
import { openPromises } from '#promises/server/promises.ts'
import { firstRates } from '#testing/money/selling-rates.ts'
import { anyHolds } from '#testing/orders/limits.ts'
import { ask, type TestResponse } from '#testing/server/ask.ts'
import { byHand, openTestHouse, type TestHouse } from '#testing/server/house.ts'
import { newUser } from '#testing/server/user.ts'
import { openWallet, type Wallet } from '#wallet/server/wallet.ts'

export interface TestFlights extends AsyncDisposable {
  readonly house: TestHouse
  readonly flights: Flights
  readonly orders: Orders
  readonly wallet: Wallet
  readonly neighbours: RoomLinks
  readonly seatsAgain: readonly SeatsAgainNews[]
  readonly flightsNear: readonly FlightNearNews[]
  readonly dayNews: readonly DayNews[]
  /** calls the room; returns status and the body's data or meta */
  ask(line: string, body?: object, userId?: string): Promise<TestResponse>
  /** the data of a call that succeeds, in this shape */
  data<S extends z.ZodMiniType>(shape: S, line: string, body: object): Promise<z.output<S>>
  user(): Promise<string>
}

const noRefunds: RoomLinks['refunds'] = {
  refundableOf: () => Promise.reject(new Error('no refunds here')),
  quote: () => Promise.reject(new Error('no refunds here')),
  worthLess: () => Promise.reject(new Error('no refunds here')),
  quoteLess: () => Promise.reject(new Error('no refunds here')),
  giveBackAll: () => Promise.reject(new Error('no refunds here')),
  percentsRetained: async () => new Map(),
}

const untold = {
  claimDue: async () => undefined,
  flightChanged: async () => undefined,
  searched: async () => undefined,
  dateRequests: () => {
    throw new Error('no support here')
  },
} satisfies Partial<RoomLinks>

export const sampleNow = Temporal.Instant.from('2026-11-21T06:00:00Z')

const ordersOf = (house: TestHouse, wallet: ReturnType<typeof openWallet>, rates: SellingRates) =>
  openOrders(house, {
    limits: anyHolds,
    wallet,
    rates: rates.onSale,
    promises: openPromises(house),
    tell: async () => undefined,
  })

/** With real orders and wallet, on its own database; every captcha's answer is 12345. */
export async function openTestFlights(
  suppliers: readonly FlightSupplier[] = [],
  environment: Record<string, string> = {},
  rates: SellingRates = firstRates,
): Promise<TestFlights> {
  const opened = await openTestHouse(environment)
  const house: TestHouse = { ...opened, jobs: { ...opened.jobs, ...byHand } }
  house.clock.set(sampleNow)
  const wallet = openWallet(house)
  const orders = ordersOf(house, wallet, rates)
  const papers = openPapers()
  const seatsAgain: SeatsAgainNews[] = []
  const flightsNear: FlightNearNews[] = []
  const dayNews: DayNews[] = []
  const neighbours: RoomLinks = {
    orders,
    papers,
    promises: openPromises(house),
    refunds: noRefunds,
    captcha: { spend: async (_trx, { answer }) => answer === '12345' },
    passengers: openPassengers(house),
    browserOf: async () => undefined,
    displayOf: async () => undefined,
    seatsAgain: async (_trx, news) => void seatsAgain.push(news),
    flightNear: async (_trx, news) => void flightsNear.push(news),
    dayOfTravel: async (_trx, news) => void dayNews.push(news),
    ...untold,
    searchedBefore: async () => [],
    quotedBy: () => undefined,
    rates,
    suppliers,
  }
  const flights = openFlights(house, neighbours)
  orders.sell(flights.product)
  orders.sell(flights.laterBags.product)
  house.mount({ calls: flightCalls, answers: flightHandlers(flights) })
  return {
    house,
    flights,
    orders,
    wallet,
    neighbours,
    seatsAgain,
    flightsNear,
    dayNews,
    user: () => newUser(house),
    ask: (line, body, userId) => ask(house, line, { body, userId }),
    async data(shape, line, body) {
      const response = await ask(house, line, { body })
      assert.equal(response.status, 200, response.text)
      return shape.parse(response.data)
    },
    async [Symbol.asyncDispose]() {
      await flights.close()
      await papers.close()
      await house.close()
    },
  }
}
