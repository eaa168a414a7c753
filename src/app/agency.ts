import type { FastifyInstance } from 'fastify'
import { type Accounts, openAccounts } from '#accounts/server/accounts.ts'
import { openPersonalData } from '#accounts/server/personal-data.ts'
import { type Agencies, openAgencies } from '#agencies/server/agencies.ts'
import { putOnTheWire } from '#app/calls-on-the-wire.ts'
import { creditsOf } from '#app/credits-of.ts'
import type { Agency } from '#app/door.ts'
import { endingSessions } from '#app/ended-sessions.ts'
import { furnish } from '#app/furnish.ts'
import { madeBetween } from '#app/made-between.ts'
import { messagesInEvidence } from '#app/messages-in-evidence.ts'
import { orderMoneySummary } from '#app/order-money-summary.ts'
import { travellersBefore } from '#app/past-travellers.ts'
import { openPayingOut, type PayingOut } from '#app/paying-out.ts'
import { personalParts } from '#app/personal-parts.ts'
import { probesOf } from '#app/probes.ts'
import { openProducts } from '#app/products.ts'
import { promisesByDay, promisesMeasured } from '#app/promises-measured.ts'
import { registerProposals } from '#app/register-proposals.ts'
import { enterSalesChannel } from '#app/sales-channel.ts'
import type { AdapterSettings } from '#app/settings.ts'
import { ticketsOfOrders } from '#app/tickets-of-orders.ts'
import { viewedRooms } from '#app/viewed-rooms.ts'
import { openContent } from '#content/server/content.ts'
import { openDesk } from '#desk/server/desk.ts'
import { deskHeaders } from '#desk/server/desk-headers.ts'
import { registerMassRefunds } from '#desk/server/mass-refunds/register.ts'
import { watchCredit } from '#desk/server/suppliers/credit-alarm.ts'
import { serveConversations } from '#desk/server/support/live-conversations.ts'
import { openDocuments } from '#documents/server/documents.ts'
import type { FlightChanged } from '#flights/server/flights.ts'
import { serveSupplierEvents } from '#flights/supplier/server/serve-events.ts'
import { countPages } from '#funnel/server/count-pages.ts'
import { openFunnel } from '#funnel/server/funnel.ts'
import { openHelp } from '#help/server/help.ts'
import { deskEditions } from '#law/desk-edition.ts'
import { openMagazine } from '#magazine/server/magazine.ts'
import { serveMagazine } from '#magazine/server/serve-magazine.ts'
import { openMessages } from '#messages/server/messages.ts'
import { tellOfInvitations } from '#notifications/agency-notifications.ts'
import { tellCodes } from '#notifications/code-notifications.ts'
import { tellWriters } from '#notifications/contact-notifications.ts'
import { tellOfDisruptions } from '#notifications/disruption-notifications.ts'
import { tellOfKeys } from '#notifications/key-notifications.ts'
import { tellTravellers } from '#notifications/order-notifications.ts'
import { tellOfSupport } from '#notifications/support-notifications.ts'
import { type Disruptions, openDisruptions } from '#operations/disruptions.ts'
import { openSupplierAccounts } from '#operations/supplier-accounts.ts'
import { type Orders, openOrders } from '#orders/server/orders.ts'
import { serveShares } from '#orders/server/splits/live-shares.ts'
import { openPapers } from '#papers/server/papers.ts'
import { openPassengers, type Passengers } from '#passengers/server/passengers.ts'
import { openPayments, type Payments } from '#payments/server/payments.ts'
import { openRates } from '#payments/server/rates/rate-book.ts'
import { openPromises } from '#promises/server/promises.ts'
import { serveEntries } from '#resellers/server/entries.ts'
import { forgetTries } from '#server/attempt-limits.ts'
import { forgetFailures } from '#server/browser-failures/failures.ts'
import { openBus } from '#server/bus.ts'
import { openCaptcha } from '#server/captcha/captcha.ts'
import { keepMode } from '#server/database-mode.ts'
import type { House } from '#server/house.ts'
import { openIdempotency } from '#server/idempotency.ts'
import type { RunningJobs } from '#server/jobs.ts'
import { openLive } from '#server/live.ts'
import { endConnectionsOnLeaving, openReadiness } from '#server/readiness.ts'
import { serveStatus } from '#status/server/serve-status.ts'
import { openStatus } from '#status/server/status.ts'
import { openSupplierMonitor } from '#suppliers/server/supplier-monitor.ts'
import { openSupport, type Support } from '#support/server/support.ts'
import { openWallet } from '#wallet/server/wallet.ts'
import { enterDisplay } from '#web/server/display-here.ts'

