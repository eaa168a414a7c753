import type { Rial } from '#money/rial.ts'
import type { VisaRequestToEdit } from '#visas/requests.ts'
/** What an owner has that strangers try to reach, by id. */
export interface Belongings {
  readonly issuedOrder: string
  readonly refundQuote: string
  readonly openOrder: string
  readonly issuedStay: string
  readonly openStay: string
  /** a booked stay that is over, if there is one */
  readonly stayOver?: string
  /** the booked stay and another, paid together */
  readonly trip: string
  /** another that waits to be paid */
  readonly openTrip?: string
  /** there; a picture asked again */
  readonly issuedVisa: string
  readonly askedVisa: string
  readonly issuedPolicy: string
  readonly visaToEdit: VisaRequestToEdit
  /** whose appointment was declined `today` */
  readonly appointedVisa: { readonly orderId: string; readonly today: Temporal.PlainDate }
  readonly anotherPhoto: string
  readonly issuedTour: string
  readonly issuedExperience: string
  /** bags on an issued ticket, and another ticket on which one may be bought, at its price */
  readonly issuedBags: string
  readonly bagWish?: { readonly orderId: string; readonly bagId: string; readonly price: number }
  /** another that waits to be paid */
  readonly openTour?: string
  readonly walletOrder: string
  /** of the order from the wallet */
  readonly share: string
  /** another that waits to be paid */
  readonly orderToSplit?: { readonly orderId: string; readonly total: Rial }
  readonly payment: string
  readonly voucher: string
  readonly savedPassenger: string
  readonly document: { readonly id: string; readonly token: string }
  /** sent in a conversation */
  readonly supportFile: string
  readonly walletFlow: string
  readonly bankDetail: string
  /** asked for, not yet sent */
  readonly withdrawal: string
  readonly colleague: string
  readonly creditOrder: string
  readonly agencyInvitation: string
  readonly session: string
  readonly passkey: string
  readonly watch: string
  /** another issued order with a changed flight, and a replacement */
  readonly changedOrder?: { readonly orderId: string; readonly proposalId: string; readonly total: number }
  /** a ticket of other days than the owner's policy, and what moving it costs */
  readonly policyMove?: { readonly orderId: string; readonly total: number; readonly worth: number }
  /** another issued order, and a flight of another day for it */
  readonly movedOrder?: {
    readonly orderId: string
    readonly proposalId: string
    readonly total: number
    readonly worth: number
  }
  /** another issued order abroad, and a day wished for it */
  readonly wishedDate?: { readonly orderId: string; readonly day: string }
  /** two orders that could not be issued: what is taken in place of one, and one whose money is wanted */
  readonly unissued?: {
    readonly taken: { readonly orderId: string; readonly offer: string; readonly total: number }
    readonly declined: string
  }
  readonly newTimeSince?: string
  /** who is on the issued order, with another birth date */
  readonly corrected?: object
  readonly search: string
  readonly visaSearch: string
  readonly captcha: { readonly id: string; readonly code: string; readonly work: number }
}

export interface Named {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  readonly parts?: Readonly<Record<string, string | Blob>>
}
