import { experienceCalls } from '#experiences/calls.ts'
import { flightCalls } from '#flights/calls.ts'
import { hotelCalls } from '#hotels/calls.ts'
import { insuranceCalls } from '#insurance/calls.ts'
import { orderCalls } from '#orders/calls.ts'
import { evidenceCalls } from '#orders/evidence-calls.ts'
import { orderReceiptCalls } from '#orders/receipt-calls.ts'
import { passengerCalls } from '#passengers/calls.ts'
import { paymentCalls } from '#payments/calls.ts'
import { refundCalls } from '#refunds/calls.ts'
import { tourCalls } from '#tours/calls.ts'
import { visaCalls } from '#visas/calls.ts'
import type { Belongings, Named } from './belongings.ts'
import { wishingDate } from './wished-date.ts'

type Naming = (things: Belongings, own: Belongings) => Named

const ordersBy = (nameIt: (orderId: string) => Named): readonly Naming[] =>
  kinds.map((kind) => (things) => nameIt(things[kind]))

const kinds = [
  'issuedOrder',
  'openOrder',
  'walletOrder',
  'issuedStay',
  'openStay',
  'issuedPolicy',
  'issuedTour',
  'issuedExperience',
  'issuedBags',
  'issuedVisa',
  'askedVisa',
] as const satisfies readonly (keyof Belongings)[]

const byId = (id: string): Named => ({ path: { id } })
const byOrder = (orderId: string): Named => ({ path: { orderId } })
const inBody = (orderId: string): Named => ({ body: { orderId } })

const papers: readonly Naming[] = [
  ...ordersBy(byOrder),
  ...['1', '1_2', 'nothing', ''].map(
    (proposalId): Naming =>
      ({ issuedOrder }) => ({ path: { orderId: issuedOrder }, query: { proposalId } }),
  ),
]

const everybody = [{ passenger: 0, leg: 0 }]
const giveBack = (orderId: string, quoteId: string): Named => ({
  body: { orderId, quoteId, items: everybody, reasonId: 1, destination: 'wallet', agreement: true },
})

