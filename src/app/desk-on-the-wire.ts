import type { FastifyInstance } from 'fastify'
import type { Rooms } from '#app/door.ts'
import { actingCalls } from '#desk/acting-calls.ts'
import { agencyDeskCalls } from '#desk/agencies-calls.ts'
import { closeCalls } from '#desk/close-calls.ts'
import { codeCalls } from '#desk/codes-calls.ts'
import { contactDeskCalls } from '#desk/contact-calls.ts'
import { contentCalls } from '#desk/content-calls.ts'
import { entranceCalls } from '#desk/entrance-calls.ts'
import { flightDeskCalls } from '#desk/flights-calls.ts'
import { hotelDeskCalls } from '#desk/hotel-calls.ts'
import { invoiceDeskCalls } from '#desk/invoices-calls.ts'
import { jobCalls } from '#desk/jobs-calls.ts'
import { ledgerCalls } from '#desk/ledger-calls.ts'
import { macroCalls } from '#desk/macro-calls.ts'
import { massRefundCalls } from '#desk/mass-refund-calls.ts'
import { orderDeskCalls } from '#desk/orders-calls.ts'
import { priceCalls } from '#desk/prices-calls.ts'
import { proposalCalls } from '#desk/proposal-calls.ts'
import { refundActionCalls } from '#desk/refund-actions-calls.ts'
import { refundDeskCalls } from '#desk/refunds-calls.ts'
import { actingHandlers } from '#desk/server/acting/handlers.ts'
import { agencyDeskHandlers } from '#desk/server/agencies/handlers.ts'
import { closeHandlers } from '#desk/server/close/handlers.ts'
import { contactDeskHandlers } from '#desk/server/contacts/handlers.ts'
import { contentHandlers } from '#desk/server/content/handlers.ts'
import { entranceHandlers } from '#desk/server/entrance-handlers.ts'
import { flightDeskHandlers } from '#desk/server/flights/handlers.ts'
import { hotelDeskHandlers } from '#desk/server/hotels/handlers.ts'
import { invoiceDeskHandlers } from '#desk/server/invoices/handlers.ts'
import { jobHandlers } from '#desk/server/jobs/handlers.ts'
import { ledgerHandlers } from '#desk/server/ledger/handlers.ts'
import { serveToday } from '#desk/server/live-today.ts'
import { macroHandlers } from '#desk/server/macros/handlers.ts'
import { massRefundHandlers } from '#desk/server/mass-refunds/handlers.ts'
import { orderDeskHandlers } from '#desk/server/orders/handlers.ts'
import { codeHandlers } from '#desk/server/prices/code-handlers.ts'
import { priceHandlers } from '#desk/server/prices/handlers.ts'
import { proposalHandlers } from '#desk/server/proposal-handlers.ts'
import { refundActionHandlers } from '#desk/server/refunds/action-handlers.ts'
import { refundDeskHandlers } from '#desk/server/refunds/handlers.ts'
import { sourceHandlers } from '#desk/server/sources/handlers.ts'
import { staffHandlers } from '#desk/server/staff-handlers.ts'
import { supplierDeskHandlers } from '#desk/server/suppliers/handlers.ts'
import { supportDeskHandlers } from '#desk/server/support/handlers.ts'
import { taskHandlers } from '#desk/server/task-handlers.ts'
import { visaDeskHandlers } from '#desk/server/visas/handlers.ts'
import { waiverDeskHandlers } from '#desk/server/waivers/handlers.ts'
import { sourceCalls } from '#desk/sources-calls.ts'
import { staffCalls } from '#desk/staff-calls.ts'
import { supplierDeskCalls } from '#desk/suppliers-calls.ts'
import { supportDeskCalls } from '#desk/support-calls.ts'
import { taskCalls } from '#desk/tasks-calls.ts'
import { visaDeskCalls } from '#desk/visa-calls.ts'
import { waiverDeskCalls } from '#desk/waiver-calls.ts'
import { type Mounting, mount } from '#server/mount.ts'

