import type { Trx } from '#database/database.ts'
import type { Finding } from '#documents/picture-check/finding-texts.ts'
import type { VisaCountry } from '#visas/choice.ts'
import type {
  AppointmentReply,
  AppointmentWish,
  PaperToReplace,
  TotalPriceRequest,
  VisaRequest,
  VisaRequestToEdit,
} from '#visas/requests.ts'
import type {
  VisaCountryView,
  VisaEnums,
  VisaFacts,
  VisaLength,
  VisaPrice,
  VisaTracked,
} from '#visas/responses.ts'
import type { PaperWanted, PictureChecks } from '#visas/server/desk-pictures.ts'
import type { FiledVisa } from '#visas/server/desk-request.ts'
import type { PaperGiven } from '#visas/server/hold.ts'
import type { VisaProduct } from '#visas/server/product.ts'
import type { InsurancePaper } from '#visas/server/room.ts'

export interface Asker {
  readonly userId: string
  readonly address: string
  readonly sessionId: string
  readonly once: string
}

export interface WantedAgain {
  readonly applicant: number
  readonly kind: string
  readonly says: string
}

export interface Visas {
  countries(): Promise<readonly VisaCountryView[]>
  enums(): Promise<VisaEnums>
  facts(country: VisaCountry): Promise<VisaFacts>
  basePrices(
    country?: VisaCountry,
  ): Promise<readonly { country: VisaCountry; lengths: readonly VisaLength[] }[]>
  /** Stored as a user's search. Throws VISA_UNKNOWN for a choice not sold. */
  totalPrice(asked: TotalPriceRequest, userId?: string): Promise<VisaPrice>
  /** Creates an agreed order. Throws Faults under `applicants.N.field`, `contact.field`, `travelDate`;
   * VISA_CLOSED, VISA_UNKNOWN, PRICE_CHANGED, and what orders refuse. */
  submit(request: VisaRequest, asker: Asker): Promise<VisaTracked>
  /** Corrects an unpaid request in place. Throws Faults as `submit`, ORDER_NOT_FOUND, STAGE_PASSED, APPLICANT_EACH,
   * and what `Orders.changePeople` refuses. */
  edit(asked: VisaRequestToEdit, userId: string): Promise<VisaTracked>
  /** The pictures of an unpaid request, by its applicants; undefined for any other. Throws ORDER_NOT_FOUND. */
  papersToEdit(orderId: string, userId: string): Promise<readonly (readonly PaperGiven[])[] | undefined>
  /** For its owner. Throws ORDER_NOT_FOUND, also for another product's order. */
  tracked(orderId: string, userId: string): Promise<VisaTracked>
  unpaid(userId: string): Promise<string | undefined>
  /** Throws ORDER_NOT_FOUND, NOT_ASKED_AGAIN, DOCUMENT_NOT_FOUND. */
  replacePaper(asked: PaperToReplace, userId: string): Promise<VisaTracked>
  /** Throws ORDER_NOT_FOUND, NO_APPOINTMENT, STAGE_PASSED, APPOINTMENT_PAST. */
  wishAppointment(wish: AppointmentWish, userId: string): Promise<VisaTracked>
  /** Throws ORDER_NOT_FOUND, NO_APPOINTMENT, STAGE_PASSED, OFFER_CHANGED. */
  answerAppointment(reply: AppointmentReply, userId: string): Promise<VisaTracked>
  /** Throws ORDER_NOT_FOUND, NO_VISA_YET. */
  visaFile(orderId: string, applicant: number, userId: string): Promise<VisaFile>
  readonly desk: VisaDesk
  readonly product: VisaProduct
  readonly work: { sweep(): Promise<void> }
}

export interface VisaFile {
  readonly bytes: Uint8Array
  readonly type: 'application/pdf' | 'image/jpeg'
  readonly name: string
}

export interface QueuedVisa {
  readonly orderNumber: string
  readonly caseNumber: string
  readonly stage: string
  readonly promisedAt: string
  /** another picture was asked for then */
  readonly waitingSince: string | null
  readonly country: VisaCountry
  readonly people: number
  /** what was wished or offered */
  readonly appointment: string | null
}

export interface VisaDesk extends VisaCommands {
  /** Requests that need work, the earliest promise first. */
  queue(): Promise<readonly QueuedVisa[]>
  /** Requests that wait for their traveller's picture, the longest first. */
  awaited(): Promise<readonly QueuedVisa[]>
  /** Undefined for what is no visa or was never paid. */
  filed(orderNumber: string): Promise<FiledVisa | undefined>
  /** JPEG. Throws ORDER_NOT_FOUND, APPLICANT_UNKNOWN, DOCUMENT_NOT_FOUND. */
  picture(orderNumber: string, wanted: PaperWanted): Promise<Buffer>
  /** What is found in the pictures of one, and his form beside his passport. Throws as `picture`, and BUSY. */
  checks(orderNumber: string, applicant: number): Promise<PictureChecks>
  /** The commands, which write this too where they change anything. */
  alsoWriting(write: (trx: Trx) => Promise<unknown>): VisaCommands
  /** With what measuring finds wrong. */
  papers(orderNumber: string): Promise<
    readonly {
      applicant: number
      kind: string
      jpeg: Uint8Array | null
      findings: readonly Finding[]
    }[]
  >
  /** Insurance policies of its owner that its authority takes. */
  policies(orderNumber: string): Promise<readonly InsurancePaper[]>
  open(country: VisaCountry, isOpen: boolean): Promise<void>
}

/** Every command is idempotent and throws STAGE_PASSED when too late or too early. */
export interface VisaCommands {
  askAgain(orderNumber: string, wanted: WantedAgain): Promise<void>
  checked(orderNumber: string): Promise<void>
  sent(orderNumber: string): Promise<void>
  /** At the authority's clock. Throws NO_APPOINTMENT, APPOINTMENT_PAST. */
  offer(orderNumber: string, at: Temporal.PlainDateTime, place: string): Promise<void>
  /** Taken by whoever called; throws NO_APPOINTMENT. */
  taken(orderNumber: string): Promise<void>
  /** A taken appointment fell through: another is looked for. */
  missed(orderNumber: string): Promise<void>
  /** The papers were handed over: the request is sent, and its promise counts from now. */
  attended(orderNumber: string): Promise<void>
  approve(orderNumber: string, applicant: number, file: Uint8Array): Promise<void>
  /** Pays a guarantee into the owner's wallet before it returns. */
  reject(orderNumber: string, applicant: number, reason: string): Promise<void>
}
