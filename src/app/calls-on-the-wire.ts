import type { FastifyInstance } from 'fastify'
import { bankCalls } from '#accounts/bank-calls.ts'
import { accountCalls } from '#accounts/calls.ts'
import { dataCalls } from '#accounts/data-calls.ts'
import { bankHandlers } from '#accounts/server/bank-handlers.ts'
import { dataHandlers } from '#accounts/server/data-handlers.ts'
import { accountHandlers } from '#accounts/server/routes.ts'
import { agencyCalls } from '#agencies/calls.ts'
import { agencyHandlers } from '#agencies/server/routes.ts'
import { deskCallsOf, mountDesk } from '#app/desk-on-the-wire.ts'
import type { Rooms } from '#app/door.ts'
import { walletProof } from '#app/wallet-proof.ts'
import { documentCalls } from '#documents/calls.ts'
import { documentHandlers } from '#documents/server/routes.ts'
import { experienceCalls } from '#experiences/calls.ts'
import { experienceHandlers } from '#experiences/server/routes.ts'
import { pairCalls } from '#flight-and-hotel/calls.ts'
import { pairHandlers } from '#flight-and-hotel/server/routes.ts'
import { flightCalls } from '#flights/calls.ts'
import { flightHandlers } from '#flights/server/routes.ts'
import { contactCalls, feedbackCalls } from '#help/calls.ts'
import { contactHandlers, feedbackHandlers } from '#help/server/routes.ts'
import { hotelCalls } from '#hotels/calls.ts'
import { hotelHandlers } from '#hotels/server/routes.ts'
import { insuranceCalls } from '#insurance/calls.ts'
import { insuranceHandlers } from '#insurance/server/routes.ts'
import { messageCalls } from '#messages/calls.ts'
import { messageHandlers } from '#messages/server/routes.ts'
import { moneyCalls } from '#money/calls.ts'
import { moneyHandlers } from '#money/server/routes.ts'
import { orderCalls } from '#orders/calls.ts'
import { evidenceCalls } from '#orders/evidence-calls.ts'
import { storedCalls } from '#orders/idempotent-calls.ts'
import { orderReceiptCalls } from '#orders/receipt-calls.ts'
import { screenLogCalls } from '#orders/screen-log-calls.ts'
import { evidenceHandlers } from '#orders/server/evidence/evidence-handlers.ts'
import { orderReceiptHandlers } from '#orders/server/receipt-handlers.ts'
import { orderHandlers } from '#orders/server/routes.ts'
import { screenLogHandlers } from '#orders/server/screen-log-handlers.ts'
import { splitHandlers } from '#orders/server/splits/split-handlers.ts'
import { storedResponses } from '#orders/server/stored-responses.ts'
import { splitCalls } from '#orders/split-calls.ts'
import { paperBrand } from '#papers/paper-brand.ts'
import { passengerCalls } from '#passengers/calls.ts'
import { passengerHandlers } from '#passengers/server/routes.ts'
import { paymentCalls } from '#payments/calls.ts'
import { type BuyerChecks, paymentFailures, paymentHandlers } from '#payments/server/routes.ts'
import { serveReturns } from '#payments/server/serve-returns.ts'
import { placeCalls } from '#places/calls.ts'
import { placeHandlers } from '#places/server/routes.ts'
import { refundCalls } from '#refunds/calls.ts'
import { refundHandlers } from '#refunds/server/routes.ts'
import { resellerCalls } from '#resellers/calls.ts'
import { resellerHandlers } from '#resellers/server/routes.ts'
import { withSource } from '#resellers/server/with-source.ts'
import { appCheckCalls } from '#server/app-check/calls.ts'
import { appCheckHandlers } from '#server/app-check/routes.ts'
import { browserFailureCalls } from '#server/browser-failures/calls.ts'
import { browserFailureHandlers } from '#server/browser-failures/routes.ts'
import { captchaCalls } from '#server/captcha/calls.ts'
import { captchaHandlers } from '#server/captcha/routes.ts'
import { serveHealth } from '#server/health.ts'
import { type Mounting, mount } from '#server/mount.ts'
import { storefrontCalls } from '#storefront/calls.ts'
import { storefrontHandlers } from '#storefront/server/routes.ts'
import { supportCalls } from '#support/calls.ts'
import { supportHandlers } from '#support/server/routes.ts'
import { tourCalls } from '#tours/calls.ts'
import { tourHandlers } from '#tours/server/routes.ts'
import { visaCalls } from '#visas/calls.ts'
import { visaHandlers } from '#visas/server/routes.ts'
import { walletCalls } from '#wallet/calls.ts'
import { walletReceiptCalls } from '#wallet/receipt-calls.ts'
import { type ReceiptOffice, receiptPdf, walletReceiptHandlers } from '#wallet/server/receipt-handlers.ts'
import { walletHandlers } from '#wallet/server/routes.ts'
import { withdrawalCalls } from '#withdrawals/calls.ts'
import { withdrawalHandlers } from '#withdrawals/server/routes.ts'

