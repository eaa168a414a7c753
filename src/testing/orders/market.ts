import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { type Agencies, openAgencies } from '#agencies/server/agencies.ts'
import { creditsOf } from '#app/credits-of.ts'
import { flightFace } from '#flights/web/face.ts'
import { hotelFace } from '#hotels/web/face.ts'
import type { RatesOnSale } from '#money/rates.ts'
import { rial } from '#money/rial.ts'
import { orderCalls } from '#orders/calls.ts'
import type { HoldLimits } from '#orders/limits.ts'
import { due, type Order } from '#orders/order.ts'
import { noMoneySummary } from '#orders/server/order-money-summary.ts'
import {
  type CapturedAttempt,
  type NewOrder,
  type OrderNews,
  type Orders,
  openOrders,
} from '#orders/server/orders.ts'
import { orderHandlers } from '#orders/server/routes.ts'
import type { GiveBackToCard } from '#orders/server/splits/door.ts'
import { splitHandlers } from '#orders/server/splits/split-handlers.ts'
import { splitCalls } from '#orders/split-calls.ts'
import { openPromises, type Promises } from '#promises/server/promises.ts'
import type { Captcha } from '#server/captcha/captcha.ts'
import { anybody } from '#testing/accounts/of-age.ts'
import { anyHolds } from '#testing/orders/limits.ts'
import { buildHall, type Hall, type Seats, seatsIn, sellsBy } from '#testing/orders/seats.ts'
import { byHand, openTestHouse, type TestHouse } from '#testing/server/house.ts'
import { visaFace } from '#visas/web/face.ts'
import { openWallet, type Wallet } from '#wallet/server/wallet.ts'

export const price = rial(28_900_000)

/** A test product: a hall whose seats are sold through the real port and database. */
export interface Market extends AsyncDisposable {
  readonly house: TestHouse
  readonly orders: Orders
  readonly wallet: Wallet
  readonly agencies: Agencies
  readonly promises: Promises
  readonly news: OrderNews[]
  readonly hall: Hall
  buy(more?: Partial<NewOrder>): Promise<Order>
  bought(ownerId?: string): Promise<Order>
  pay(order: Order, more?: Partial<CapturedAttempt>): Promise<'paid' | 'credited'>
  seats(): Promise<Seats>
  status(order: Order): Promise<string | undefined>
  ask(
    userId: string | undefined,
    line: `${'GET' | 'POST'} ${string}`,
    body?: object,
  ): Promise<{ status: number; body: unknown }>
}

/** What is sold here flies, and begins, on the third of December 2026: then it is ahead, on whatever day the tests run. */
const beginning = Temporal.Instant.from('2026-11-21T06:00:00Z')

interface Wanted extends Partial<HoldLimits> {
  readonly giveBackToCard?: GiveBackToCard
  readonly rates?: () => Promise<RatesOnSale>
}

const faces = { flight: flightFace, hotel: hotelFace, visa: visaFace }
const toCard: GiveBackToCard = async () => 'reversed'

