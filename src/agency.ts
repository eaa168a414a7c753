import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import { accountCalls } from '#accounts/calls.ts'
import { type Accounts, openAccounts } from '#accounts/server/accounts.ts'
import { accountAnswers } from '#accounts/server/routes.ts'
import { flightCalls } from '#flights/calls.ts'
import { type Flights, openFlights } from '#flights/server/flights.ts'
import { flightAnswers } from '#flights/server/routes.ts'
import { type Messages, openMessages } from '#messages/server/messages.ts'
import { moneyCalls } from '#money/calls.ts'
import { moneyAnswers } from '#money/server/routes.ts'
import { orderCalls } from '#orders/calls.ts'
import { type Orders, openOrders } from '#orders/server/orders.ts'
import { orderAnswers } from '#orders/server/routes.ts'
import { openPapers, type Papers } from '#papers/server/papers.ts'
import { passengerCalls } from '#passengers/calls.ts'
import { openPassengers, type Passengers } from '#passengers/server/passengers.ts'
import { passengerAnswers } from '#passengers/server/routes.ts'
import { paymentCalls } from '#payments/calls.ts'
import { openPayments, type Payments } from '#payments/server/payments.ts'
import { paymentAnswers } from '#payments/server/routes.ts'
import { placeCalls } from '#places/calls.ts'
import { placeAnswers } from '#places/server/routes.ts'
import { openBus } from '#server/bus.ts'
import { captchaCalls } from '#server/captcha/calls.ts'
import { type Captcha, openCaptcha } from '#server/captcha/captcha.ts'
import { captchaAnswers } from '#server/captcha/routes.ts'
import { serveFonts } from '#server/fonts.ts'
import { serveHealth } from '#server/health.ts'
import type { House } from '#server/house.ts'
import { openIdempotency } from '#server/idempotency.ts'
import { openLive } from '#server/live.ts'
import { type Mounting, mount } from '#server/mount.ts'
import { tellTravellers } from '#tidings.ts'
import { walletCalls } from '#wallet/calls.ts'
import { walletAnswers } from '#wallet/server/routes.ts'
import { openWallet, type Wallet } from '#wallet/server/wallet.ts'
import { entryOf } from '#web/server/pages.ts'

/** All rooms, open. */
export interface Agency extends House {
  readonly messages: Messages
  readonly accounts: Accounts
  readonly passengers: Passengers
  readonly wallet: Wallet
  readonly orders: Orders
  readonly payments: Payments
  readonly flights: Flights
  readonly papers: Papers
  readonly captcha: Captcha
  /** Gives a page's loaders the rooms and who asks. */
  furnish(context: RouterContextProvider, build: ServerBuild, request: FastifyRequest): Promise<void>
  close(): Promise<void>
}

/** Opens every room from the ground up and puts its calls on the wire. What must flow upward is handed in here. */
export async function openAgency(
  app: FastifyInstance,
  house: House & { databaseUrl: string },
): Promise<Agency> {
  const messages = openMessages(house)
  const accounts = openAccounts(house, {
    sendCode: (phone, code, trx) => messages.send({ to: phone, template: 'code', tokens: [code] }, trx),
  })
  const passengers = openPassengers(house)
  const papers = openPapers()
  const captcha = openCaptcha(house)
  const wallet = openWallet(house)
  const orders: Orders = openOrders(house, {
    wallet,
    tell: tellTravellers({ messages, accounts, orders: () => orders }),
    limits: house.settings.holds,
  })
  const payments = openPayments(house, { payableOf: orders.payable, onCaptured: orders.captured })
  const flights = openFlights(house, { orders, passengers, captcha, papers })
  orders.sell(flights.product)
  const bus = await openBus(house.databaseUrl, house.log)
  const rooms = { messages, accounts, passengers, wallet, orders, payments, flights, papers, captcha }
  await openLive(app, { bus, visitorOf: accounts.visitorOf, mayWatch: orders.statusFor })
  serveFonts(app)
  putOnTheWire(
    app,
    { ...house, ...rooms },
    { visitorOf: accounts.visitorOf, once: openIdempotency(house).around },
  )
  return {
    ...house,
    ...rooms,
    furnish: (context, build, request) => furnish({ ...house, ...rooms }, { context, build, request }),
    close: async () => {
      await bus.close()
      await papers.close()
    },
  }
}

/** What loaders and calls work with. */
export type Rooms = Omit<Agency, 'furnish' | 'close'>

/** Each room's calls with its answers, in the order of the floor plan. */
function callsOf(rooms: Rooms) {
  return {
    money: { calls: moneyCalls, answers: moneyAnswers() },
    places: { calls: placeCalls, answers: placeAnswers() },
    captcha: { calls: captchaCalls, answers: captchaAnswers(rooms.captcha) },
    accounts: { calls: accountCalls, answers: accountAnswers(rooms.accounts, rooms.settings) },
    passengers: { calls: passengerCalls, answers: passengerAnswers(rooms.passengers) },
    wallet: { calls: walletCalls, answers: walletAnswers(rooms.wallet) },
    payments: { calls: paymentCalls, answers: paymentAnswers(rooms.payments) },
    orders: { calls: orderCalls, answers: orderAnswers(rooms.orders) },
    flights: { calls: flightCalls, answers: flightAnswers(rooms.flights) },
  }
}

function putOnTheWire(app: FastifyInstance, rooms: Rooms, how: Mounting): void {
  const { money, places, captcha, accounts, passengers, wallet, payments, orders, flights } = callsOf(rooms)
  mount(app, money, how)
  mount(app, places, how)
  mount(app, captcha, how)
  mount(app, accounts, how)
  mount(app, passengers, how)
  mount(app, wallet, how)
  mount(app, payments, how)
  mount(app, orders, how)
  mount(app, flights, how)
  serveHealth(app, { database: rooms.database, rooms: callsOf(rooms), version: '0.1.0' })
}

async function furnish(
  rooms: Rooms,
  {
    context,
    build,
    request,
  }: { context: RouterContextProvider; build: ServerBuild; request: FastifyRequest },
): Promise<void> {
  const { agencyContext, visitorContext } = entryOf(build)
  context.set(agencyContext, rooms)
  context.set(visitorContext, await rooms.accounts.visitorOf(request))
}