function callsOf(rooms: Rooms) {
  const { papers, clock, accounts, orders } = rooms
  const buyer: BuyerChecks = {
    provenForWallet: walletProof({ orders, mustBeProven: accounts.mustBeProven }),
    mustBeOfAge: accounts.mustBeOfAge,
  }
  const { sites } = rooms.settings
  const office: ReceiptOffice = {
    papers,
    clock,
    brandOf: (id) => paperBrand((id === undefined ? sites.here() : sites.ofBrand(id)).brand),
    ownerOf: accounts.dataOf,
  }
  return {
    money: { calls: moneyCalls, answers: moneyHandlers(rooms.rates.current) },
    places: { calls: placeCalls, answers: placeHandlers() },
    captcha: { calls: captchaCalls, answers: captchaHandlers(rooms.captcha) },
    appCheck: { calls: appCheckCalls, answers: appCheckHandlers(rooms.settings.apps) },
    browserFailures: { calls: browserFailureCalls, answers: browserFailureHandlers(rooms) },
    messages: { calls: messageCalls, answers: messageHandlers(rooms.messages) },
    bank: { calls: bankCalls, answers: bankHandlers(rooms.accounts) },
    personal: { calls: dataCalls, answers: dataHandlers({ ...rooms.accounts, ...rooms }) },
    accounts: { calls: accountCalls, answers: accountHandlers(rooms.accounts, rooms.settings) },
    documents: { calls: documentCalls, answers: documentHandlers(rooms.documents) },
    passengers: { calls: passengerCalls, answers: passengerHandlers(rooms.passengers) },
    wallet: { calls: walletCalls, answers: walletHandlers(rooms.wallet, rooms.papers) },
    payments: {
      calls: paymentCalls,
      answers: paymentHandlers(rooms.payments, buyer),
      failed: paymentFailures(rooms.settings),
    },
    walletReceipts: { calls: walletReceiptCalls, answers: walletReceiptHandlers(rooms.wallet, office) },
    orderReceipts: {
      calls: orderReceiptCalls,
      answers: orderReceiptHandlers(rooms.orders, (userId, facts) => receiptPdf(office, userId, facts)),
    },
    evidence: {
      calls: evidenceCalls,
      answers: evidenceHandlers(orders, { papers, clock, brandOf: office.brandOf }),
    },
    screenLog: { calls: screenLogCalls, answers: screenLogHandlers(rooms) },
    keptTrips: {
      calls: storedCalls,
      answers: storedResponses({ ...rooms, ...accounts, brandOf: office.brandOf }),
    },
    orders: { calls: orderCalls, answers: orderHandlers(rooms.orders, buyer) },
    splits: { calls: splitCalls, answers: splitHandlers(rooms.orders, buyer) },
    refunds: { calls: refundCalls, answers: refundHandlers({ ...accounts, ...rooms }) },
    agencies: { calls: agencyCalls, answers: agencyHandlers(rooms.agencies) },
    withdrawals: { calls: withdrawalCalls, answers: withdrawalHandlers({ ...accounts, ...rooms }) },
    ...productCalls(rooms),
    storefront: { calls: storefrontCalls, answers: storefrontHandlers(rooms.storefront) },
    feedback: { calls: feedbackCalls, answers: feedbackHandlers(rooms.help) },
    contact: { calls: contactCalls, answers: contactHandlers(rooms.help) },
    resellers: { calls: resellerCalls, answers: resellerHandlers(rooms.resellers) },
    support: { calls: supportCalls, answers: supportHandlers(rooms.support) },
  }
}

