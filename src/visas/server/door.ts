import type { VisaCountry } from '#visas/choice.ts'
import type { PaperToReplace, TotalPriceRequest, VisaRequest } from '#visas/requests.ts'
import type {
  VisaCountryView,
  VisaEnums,
  VisaFacts,
  VisaLength,
  VisaPrice,
  VisaTracked,
} from '#visas/responses.ts'
import type { VisaProduct } from '#visas/server/product.ts'

/** Who asks, from where, and the call's idempotency key. */
export interface Asker {
  readonly userId: string
  readonly address: string
  /** by which we know the browser */
  readonly sessionId: string
  readonly once: string
}

/** A picture that is asked for again, and what is wrong with it, in words for the traveller. */
export interface WantedAgain {
  readonly applicant: number
  readonly kind: string
  readonly says: string
}

/** The door of the visas room. Refusals are in refusals.ts; those of orders pass through. */
export interface Visas {
  countries(): Promise<readonly VisaCountryView[]>
  enums(): Promise<VisaEnums>
  /** What a country's page says. Refuses COUNTRY_UNKNOWN. */
  facts(country: VisaCountry): Promise<VisaFacts>
  basePrices(
    country?: VisaCountry,
  ): Promise<readonly { country: VisaCountry; lengths: readonly VisaLength[] }[]>
  /** Remembered for whoever is signed in. Refuses VISA_UNKNOWN for a choice that is not sold. */
  totalPrice(asked: TotalPriceRequest, userId?: string): Promise<VisaPrice>
  /**
   * Takes a request: an order is made and agreed to, and waits to be paid. Throws Faults under `applicants.N.field`,
   * `applicants.N.papers.KIND`, `contact.field`, `travelDate`; refuses VISA_CLOSED, VISA_UNKNOWN, PRICE_CHANGED and as orders do.
   */
  submit(request: VisaRequest, asker: Asker): Promise<VisaTracked>
  /** The owner's only. Refuses ORDER_NOT_FOUND, another product's number included. */
  tracked(orderId: string, userId: string): Promise<VisaTracked>
  /** The newest request that waits to be paid; undefined when none does. */
  unpaid(userId: string): Promise<string | undefined>
  /** Refuses ORDER_NOT_FOUND, NOT_ASKED_AGAIN, DOCUMENT_NOT_FOUND. */
  replacePaper(asked: PaperToReplace, userId: string): Promise<VisaTracked>
  /** Refuses ORDER_NOT_FOUND, NO_VISA_YET. */
  visaFile(orderId: string, applicant: number, userId: string): Promise<VisaFile>
  /** What whoever works in the house does with a request, by its order's number; `npm run visas` calls it. */
  readonly desk: VisaDesk
  /** What orders sells. */
  readonly product: VisaProduct
  /** The work of the jobs; tests may call it by hand. */
  readonly work: { sweep(): Promise<void> }
}

export interface VisaFile {
  readonly bytes: Uint8Array
  readonly type: 'application/pdf' | 'image/jpeg'
  readonly name: string
}

/** Every deed is harmless when done again and refuses STAGE_PASSED when it comes too late or too early. */
export interface VisaDesk {
  /** Requests that somebody has to do something about, the one promised first at the top. */
  queue(): Promise<
    readonly {
      orderNumber: string
      stage: string
      promisedAt: string
      country: VisaCountry
      people: number
    }[]
  >
  /** An applicant's pictures, opened, to look at. */
  papers(
    orderNumber: string,
  ): Promise<readonly { applicant: number; kind: string; jpeg: Uint8Array | null }[]>
  askAgain(orderNumber: string, wanted: WantedAgain): Promise<void>
  checked(orderNumber: string): Promise<void>
  sent(orderNumber: string): Promise<void>
  approve(orderNumber: string, applicant: number, file: Uint8Array): Promise<void>
  /** With a guarantee his fee is in the owner's wallet when this answers. */
  reject(orderNumber: string, applicant: number, reason: string): Promise<void>
  /** No request is taken for the country from now on, or again. */
  open(country: VisaCountry, isOpen: boolean): Promise<void>
}