/** More combinations than `named` has. */
export const otherNamings: Readonly<Record<string, readonly Naming[]>> = {
  [orderCalls.details.line]: ordersBy(byId),
  [orderCalls.hotelDetails.line]: ordersBy(byId),
  [orderCalls.hotelPassengers.line]: ordersBy(inBody),
  [orderCalls.passengers.line]: [
    ...ordersBy(byId),
    ...['1', '1_2', 'nothing', ''].map(
      (proposalId): Naming =>
        ({ issuedOrder }) => ({ path: { id: issuedOrder }, query: { proposalId } }),
    ),
  ],
  [evidenceCalls.evidence.line]: ordersBy(byId),
  [orderReceiptCalls.receipt.line]: ordersBy(byId),
  [flightCalls.applePass.line]: ordersBy(byOrder),
  [flightCalls.googlePass.line]: ordersBy(byOrder),
  [flightCalls.claimLetter.line]: ordersBy(byOrder),
  [flightCalls.authorityLetter.line]: ordersBy(byOrder),
  [flightCalls.claimEnd.line]: ordersBy((orderId) => ({
    body: { orderId, leg: 0, subject: 'luggage-late' },
  })),
  [flightCalls.otherFlights.line]: ordersBy((orderId) => ({ query: { orderId, leg: '0' } })),
  [flightCalls.rebook.line]: ordersBy((orderId) => ({
    body: { orderId, leg: 0, proposalId: '1', total: 10 },
  })),
  [flightCalls.dateChangeDays.line]: ordersBy((orderId) => ({
    query: { orderId, leg: '0', passengers: '0' },
  })),
  [flightCalls.changeDate.line]: ordersBy((orderId) => ({
    body: { orderId, leg: 0, passengers: [0], proposalId: '1', total: 10, worth: 10 },
  })),
  [flightCalls.requestDateChange.line]: ordersBy((issuedOrder) => wishingDate({ issuedOrder })),
  [flightCalls.laterBags.line]: ordersBy((orderId) => ({ query: { orderId, leg: '0' } })),
  [flightCalls.submitLaterBags.line]: ordersBy((orderId) => ({
    body: { orderId, leg: 0, bags: [{ passenger: 0, bagId: '10kg', price: 10 }] },
  })),
  [flightCalls.verifyLaterBags.line]: ordersBy(byId),
  [orderCalls.choice.line]: ordersBy(byId),
  [orderCalls.takeInstead.line]: ordersBy((orderId) => ({ body: { orderId, offer: 'nothing', total: 10 } })),
  [orderCalls.declineChoice.line]: ordersBy(inBody),
  [orderCalls.shareTicket.line]: ordersBy((orderId) => ({ body: { orderId, minutes: 15 } })),
  [orderCalls.closeTicketLinks.line]: ordersBy(inBody),
  [orderCalls.applyVoucher.line]: ordersBy((orderId) => ({ body: { orderId, code: 'STRANGER10' } })),
  [orderCalls.removeVoucher.line]: ordersBy(inBody),
  [orderCalls.confirm.line]: ordersBy(inBody),
  [orderCalls.acceptNewTime.line]: ordersBy(inBody),
  [orderCalls.cancel.line]: ordersBy(inBody),
  [paymentCalls.pay.line]: [
    ...ordersBy(inBody),
    ...ordersBy((orderId) => ({ body: { orderId, gatewayId: 1, useWallet: true } })),
    ({ trip }) => ({ body: { tripId: trip } }),
    ({ trip }) => ({ body: { tripId: trip, useWallet: true } }),
  ],
  // an order's number is no trip's, and nobody adds to another's trip or of another's orders
  [orderCalls.trip.line]: [({ trip }) => byId(trip), ...ordersBy(byId)],
  [orderCalls.addToTrip.line]: [
    ({ trip }, { openOrder }) => ({ body: { tripId: trip, orderId: openOrder } }),
    ({ openOrder }, { trip }) => ({ body: { tripId: trip, orderId: openOrder } }),
  ],
  [orderCalls.makeTrip.line]: [
    ({ openOrder }, { openStay }) => ({ body: { orderIds: [openStay, openOrder] } }),
    ({ openOrder, issuedStay }) => ({ body: { orderIds: [issuedStay, openOrder], isWhole: true } }),
  ],
  [paymentCalls.byId.line]: ordersBy((id) => ({ query: { id } })),
  [flightCalls.verifyOrder.line]: ordersBy(byId),
  [flightCalls.verifyIssue.line]: ordersBy(byId),
  [flightCalls.ticketHtml.line]: papers,
  [flightCalls.ticketPdf.line]: papers,
  [flightCalls.ticketIcs.line]: papers,
  [flightCalls.reserve.line]: [
    ...ordersBy((orderId) => ({ body: { orderId, captchaId: crypto.randomUUID(), captchaCode: '12345' } })),
    ({ openOrder }, { captcha }) => reserved(openOrder, captcha),
    ({ captcha }, { openOrder }) => reserved(openOrder, captcha),
  ],
  [hotelCalls.verify.line]: ordersBy(byId),
  [hotelCalls.reserve.line]: ordersBy(inBody),
  [hotelCalls.voucherPdf.line]: ordersBy(byOrder),
  [tourCalls.verify.line]: ordersBy(byId),
  [tourCalls.voucherPdf.line]: ordersBy(byId),
  [tourCalls.edit.line]: ordersBy((orderId) => ({ body: { orderId, ...corrections } })),
  [experienceCalls.verify.line]: ordersBy(byId),
  [experienceCalls.voucherPdf.line]: ordersBy(byId),
  [insuranceCalls.policy.line]: ordersBy(byId),
  [insuranceCalls.policyPdf.line]: ordersBy(byId),
  [insuranceCalls.decline.line]: ordersBy(inBody),
  [insuranceCalls.move.line]: ordersBy((orderId) => ({ body: { orderId, total: 10, worth: 10 } })),
  [visaCalls.verify.line]: ordersBy(byId),
  [visaCalls.visaFile.line]: ordersBy((id) => ({ path: { id, applicant: '0' } })),
  [visaCalls.replacePaper.line]: [
    ({ askedVisa }, { anotherPhoto }) => replaced(askedVisa, anotherPhoto),
    ({ anotherPhoto }, { askedVisa }) => replaced(askedVisa, anotherPhoto),
    ({ document }, { askedVisa }) => replaced(askedVisa, document.id),
  ],
  [refundCalls.refundable.line]: ordersBy(byOrder),
  [refundCalls.mine.line]: ordersBy((orderId) => ({ query: { orderId } })),
  [refundCalls.remind.line]: ordersBy((orderId) => ({ body: { orderId, isOn: true } })),
  [refundCalls.quote.line]: ordersBy((orderId) => ({ body: { orderId, items: everybody } })),
  [refundCalls.create.line]: [
    ({ refundQuote }, { issuedOrder }) => giveBack(issuedOrder, refundQuote),
    ({ issuedOrder }, { refundQuote }) => giveBack(issuedOrder, refundQuote),
    ({ issuedStay, refundQuote }) => giveBack(issuedStay, refundQuote),
    ({ issuedVisa, refundQuote }) => giveBack(issuedVisa, refundQuote),
  ],
  [passengerCalls.bringIn.line]: [
    ({ issuedOrder }, own) => ({ body: { people: [`${own.issuedOrder}.0`, `${issuedOrder}.0`] } }),
    ...ordersBy((orderId) => ({ body: { people: [`${orderId}.0`] } })),
  ],
}

const corrections = { travellers: [{ fields: {} }], contact: { phoneNumber: '09351112233' } }

function reserved(orderId: string, captcha: Belongings['captcha']): Named {
  return { body: { orderId, captchaId: captcha.id, captchaCode: captcha.code, captchaWork: captcha.work } }
}

function replaced(orderId: string, blobId: string): Named {
  return { body: { orderId, applicant: 0, kind: 'photo', blobId } }
}