/** Every order of them keeps the marketplace that its buyer came from. */
function productCalls(rooms: Rooms) {
  const { resellers } = rooms
  const flights = flightHandlers(rooms.flights)
  const hotels = hotelHandlers(rooms.hotels)
  const visas = visaHandlers(rooms.visas)
  const tours = tourHandlers(rooms.tours)
  const insurance = insuranceHandlers(rooms.insurance)
  const experiences = experienceHandlers(rooms.experiences)
  return {
    flights: { calls: flightCalls, answers: { ...flights, submit: withSource(flights.submit, resellers) } },
    hotels: { calls: hotelCalls, answers: { ...hotels, submit: withSource(hotels.submit, resellers) } },
    visas: { calls: visaCalls, answers: { ...visas, submit: withSource(visas.submit, resellers) } },
    tours: { calls: tourCalls, answers: { ...tours, submit: withSource(tours.submit, resellers) } },
    insurance: {
      calls: insuranceCalls,
      answers: { ...insurance, submit: withSource(insurance.submit, resellers) },
    },
    experiences: {
      calls: experienceCalls,
      answers: { ...experiences, submit: withSource(experiences.submit, resellers) },
    },
    pairs: { calls: pairCalls, answers: pairHandlers(rooms['flight-and-hotel']) },
  }
}

export function putOnTheWire(app: FastifyInstance, rooms: Rooms, how: Mounting): void {
  const {
    money,
    places,
    captcha,
    bank,
    personal,
    accounts,
    passengers,
    wallet,
    payments,
    orders,
    refunds,
    ...selling
  } = callsOf(rooms)
  mount(app, money, how)
  mount(app, places, how)
  mount(app, captcha, how)
  mount(app, accounts, how)
  mount(app, bank, how)
  mount(app, personal, how)
  mount(app, passengers, how)
  mount(app, wallet, how)
  mount(app, payments, how)
  serveReturns(app, rooms.settings)
  mount(app, orders, how)
  mount(app, selling.splits, how)
  mount(app, selling.walletReceipts, how)
  mount(app, selling.orderReceipts, how)
  mount(app, selling.evidence, how)
  mount(app, selling.screenLog, how)
  mount(app, selling.keptTrips, how)
  mount(app, refunds, how)
  mount(app, selling.withdrawals, how)
  mount(app, selling.agencies, how)
  mount(app, selling.documents, how)
  mount(app, selling.flights, how)
  mount(app, selling.pairs, how)
  mount(app, selling.hotels, how)
  mount(app, selling.visas, how)
  mount(app, selling.tours, how)
  mount(app, selling.insurance, how)
  mount(app, selling.experiences, how)
  mount(app, selling.storefront, how)
  mount(app, selling.appCheck, how)
  mount(app, selling.browserFailures, how)
  mount(app, selling.messages, how)
  mount(app, selling.contact, how)
  mount(app, selling.feedback, how)
  mount(app, selling.resellers, how)
  mount(app, selling.support, how)
  mountDesk(app, rooms, how)
  const called = { ...callsOf(rooms), ...deskCallsOf(rooms) }
  serveHealth(app, { readiness: rooms.readiness, rooms: called, version: '0.1.0' })
}