/** Throws CannotOpen for a database of the other mode. */
export async function openAgency(
  app: FastifyInstance,
  house: House<AdapterSettings> & { databaseUrl: string; jobs: RunningJobs },
): Promise<Agency> {
  await keepMode(house)
  const { directUrl } = house.settings
  const isPooled = directUrl !== undefined
  const readiness = openReadiness(house.databaseUrl, house.log, { clock: house.clock, isPooled })
  endConnectionsOnLeaving(app, readiness)
  const sold = openRooms(house)
  const measured = {
    probes: probesOf(sold),
    promisesSince: promisesMeasured(sold),
    promisesByDay: promisesByDay(sold),
  }
  const rooms = { ...house, ...sold, status: openStatus(house, measured), readiness }
  const { accounts, orders, papers } = rooms
  await Promise.all([orders.listProducts(), rooms.flights.contracts.follow()])
  const bus = await openBus(directUrl ?? house.databaseUrl, house.log)
  bus.on(endingSessions(house, rooms))
  await openLive(app, { bus, visitorOf: accounts.visitorOf, mayWatch: orders.statusFor })
  serveConversations(app, { desk: rooms.desk, bus })
  serveShares(app, { splits: orders.splits, bus })
  forgetTries(house)
  forgetFailures(house)
  serveSupplierEvents(app, rooms.flights)
  serveEntries(app, rooms.resellers)
  enterSalesChannel(app, { ...rooms, visitorOf: accounts.visitorOf })
  countPages(app, { ...rooms, products: orders.sold, sourceOf: rooms.resellers.sourceOf })
  serveMagazine(app, rooms.magazine, house.settings)
  serveStatus(app, rooms.status, house.settings)
  deskHeaders(app)
  enterDisplay(app)
  putOnTheWire(app, rooms, { visitorOf: accounts.visitorOf, once: openIdempotency(house).around })
  const forPages = viewedRooms(rooms)
  return {
    ...rooms,
    furnish: (context, build, request) => furnish(forPages, { context, build, request }),
    close: async () => {
      rooms.status.close()
      await readiness.close()
      await bus.close()
      await rooms.flights.close()
      await papers.close()
      await rooms.supplierMonitor.close()
      await rooms.funnel.close()
    },
  }
}

function openGround(house: House<AdapterSettings>, orders: () => Orders) {
  const content = openContent(house)
  const messages = openMessages(house, { openAmong: (ids) => accounts.sessions.openAmong(ids), content })
  const documents = openDocuments(house, { passportsOf: (userId) => passengers.passportsOf(userId) })
  const passengers: Passengers = openPassengers(house, {
    orders: travellersBefore(orders),
    pictures: documents,
  })
  const captcha = openCaptcha(house)
  const accounts: Accounts = openAccounts(house, {
    captcha,
    sendCode: tellCodes(messages),
    codeChannels: messages.codeChannels,
    tellOfKeys: tellOfKeys({ messages, publicUrl: () => house.settings.sites.here().publicUrl }),
  })
  return {
    content,
    messages,
    accounts,
    documents,
    passengers,
    papers: openPapers(),
    captcha,
    promises: openPromises(house),
    rates: openRates(house),
    supplierMonitor: openSupplierMonitor(house),
  }
}

