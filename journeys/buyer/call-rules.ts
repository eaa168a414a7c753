import { bankCalls } from '#accounts/bank-calls.ts'
import { accountCalls } from '#accounts/calls.ts'
import { dataCalls } from '#accounts/data-calls.ts'
import { documentCalls } from '#documents/calls.ts'
import { experienceCalls } from '#experiences/calls.ts'
import { pairCalls } from '#flight-and-hotel/calls.ts'
import { flightCalls } from '#flights/calls.ts'
import { hotelCalls } from '#hotels/calls.ts'
import { insuranceCalls } from '#insurance/calls.ts'
import { messageCalls } from '#messages/calls.ts'
import { orderCalls } from '#orders/calls.ts'
import { evidenceCalls } from '#orders/evidence-calls.ts'
import { storedCalls } from '#orders/idempotent-calls.ts'
import { orderReceiptCalls } from '#orders/receipt-calls.ts'
import { screenLogCalls } from '#orders/screen-log-calls.ts'
import { passengerCalls } from '#passengers/calls.ts'
import { paymentCalls } from '#payments/calls.ts'
import { refundCalls } from '#refunds/calls.ts'
import { resellerCalls } from '#resellers/calls.ts'
import { captchaCalls } from '#server/captcha/calls.ts'
import { storefrontCalls } from '#storefront/calls.ts'
import { supportCalls } from '#support/calls.ts'
import { tourCalls } from '#tours/calls.ts'
import { visaCalls } from '#visas/calls.ts'
import { walletCalls } from '#wallet/calls.ts'
import { walletReceiptCalls } from '#wallet/receipt-calls.ts'
import { withdrawalCalls } from '#withdrawals/calls.ts'
import { agencyRules, ofOwnAgency } from './agency-rules.ts'
import type { Belongings, Named } from './belongings.ts'
import { claimRules } from './claim-rules.ts'
import { dateChangeRules } from './date-change-rules.ts'
import { experienceAtWrongPrice } from './experiences.ts'
import { adultToMashhad, agreeing } from './flight-goods.ts'
import { issuedTicketRules } from './issued-ticket-rules.ts'
import { pairOutdated } from './pair-outdated.ts'
import { policyAtWrongPrice } from './policy-goods.ts'
import { policyRules } from './policy-rules.ts'
import { browserOfNobody } from './push-of-nobody.ts'
import { splitRules } from './splits.ts'
import { reviewOf, stayAtWrongPrice } from './stays.ts'
import { tourAtWrongPrice, tourCorrected } from './tours.ts'
import { neighbour, villager } from './villager.ts'
import { passport } from './visa-goods.ts'
import { appointmentAnswer, appointmentWish } from './visas.ts'

type NameIt = (things: Belongings) => Named

