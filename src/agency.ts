import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import { accountCalls } from '#accounts/calls.ts'
import { type Accounts, openAccounts } from '#accounts/server/accounts.ts'
import { accountAnswers } from '#accounts/server/routes.ts'
import { flightCalls } from '#flights/calls.ts'
import { type Flights, openFlights } from '#flights/server/flights.ts'
import { flightAnswers } from '#flights/server/routes.ts'
import { serveSupplierEvents } from '#flights/server/suppliers/serve-events.ts'
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
import { openPromises, type Promises } from '#promises/server/promises.ts'
import { tellOfRefunds } from '#refund-tidings.ts'
import { refundCalls } from '#refunds/calls.ts'
import { openRefunds, openVandar, type PayoutProvider, type Refunds } from '#refunds/server/refunds.ts'
import { refundAnswers } from '#refunds/server/routes.ts'
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
import { storefrontCalls } from '#storefront/calls.ts'
import { storefrontAnswers } from '#storefront/server/routes.ts'
import { openStorefront, type Storefront } from '#storefront/server/storefront.ts'
import { tellTravellers } from '#tidings.ts'
import { walletCalls } from '#wallet/calls.ts'
import { walletAnswers } from '#wallet/server/routes.ts'
import { openWallet, type Wallet } from '#wallet/server/wallet.ts'
import { tellWatchers } from '#watch-tidings.ts'
import { entryOf } from '#web/server/pages.ts'

/** All rooms, open. */
export interface Agency extends House {
  readonly messages: Messages
  readonly accounts: Accounts
  readonly passengers: Passengers
  readonly promises: Promises
  readonly wallet: Wallet
  readonly orders: Orders
  readonly payments: Payments
  readonly refunds: Refunds
  readonly flights: Flights
  readonly storefront: Storefront
  readonly papers: Papers
  readonly captcha: Captcha
  /** Gives a page's loaders the rooms and who asks. */
  furnish(context: RouterContextProvider, build: ServerBuild, request: FastifyRequest): Promise<void>
  close(): Promise<void>
}

/** Opens every room and puts its calls on the wire. */
export async function openAgency(
  app: FastifyInstance,
  house: House & { databaseUrl: string },
): Promise<Agency> {
  const rooms = { ...house, ...openRooms(house) }
  const { accounts, orders, papers } = rooms
  const bus = await openBus(house.databaseUrl, house.log)
  await openLive(app, { bus, visitorOf: accounts.visitorOf, mayWatch: orders.statusFor })
  serveFonts(app)
  serveSupplierEvents(app, rooms.flights)
  putOnTheWire(app, rooms, { visitorOf: accounts.visitorOf, once: openIdempotency(house).around })
  return {
    ...rooms,
    furnish: (context, build, request) => furnish(rooms, { context, build, request }),
    close: async () => {
      await bus.close()
      await rooms.flights.close()
      await papers.close()
    },
  }
}

/** The rooms that call on no other that is open: who travels, and what serves everybody. */
function openGround(house: House) {
  const messages = openMessages(house)
  return {
    messages,
    accounts: openAccounts(house, {
      sendCode: (phone, code, trx) => messages.send({ to: phone, template: 'code', tokens: [code] }, trx),
    }),
    passengers: openPassengers(house),
    papers: openPapers(),
    captcha: openCaptcha(house),
    promises: openPromises(house),
  }
}

/** Every room from the ground up. What must flow upward is handed in here. */
function openRooms(house: House) {
  const ground = openGround(house)
  const { messages, accounts, passengers, papers, captcha, promises } = ground
  const wallet = openWallet(house, {
    ownersOfOrders: (ids) => orders.ownersOf(ids),
    ownersOfRefunds: (ids) => refunds.ownersOf(ids),
    numbersOfOrders: (ids) => orders.numbersOf(ids),
    numbersOfRefunds: (ids) => refunds.numbersOf(ids),
    attempts: (ids) => payments.namesOf(ids),
  })
  const orders: Orders = openOrders(house, {
    wallet,
    promises,
    tell: tellTravellers({ messages, accounts, orders: () => orders }),
    limits: house.settings.holds,
  })
  const payments: Payments = openPayments(house, {
    wallet,
    promises,
    payableOf: orders.payable,
    onCaptured: orders.captured,
  })
  const refunds: Refunds = openRefunds(house, {
    orders,
    wallet,
    promises,
    passengers,
    payouts: payoutsOf(house.settings),
    tell: tellOfRefunds({ messages, accounts, orders }),
  })
  const flights = openFlights(house, {
    orders,
    passengers,
    captcha,
    papers,
    seatsAgain: tellWatchers({ messages, accounts, publicUrl: house.settings.publicUrl }),
    searched: (userId, asked) => storefront.remember(userId, { kind: 'flight', asked }),
  })
  const storefront: Storefront = openStorefront(house, flights)
  orders.sell(flights.product)
  return { ...ground, wallet, orders, payments, refunds, flights, storefront }
}

/** Whoever pays out to bank accounts; in a demo the house bank does. */
function payoutsOf({ payout, bank }: House['settings']): PayoutProvider {
  return openVandar({ ...payout, baseUrl: payout.baseUrl ?? `${bank.baseUrl}/vandar` })
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
    wallet: { calls: walletCalls, answers: walletAnswers(rooms.wallet, rooms.papers) },
    payments: { calls: paymentCalls, answers: paymentAnswers(rooms.payments) },
    orders: { calls: orderCalls, answers: orderAnswers(rooms.orders) },
    refunds: { calls: refundCalls, answers: refundAnswers(rooms.refunds) },
    flights: { calls: flightCalls, answers: flightAnswers(rooms.flights) },
    storefront: { calls: storefrontCalls, answers: storefrontAnswers(rooms.storefront) },
  }
}

function putOnTheWire(app: FastifyInstance, rooms: Rooms, how: Mounting): void {
  const { money, places, captcha, accounts, passengers, wallet, payments, orders, refunds, ...selling } =
    callsOf(rooms)
  mount(app, money, how)
  mount(app, places, how)
  mount(app, captcha, how)
  mount(app, accounts, how)
  mount(app, passengers, how)
  mount(app, wallet, how)
  mount(app, payments, how)
  mount(app, orders, how)
  mount(app, refunds, how)
  mount(app, selling.flights, how)
  mount(app, selling.storefront, how)
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
