import type { ProductTab } from '#calls/product-tab.ts'
import type { TemplateName } from '#messages/templates.ts'
import type { BoughtWords } from '#orders/bought-words.ts'
import type { Status } from '#orders/life.ts'
import type { HotelStay, Journey, Service, VisaOrder } from '#orders/order.ts'
import type { RefundFace } from '#orders/refund-face.ts'
import type { OrderListed } from '#orders/responses.ts'
import type { TripDay } from '#orders/trip-day.ts'

export interface StatusTexts {
  readonly says: string
  readonly tone: 'good' | 'warn' | 'bad' | 'plain'
}

export type ByStatus<What> = Readonly<Partial<Record<Status, What>>>

export interface TripWords {
  /** «هتل مرجان، کیش»; null for a route */
  readonly name: string | null
  /** empty unless it is a route */
  readonly from: string
  readonly to: string
  readonly isRoundTrip: boolean
  /** IATA, of the airport or city in the picture */
  readonly destination: string
  readonly when: string
  readonly people: string
  /** local day or date-time, sortable: "2026-12-03T06:15" */
  readonly begins: string
  readonly again: string
}

export interface PaperToKeep {
  readonly words: string
  readonly address: string
}

export interface SharedLink extends PaperToKeep {
  readonly isFile: boolean
}

export interface BoughtReader {
  journeys(): Promise<readonly Journey[]>
  stay(): Promise<HotelStay | null>
  visa(): Promise<VisaOrder | null>
  service(): Promise<Service | null>
}

/** A product's texts for pages of all products, beside its port (`product.ts`).
 * Runs anywhere, imports nothing of the server. Missing parts have defaults. */
export interface ProductFace {
  readonly words: BoughtWords
  /** §3, of what is sold as a service; without it `Service` */
  readonly productType?: OrderListed['productType']
  readonly labels?: ByStatus<string>
  readonly standings?: ByStatus<StatusTexts>
  /** timeline texts, also the note on the order's page */
  readonly story?: ByStatus<string>
  readonly notes?: ByStatus<string>
  orderPath(orderId: string): string
  confirmPath(orderId: string): string
  trip(order: OrderListed, now: Temporal.Instant): TripWords
  /** what of it is on which day; without this verb its beginning, as `trip` says it */
  days?(order: OrderListed): readonly TripDay[]
  sellerOf(order: OrderListed): string
  papersOf(orderId: string): readonly PaperToKeep[]
  sharedOf(link: string): readonly SharedLink[]
  /** why an account cannot be erased before it: «پروازی در پیش دارد؛ پس از پرواز» */
  readonly ahead?: string
  readonly priceChanged: string
  /** it was withdrawn by the supplier, not the owner */
  readonly withdrawn?: string
  readonly messages: {
    readonly issued: TemplateName
    /** in its place where the product says something beside (`Product.besideInWords`) */
    readonly issuedBeside?: TemplateName
    readonly failed: TemplateName
    /** it could not be issued and another one may be taken in its place */
    readonly unissued?: TemplateName
    /** of an order that is paid by what it takes the place of */
    readonly inPlace?: {
      readonly issued: TemplateName
      readonly cheaper: TemplateName
      readonly failed: TemplateName
      readonly failedPaid: TemplateName
    }
  }
  inWords(bought: BoughtReader): Promise<string>
  readonly refund: RefundFace
  readonly tabs: readonly ProductTab[]
}