/** Jobs are done by the test's own hand (`orders.work`), unless it wants them done by themselves. */
export async function openMarket(
  capacity = 20,
  jobs: 'by hand' | 'running' = 'by hand',
  { giveBackToCard = toCard, rates = async () => ({}), ...limits }: Wanted = {},
): Promise<Market> {
  const house = await openTestHouse()
  house.clock.set(beginning)
  await buildHall(house, capacity)
  const news: OrderNews[] = []
  const hall: Hall = { answer: () => 'issue', price, people: 1, givenBack: [] }
  const wallet = openWallet(house)
  const promises = openPromises({ ...house, jobs: byHand })
  const agencies: Agencies = agenciesIn(house, wallet, () => orders)
  const orders: Orders = openOrders(jobs === 'running' ? house : { ...house, jobs: byHand }, {
    wallet,
    promises,
    tell: async (_trx, one) => void news.push(one),
    credits: creditsOf(() => agencies),
    limits: { ...anyHolds, perOwner: 3, ...limits },
    money: {
      ...noMoneySummary,
      givenBackOf: async (ids) => new Map(ids.map((id) => [id, hall.given ?? []])),
    },
    giveBackToCard,
    rates,
    giveBackIssued: async ({ orderId }) => givenBackIn(hall, orderId),
    captcha,
  })
  // rooms are places of the same hall
  for (const [kind, face] of Object.entries(faces)) orders.sell({ ...sellsBy(house, hall), kind, face })
  if (jobs === 'running') await house.jobs.start()
  mountIn(house, orders)
  const buy: Market['buy'] = (more = {}) => orders.submit({ ...wish(), ...more })
  return {
    house,
    orders,
    wallet,
    agencies,
    promises,
    news,
    hall,
    buy,
    async bought(ownerId = randomUUID()) {
      const order = await buy({ ownerId })
      return (await orders.approve(order.orderId, ownerId)).order
    },
    pay: (order, more = {}) => captured({ house, orders }, order, more),
    seats: () => seatsIn(house.database),
    status: async ({ orderId }) => (await orders.order(orderId))?.status,
    ask: asks(house),
    [Symbol.asyncDispose]: () => house.close(),
  }
}

function captured(
  { house, orders }: Pick<Market, 'house' | 'orders'>,
  order: Order,
  more: Partial<CapturedAttempt>,
): ReturnType<Market['pay']> {
  const { orderId } = order
  const attempt = { attemptId: randomUUID(), orderId, gatewayId: 1, amount: due(order), ...more }
  return house.database.transaction().execute((trx) => orders.captured(trx, attempt))
}

const captcha: Pick<Captcha, 'spend'> = {
  spend: async (_trx, { answer, subject }) => answer === '12345' && subject.startsWith('holding by'),
}

function mountIn(house: TestHouse, orders: Orders): void {
  house.mount({ calls: orderCalls, answers: orderHandlers(orders, anybody) })
  house.mount({ calls: splitCalls, answers: splitHandlers(orders, anybody) })
}

function agenciesIn(house: TestHouse, wallet: Wallet, orders: () => Orders): Agencies {
  const accounts = { userOf: async () => undefined }
  return openAgencies(house, {
    wallet,
    accounts,
    orders,
    tellInvited: async () => undefined,
    papers: { workbook: () => Readable.from([]) },
  })
}

function givenBackIn(hall: Hall, orderId: string): void {
  hall.givesBack?.(orderId)
  hall.givenBack.push(orderId)
}

function asks(house: TestHouse): Market['ask'] {
  return async (userId, line, body) => {
    const method = line.startsWith('GET') ? 'GET' : 'POST'
    const url = line.slice(method.length + 1)
    const headers = {
      ...(userId === undefined ? {} : { 'x-user': userId }),
      'idempotency-key': randomUUID(),
    }
    const answer = await house.app.inject({
      method,
      url,
      headers,
      ...(body && { payload: body }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
}

export function wish(): NewOrder {
  return {
    ownerId: randomUUID(),
    product: 'flight',
    item: { fare: 7 },
    channel: 1,
    total: price,
    once: randomUUID(),
    contact: { phoneNumber: '09121234567', email: null },
    journeys: [
      {
        proposalId: '7',
        isReturning: false,
        airlineCode: 'W5',
        airlineName: 'ماهان',
        flightNumber: '1062',
        origin: 'THR',
        originName: 'تهران',
        destination: 'MHD',
        destinationName: 'مشهد',
        stops: [],
        departsLocal: Temporal.PlainDateTime.from('2026-12-03T06:15'),
        arrivesLocal: Temporal.PlainDateTime.from('2026-12-03T07:40'),
        departsAt: Temporal.Instant.from('2026-12-03T02:45:00Z'),
      },
    ],
    stay: null,
    passengers: [
      {
        group: 'adult',
        firstName: 'SARA',
        lastName: 'AHMADI',
        firstNameFarsi: 'سارا',
        lastNameFarsi: 'احمدی',
        gender: 'Female',
        birthDate: Temporal.PlainDate.from('1994-05-02'),
        nationalCode: '0013542419',
        passport: null,
      },
    ],
  }
}