/** The calls of the desk, each with one permission; a test reads them against every role. */
export function deskCallsOf(rooms: Rooms) {
  const { desk, settings, accounts } = rooms
  return {
    deskOrders: { calls: orderDeskCalls, answers: orderDeskHandlers(rooms) },
    deskActing: { calls: actingCalls, answers: actingHandlers(rooms) },
    deskRefunds: { calls: refundDeskCalls, answers: refundDeskHandlers(rooms) },
    deskRefundActions: { calls: refundActionCalls, answers: refundActionHandlers(rooms) },
    deskMassRefunds: { calls: massRefundCalls, answers: massRefundHandlers(rooms) },
    deskWaivers: { calls: waiverDeskCalls, answers: waiverDeskHandlers(rooms) },
    deskSupport: { calls: supportDeskCalls, answers: supportDeskHandlers(rooms) },
    deskContacts: { calls: contactDeskCalls, answers: contactDeskHandlers(rooms) },
    deskMacros: { calls: macroCalls, answers: macroHandlers(rooms) },
    deskFlights: { calls: flightDeskCalls, answers: flightDeskHandlers(rooms) },
    deskContent: { calls: contentCalls, answers: contentHandlers({ ...rooms, sites: settings.sites }) },
    deskHotels: { calls: hotelDeskCalls, answers: hotelDeskHandlers(rooms) },
    deskVisas: { calls: visaDeskCalls, answers: visaDeskHandlers(rooms) },
    deskEntrance: { calls: entranceCalls, answers: entranceHandlers(desk, settings) },
    deskLedger: { calls: ledgerCalls, answers: ledgerHandlers(rooms) },
    deskInvoices: { calls: invoiceDeskCalls, answers: invoiceDeskHandlers(rooms) },
    deskClose: { calls: closeCalls, answers: closeHandlers(rooms) },
    deskSuppliers: { calls: supplierDeskCalls, answers: supplierDeskHandlers(rooms) },
    deskAgencies: { calls: agencyDeskCalls, answers: agencyDeskHandlers(rooms) },
    deskSources: { calls: sourceCalls, answers: sourceHandlers(rooms) },
    deskCodes: { calls: codeCalls, answers: codeHandlers(rooms) },
    deskPrices: { calls: priceCalls, answers: priceHandlers(rooms) },
    deskStaff: { calls: staffCalls, answers: staffHandlers(desk) },
    deskTasks: { calls: taskCalls, answers: taskHandlers(rooms) },
    deskJobs: { calls: jobCalls, answers: jobHandlers(rooms) },
    deskProposals: { calls: proposalCalls, answers: proposalHandlers(desk, accounts) },
  }
}

/** Behind the desk's own guard, which lets in staff alone. */
export function mountDesk(app: FastifyInstance, rooms: Rooms, { once }: Pick<Mounting, 'once'>): void {
  const how = { visitorOf: rooms.desk.guard.ofCall, once }
  const {
    deskEntrance,
    deskLedger,
    deskClose,
    deskInvoices,
    deskSuppliers,
    deskOrders,
    deskActing,
    deskRefunds,
    deskRefundActions,
    deskMassRefunds,
    deskWaivers,
    deskSupport,
    deskMacros,
    deskContacts,
    deskFlights,
    deskContent,
    deskHotels,
    deskVisas,
    deskPrices,
    deskCodes,
    deskSources,
    deskAgencies,
    deskStaff,
    deskProposals,
    deskTasks,
    deskJobs,
  } = deskCallsOf(rooms)
  mount(app, deskEntrance, how)
  mount(app, deskOrders, how)
  mount(app, deskActing, how)
  mount(app, deskRefunds, how)
  mount(app, deskRefundActions, how)
  mount(app, deskMassRefunds, how)
  mount(app, deskWaivers, how)
  mount(app, deskSupport, how)
  mount(app, deskMacros, how)
  mount(app, deskContacts, how)
  mount(app, deskFlights, how)
  mount(app, deskContent, how)
  mount(app, deskHotels, how)
  mount(app, deskVisas, how)
  mount(app, deskLedger, how)
  mount(app, deskClose, how)
  mount(app, deskInvoices, how)
  mount(app, deskSuppliers, how)
  mount(app, deskPrices, how)
  mount(app, deskCodes, how)
  mount(app, deskSources, how)
  mount(app, deskAgencies, how)
  mount(app, deskStaff, how)
  mount(app, deskProposals, how)
  mount(app, deskTasks, how)
  mount(app, deskJobs, how)
  serveToday(app, rooms)
}
