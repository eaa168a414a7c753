import { accountCalls } from '#accounts/calls.ts'
import { experienceCalls } from '#experiences/calls.ts'
import { flightCalls } from '#flights/calls.ts'
import { contactCalls, feedbackCalls } from '#help/calls.ts'
import { hotelCalls } from '#hotels/calls.ts'
import { insuranceCalls } from '#insurance/calls.ts'
import { moneyCalls } from '#money/calls.ts'
import { orderCalls } from '#orders/calls.ts'
import { splitCalls } from '#orders/split-calls.ts'
import { paymentCalls } from '#payments/calls.ts'
import { placeCalls } from '#places/calls.ts'
import { refundCalls } from '#refunds/calls.ts'
import { resellerCalls } from '#resellers/calls.ts'
import { appCheckCalls } from '#server/app-check/calls.ts'
import { browserFailureCalls } from '#server/browser-failures/calls.ts'
import { captchaCalls } from '#server/captcha/calls.ts'
import { storefrontCalls } from '#storefront/calls.ts'
import { tourCalls } from '#tours/calls.ts'
import { visaCalls } from '#visas/calls.ts'
import { walletCalls } from '#wallet/calls.ts'

export const ofEverybody: readonly string[] = [
  ...Object.values(moneyCalls),
  ...Object.values(placeCalls),
  hotelCalls.cities,
  hotelCalls.trending,
  hotelCalls.available,
  hotelCalls.detail,
  hotelCalls.turnFavourite,
  hotelCalls.cityMap,
  hotelCalls.mapTiles,
  hotelCalls.picture,
  hotelCalls.nights,
  tourCalls.list,
  tourCalls.detail,
  experienceCalls.list,
  experienceCalls.detail,
  experienceCalls.calendar,
  experienceCalls.slots,
  insuranceCalls.plans,
  visaCalls.countries,
  visaCalls.enums,
  visaCalls.basePrices,
  visaCalls.totalPrice,
  refundCalls.reasons,
  refundCalls.statistics,
  accountCalls.createCode,
  accountCalls.codeCaptcha,
  accountCalls.ways,
  accountCalls.userHasPassword,
  accountCalls.token,
  accountCalls.forgotPassword,
  accountCalls.recoverPassword,
  accountCalls.logout,
  accountCalls.startGoogle,
  accountCalls.verifyGmailToken,
  accountCalls.askPasskey,
  accountCalls.signInByPasskey,
  appCheckCalls.checkUpdate,
  browserFailureCalls.tell,
  captchaCalls.image,
  captchaCalls.audio,
  walletCalls.published,
  flightCalls.available,
  flightCalls.more,
  flightCalls.flightDetail,
  flightCalls.plpProposalDetails,
  flightCalls.flightFacts,
  flightCalls.productType,
  flightCalls.homePageCalendar,
  flightCalls.plpCalendar,
  flightCalls.roundTripMatrix,
  flightCalls.nearbyAirports,
  flightCalls.quickSearchInfos,
  flightCalls.agencies,
  flightCalls.fareRules,
  flightCalls.routeRules,
  flightCalls.flightDetails,
  flightCalls.alternatives,
  storefrontCalls.landingContent,
  storefrontCalls.landingFlights,
  storefrontCalls.trending,
  resellerCalls.availableRequest,
  // by their browser's own link
  resellerCalls.callStep,
  resellerCalls.requestByProposal,
  resellerCalls.sellSetting,
  // by API key
  resellerCalls.feed,
  resellerCalls.sales,
  orderCalls.track,
  contactCalls.write,
  contactCalls.captcha,
  // by number and mobile, as a tracked order
  contactCalls.status,
  contactCalls.withdraw,
  feedbackCalls.vote,
  // by the owner's signed link, until it is closed
  flightCalls.sharedTicketHtml,
  flightCalls.sharedTicketPdf,
  hotelCalls.sharedVoucherPdf,
  tourCalls.sharedVoucherPdf,
  // by a link of the order's owner
  splitCalls.byLink,
  paymentCalls.payShare,
  paymentCalls.gateways,
  paymentCalls.comeBack,
  paymentCalls.comeBackByForm,
].map(({ line }) => line)