/** Bottom-up. What must flow upward is injected here. */
function openRooms(house: House<AdapterSettings>) {
  const ground = openGround(house, () => owed.orders)
  const owed = openOwed(house, ground)
  const flightChanged: FlightChanged = (news) => disruptions.changed(news)
  const dateRequests = () => support.dateRequests
  const sold = openProducts(house, { ...ground, ...owed, flightChanged, dateRequests })
  const { accounts, messages } = ground
  const personal = openPersonalData(house, {
    parts: personalParts(house, { ...ground, ...owed, ...sold }),
    endSessions: accounts.endSessions,
  })
  const tell = owed.orders.byBrandOf(tellOfDisruptions({ messages, accounts, orders: owed.orders }))
  const disruptions: Disruptions = openDisruptions({ ...house, ...owed, ...sold, tell })
  const supplierAccounts = openSupplierAccounts({ ...owed, ...sold })
  const magazine = openMagazine(house)
  const publicUrl = () => house.settings.sites.here().publicUrl
  const help = openHelp(house, { ...ground, ...owed, tell: tellWriters({ messages, publicUrl }) })
  const support: Support = openSupport(house, {
    ...ground,
    ...owed,
    ticketsOf: ticketsOfOrders({ ...owed, ...sold }),
    tell: tellOfSupport({ messages, accounts, orders: owed.orders, publicUrl }),
  })
  const desk = openDesk(house, {
    wallet: owed.wallet,
    promises: ground.promises,
    rates: ground.rates,
    hotelName: (id) => sold.hotels.extranet.hotels().find((hotel) => hotel.id === id)?.name,
    phoneOf: async (userId) => (await accounts.userOf(userId))?.phone,
  })
  registerProposals(house, { ...ground, ...owed, desk, disruptions, supplierAccounts })
  watchCredit(house, { ...ground, supplierAccounts })
  const funnel = openFunnel(house, madeBetween(owed.orders, sold.resellers))
  const massRefunds = registerMassRefunds(house, { ...owed, desk })
  return {
    ...ground,
    ...owed,
    ...sold,
    personal,
    disruptions,
    supplierAccounts,
    magazine,
    help,
    support,
    desk,
    massRefunds,
    funnel,
  }
}

type Ground = ReturnType<typeof openGround>

function openOwed(
  house: House<AdapterSettings>,
  { messages, accounts, passengers, promises, captcha, papers, rates, content }: Ground,
) {
  const wallet = openWallet(house, {
    ownersOfOrders: (ids) => orders.ownersOf(ids),
    ownersOfRefunds: (ids) => refunds.ownersOf(ids),
    ownersOfWithdrawals: (ids) => withdrawals.ownersOf(ids),
    numbersOfOrders: (ids) => orders.numbersOf(ids),
    numbersOfRefunds: (ids) => refunds.numbersOf(ids),
    numbersOfWithdrawals: (ids) => withdrawals.numbersOf(ids),
    attempts: (ids) => payments.namesOf(ids),
  })
  const orders: Orders = openOrders(house, {
    wallet,
    promises,
    tell: tellTravellers({ messages, accounts, orders: () => orders }),
    limits: house.settings.holds,
    captcha,
    credits: creditsOf(() => agencies),
    money: orderMoneySummary(() => ({ payments, refunds })),
    giveInExchange: (trx, exchange) => refunds.exchange(trx, exchange),
    giveBackIssued: (order) => refunds.giveBackAll(order),
    giveBackToCard: (attemptId, wasAsked) => payments.giveBack(attemptId, wasAsked),
    rates: rates.current,
    told: messagesInEvidence(messages),
    deskEditions: async () => deskEditions((await content.texts()).all('law')),
  })
  const neighbours = { wallet, accounts, papers, orders: () => orders }
  const tellInvited = tellOfInvitations({ messages, publicUrl: () => house.settings.sites.here().publicUrl })
  const agencies: Agencies = openAgencies(house, { ...neighbours, tellInvited })
  const payments: Payments = openPayments(house, {
    wallet,
    promises,
    payableOf: orders.payable,
    onCaptured: orders.captured,
    trips: orders.trips,
    shares: orders.splits,
  })
  const others = { messages, accounts, orders, wallet, promises, passengers }
  const { refunds, withdrawals }: PayingOut = openPayingOut(house, others)
  return { wallet, orders, agencies, payments, refunds, withdrawals }
}