/** Calls that name something by id: only the owner may. In an order the owner can run them. */
export const named: Readonly<Record<string, NameIt>> = {
  [orderCalls.details.line]: ({ issuedOrder }) => ({ path: { id: issuedOrder } }),
  [orderCalls.hotelDetails.line]: ({ issuedStay }) => ({ path: { id: issuedStay } }),
  [orderCalls.hotelPassengers.line]: ({ issuedStay }) => ({ body: { orderId: issuedStay } }),
  [hotelCalls.verify.line]: ({ openStay }) => ({ path: { id: openStay } }),
  [hotelCalls.writeReview.line]: ({ stayOver, issuedStay }) => ({ body: reviewOf(stayOver ?? issuedStay) }),
  [hotelCalls.writeToHotel.line]: ({ issuedStay }) => ({
    body: { orderId: issuedStay, id: crypto.randomUUID(), words: 'دیر می‌رسیم' },
  }),
  [hotelCalls.reserve.line]: ({ openStay }) => ({ body: { orderId: openStay } }),
  [hotelCalls.voucherPdf.line]: ({ issuedStay }) => ({ path: { orderId: issuedStay } }),
  [tourCalls.verify.line]: ({ issuedTour }) => ({ path: { id: issuedTour } }),
  [tourCalls.voucherPdf.line]: ({ issuedTour }) => ({ path: { id: issuedTour } }),
  [experienceCalls.verify.line]: ({ issuedExperience }) => ({ path: { id: issuedExperience } }),
  [experienceCalls.voucherPdf.line]: ({ issuedExperience }) => ({ path: { id: issuedExperience } }),
  ...policyRules,
  [visaCalls.verify.line]: ({ issuedVisa }) => ({ path: { id: issuedVisa } }),
  [visaCalls.visaFile.line]: ({ issuedVisa }) => ({ path: { id: issuedVisa, applicant: '0' } }),
  [visaCalls.wishAppointment.line]: appointmentWish,
  [visaCalls.answerAppointment.line]: appointmentAnswer,
  [visaCalls.replacePaper.line]: ({ askedVisa, anotherPhoto }) => ({
    body: { orderId: askedVisa, applicant: 0, kind: 'photo', blobId: anotherPhoto },
  }),
  [resellerCalls.requestByOrder.line]: ({ issuedOrder }) => ({ query: { orderId: issuedOrder } }),
  [evidenceCalls.evidence.line]: ({ issuedOrder }) => ({ path: { id: issuedOrder }, query: { as: 'json' } }),
  [orderReceiptCalls.receipt.line]: ({ issuedOrder }) => ({ path: { id: issuedOrder } }),
  [walletReceiptCalls.flowReceipt.line]: ({ walletFlow }) => ({ path: { id: walletFlow } }),
  [orderCalls.shareTicket.line]: ({ issuedOrder }) => ({ body: { orderId: issuedOrder, minutes: 15 } }),
  [orderCalls.closeTicketLinks.line]: ({ issuedOrder }) => ({ body: { orderId: issuedOrder } }),
  [orderCalls.passengers.line]: ({ issuedOrder }) => ({ path: { id: issuedOrder } }),
  [screenLogCalls.setLog.line]: ({ openOrder }) => ({
    body: { orderId: openOrder, totalPrice: 1, text: 'seen by somebody' },
  }),
  [flightCalls.verifyOrder.line]: ({ openOrder }) => ({ path: { id: openOrder } }),
  [flightCalls.verifyIssue.line]: ({ issuedOrder }) => ({ path: { id: issuedOrder } }),
  [flightCalls.ticketHtml.line]: ({ issuedOrder }) => ({ path: { orderId: issuedOrder } }),
  [flightCalls.ticketPdf.line]: ({ issuedOrder }) => ({ path: { orderId: issuedOrder } }),
  [flightCalls.ticketIcs.line]: ({ issuedOrder }) => ({ path: { orderId: issuedOrder } }),
  [refundCalls.refundable.line]: ({ issuedOrder }) => ({ path: { orderId: issuedOrder } }),
  [refundCalls.mine.line]: ({ issuedOrder }) => ({ query: { orderId: issuedOrder } }),
  [refundCalls.remind.line]: ({ issuedOrder }) => ({ body: { orderId: issuedOrder, isOn: true } }),
  [paymentCalls.byId.line]: ({ payment }) => ({ query: { id: payment } }),
  [flightCalls.edit.line]: ({ openOrder }) => ({
    body: { orderId: openOrder, passengers: [neighbour], contact: { phoneNumber: '09351112233' } },
  }),
  [hotelCalls.edit.line]: ({ openStay }) => ({
    body: { orderId: openStay, rooms: [{ leader: neighbour }], contact: { phoneNumber: '09351112233' } },
  }),
  [tourCalls.edit.line]: (things) => tourCorrected(things, neighbour),
  [visaCalls.edit.line]: ({ visaToEdit }) => ({ body: visaToEdit }),
  [flightCalls.reserve.line]: agreeing,
  ...claimRules,
  [orderCalls.applyVoucher.line]: ({ openOrder, voucher }) => ({
    body: { orderId: openOrder, code: voucher },
  }),
  [orderCalls.removeVoucher.line]: ({ openOrder }) => ({ body: { orderId: openOrder } }),
  ...splitRules,
  [orderCalls.confirm.line]: ({ walletOrder }) => ({ body: { orderId: walletOrder } }),
  [paymentCalls.pay.line]: ({ openOrder }) => ({ body: { orderId: openOrder } }),
  [orderCalls.trip.line]: ({ trip }) => ({ path: { id: trip } }),
  [orderCalls.addToTrip.line]: ({ trip, issuedStay }) => ({ body: { tripId: trip, orderId: issuedStay } }),
  [orderCalls.leaveTrip.line]: ({ trip, openTrip = trip }) => ({ body: { tripId: openTrip } }),
  [orderCalls.agreeTrip.line]: ({ trip }) => ({ body: { tripId: trip, agreed: [] } }),
  [orderCalls.confirmTrip.line]: ({ trip }) => ({ body: { tripId: trip } }),
  [orderCalls.makeTrip.line]: ({ openOrder, openStay }) => ({ body: { orderIds: [openOrder, openStay] } }),
  [orderCalls.acceptNewTime.line]: ({ issuedOrder, newTimeSince = '' }) => ({
    body: { orderId: issuedOrder, leg: 0, since: newTimeSince },
  }),
  ...issuedTicketRules,
  ...dateChangeRules,
  [orderCalls.cancel.line]: ({ openOrder }) => ({ body: { orderId: openOrder } }),
  [bankCalls.preferBankDetail.line]: ({ bankDetail }) => ({ body: { id: bankDetail } }),
  [bankCalls.revealBankDetail.line]: ({ bankDetail }) => ({ body: { id: bankDetail } }),
  ...agencyRules,
  [withdrawalCalls.cancel.line]: ({ withdrawal }) => ({ body: { id: withdrawal } }),
  [withdrawalCalls.check.line]: ({ bankDetail }) => ({ body: { bankDetailId: bankDetail } }),
  [withdrawalCalls.create.line]: ({ bankDetail }) => ({
    body: { id: crypto.randomUUID(), amount: 50_000, bankDetailId: bankDetail },
  }),
  [bankCalls.forgetBankDetail.line]: ({ bankDetail }) => ({ path: { id: bankDetail } }),
  [passengerCalls.save.line]: ({ savedPassenger }) => ({
    body: { passenger: { id: savedPassenger, ...villager } },
  }),
  [documentCalls.read.line]: ({ document }) => ({ body: { blobId: document.id } }),
  [documentCalls.picture.line]: ({ document }) => ({ path: { token: document.token } }),
  [documentCalls.forget.line]: ({ document }) => ({ path: { id: document.id } }),
  [accountCalls.endSession.line]: ({ session }) => ({ path: { id: session } }),
  [accountCalls.namePasskey.line]: ({ passkey }) => ({ path: { id: passkey }, body: { name: 'گوشی من' } }),
  [accountCalls.removePasskey.line]: ({ passkey }) => ({ path: { id: passkey } }),
  [flightCalls.stopWatch.line]: ({ watch }) => ({ path: { id: watch } }),
  [storefrontCalls.removeHistory.line]: ({ search }) => ({ body: { id: search } }),
  [storefrontCalls.removeVisaHistory.line]: ({ visaSearch }) => ({ body: { id: visaSearch } }),
  [passengerCalls.forget.line]: ({ savedPassenger }) => ({ path: { id: savedPassenger } }),
  [passengerCalls.restore.line]: ({ savedPassenger }) => ({ path: { id: savedPassenger } }),
  [passengerCalls.bringIn.line]: ({ issuedOrder }) => ({ body: { people: [`${issuedOrder}.0`] } }),
  [supportCalls.conversation.line]: ({ issuedOrder }) => ({ query: { orderId: issuedOrder } }),
  [supportCalls.send.line]: ({ issuedOrder }) => ({
    body: { id: crypto.randomUUID(), orderId: issuedOrder, text: 'بار من چند کیلوست؟' },
  }),
  [supportCalls.sendFile.line]: ({ issuedOrder }) => ({
    parts: { id: crypto.randomUUID(), orderId: issuedOrder, file: new Blob([smallPdf]) },
  }),
  [supportCalls.file.line]: ({ supportFile }) => ({ path: { id: supportFile } }),
  [supportCalls.askForPerson.line]: ({ issuedOrder }) => ({ body: { orderId: issuedOrder } }),
  [supportCalls.read.line]: ({ issuedOrder }) => ({ body: { orderId: issuedOrder, seq: 1 } }),
  [refundCalls.quote.line]: ({ issuedOrder }) => ({ body: { orderId: issuedOrder, items: everybody } }),
  [refundCalls.create.line]: ({ issuedOrder, refundQuote }) => ({
    body: {
      orderId: issuedOrder,
      quoteId: refundQuote,
      items: everybody,
      reasonId: 1,
      destination: 'wallet',
      agreement: true,
    },
  }),
}

const smallPdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\nstartxref\n9\n%%EOF'
const everybody = [{ passenger: 0, leg: 0 }]

const today = Temporal.Now.plainDateISO('Asia/Tehran')
const anotherPassword = { newPassword: 'sarv-o-kaj-72', repeatPassword: 'sarv-o-kaj-72' }
const nobodysCode = { requestId: crypto.randomUUID(), code: '1234' }

export const ofOneself: Readonly<Record<string, object | undefined>> = {
  [accountCalls.userInfo.line]: undefined,
  [accountCalls.currentUser.line]: undefined,
  [bankCalls.bankDetails.line]: undefined,
  [bankCalls.addBankDetail.line]: { iban: '820540102680020817909002', holderName: 'سارا محمدی' },
  [dataCalls.erasable.line]: undefined,
  [dataCalls.erase.line]: { agreement: true },
  [dataCalls.prepareExport.line]: undefined,
  [dataCalls.exported.line]: undefined,
  [accountCalls.sessions.line]: undefined,
  [accountCalls.endOtherSessions.line]: undefined,
  [accountCalls.google.line]: undefined,
  [accountCalls.linkGoogle.line]: { jwt: 'nonsense' },
  [accountCalls.unlinkGoogle.line]: undefined,
  [accountCalls.passkeys.line]: undefined,
  [accountCalls.offerPasskey.line]: undefined,
  [accountCalls.addPasskey.line]: { challengeId: crypto.randomUUID(), response: {} },
  [accountCalls.updateAccount.line]: { firstName: 'REZA' },
  [accountCalls.dismissPasswordPrompt.line]: undefined,
  [accountCalls.changePassword.line]: { oldPassword: 'kaj-o-sarv', ...anotherPassword },
  [accountCalls.setFirstPassword.line]: anotherPassword,
  [accountCalls.stepUp.line]: {},
  [accountCalls.stepUpVerify.line]: nobodysCode,
  [accountCalls.changeEmail.line]: { email: 'sara@parastoo.test' },
  [accountCalls.confirmEmail.line]: { email: 'sara@parastoo.test', ...nobodysCode },
  [accountCalls.changePhone.line]: { mobile: '09351112233' },
  [accountCalls.confirmPhone.line]: { mobile: '09351112233', ...nobodysCode },
  [messageCalls.notifications.line]: undefined,
  [messageCalls.chooseNotifications.line]: { events: [], quietHours: null },
  [messageCalls.turnPushOn.line]: browserOfNobody,
  [messageCalls.turnPushOff.line]: undefined,
  [messageCalls.told.line]: undefined,
  [orderCalls.mine.line]: {},
  [supportCalls.conversations.line]: undefined,
  [storedCalls.tripsToKeep.line]: undefined,
  [passengerCalls.mine.line]: undefined,
  [passengerCalls.past.line]: undefined,
  // of the asker's own forms alone
  [passengerCalls.keepDraft.line]: { form: 'flight 1-0-0', text: '{}' },
  [documentCalls.mine.line]: undefined,
  // rejected without a file, so nothing is stored
  [documentCalls.upload.line]: {},
  [walletCalls.balance.line]: undefined,
  [walletCalls.flows.line]: undefined,
  [walletCalls.difference.line]: { totalPrice: 1000 },
  [walletCalls.exported.line]: undefined,
  [walletCalls.share.line]: undefined,
  [withdrawalCalls.mine.line]: undefined,
  ...ofOwnAgency,
  // a captcha reveals nothing of the order
  [captchaCalls.create.line]: { orderId: crypto.randomUUID() },
  [storefrontCalls.flightHistories.line]: undefined,
  [storefrontCalls.hotelHistories.line]: undefined,
  [storefrontCalls.visaHistories.line]: undefined,
  [flightCalls.watches.line]: undefined,
  [flightCalls.watch.line]: { requestId: crypto.randomUUID(), proposalId: '1' },
  [flightCalls.watchDay.line]: adultToMashhad(today.add({ days: 10 }).toString()),
  [hotelCalls.submit.line]: stayAtWrongPrice(villager, today.add({ days: 10 })),
  [tourCalls.submit.line]: tourAtWrongPrice(villager),
  [experienceCalls.submit.line]: experienceAtWrongPrice(villager),
  [insuranceCalls.submit.line]: policyAtWrongPrice({ ...villager, ...passport }, today.add({ days: 10 })),
  [visaCalls.submit.line]: { request: 'nonsense' },
  [pairCalls.book.line]: pairOutdated(today, villager),
  [flightCalls.submit.line]: {
    requestId: crypto.randomUUID(),
    proposalId: '1',
    passengers: [villager],
    contact: { phoneNumber: '09351112233' },
  },
}

export function lineWith(line: string, { path = {}, query }: Named): string {
  const filled = line.replace(/\{(\w+)\}/g, (_, name: string) => path[name] ?? crypto.randomUUID())
  return query === undefined ? filled : `${filled}?${new URLSearchParams(query)}`
}
