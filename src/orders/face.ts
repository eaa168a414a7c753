import type { ProductTab } from '#calls/product-tab.ts'
import type { TemplateName } from '#messages/templates.ts'
import type { BoughtWords } from '#orders/bought-words.ts'
import type { Status } from '#orders/life.ts'
import type { HotelStay, Journey, Service, VisaOrder } from '#orders/order.ts'
import type { RefundFace } from '#orders/refund-face.ts'
import type { OrderListed } from '#orders/responses.ts'

/** Where an order stands, in a word and its colour. */
export interface Standing {
  readonly says: string
  readonly tone: 'good' | 'warn' | 'bad' | 'plain'
}

export type ByStatus<What> = Readonly<Partial<Record<Status, What>>>

/** What was bought as a row of the traveller's list tells it, and how to begin anew. */
export interface TripWords {
  /** «هتل مرجان، کیش»; null where it goes from one place to another */
  readonly name: string | null
  /** empty where nothing is left for another place */
  readonly from: string
  readonly to: string
  readonly isRoundTrip: boolean
  /** IATA, of the airport or the city that the picture shows */
  readonly destination: string
  readonly when: string
  /** «۲ مسافر» */
  readonly people: string
  /** the first day or local hour, in order: "2026-12-03T06:15" */
  readonly begins: string
  /** where one begins anew after an order that came to nothing */
  readonly again: string
}

/** A paper that a device may keep of a trip ahead. */
export interface PaperToKeep {
  readonly words: string
  readonly address: string
}

/** A paper as a link to it offers it. */
export interface SharedLink extends PaperToKeep {
  readonly isFile: boolean
}

/** What was bought, read for whoever tells of it. */
export interface BoughtReader {
  journeys(): Promise<readonly Journey[]>
  stay(): Promise<HotelStay | null>
  visa(): Promise<VisaOrder | null>
  service(): Promise<Service | null>
}

/**
 * What a product says of itself wherever orders of all products stand together: beside its port (`product.ts`), which does, this
 * tells. It runs anywhere and imports nothing of the server. What it leaves out is said as of anything that is kept and issued.
 */
export interface ProductFace {
  readonly words: BoughtWords
  /** of §4's labels what is said otherwise */
  readonly labels?: ByStatus<string>
  readonly standings?: ByStatus<Standing>
  /** of an order's story, and of the note on its page */
  readonly story?: ByStatus<string>
  readonly notes?: ByStatus<string>
  orderPath(orderId: string): string
  confirmPath(orderId: string): string
  trip(order: OrderListed, now: Temporal.Instant): TripWords
  /** who is asked for the paper, by name */
  sellerOf(order: OrderListed): string
  /** the papers of an issued order that a device may keep; none where it may keep none */
  papersOf(orderId: string): readonly PaperToKeep[]
  /** the papers that a link opens to whoever holds it; none where nobody but its owner may open it */
  sharedOf(link: string): readonly SharedLink[]
  /** of somebody who wants to be forgotten while it is ahead: «پروازی در پیش دارد؛ پس از پرواز» */
  readonly ahead?: string
  /** what is said when it became dearer before it was held */
  readonly priceChanged: string
  /** what its page says when it is not to be had any more, not by its owner's wish */
  readonly withdrawn?: string
  /** the messages it is told by, and what was bought in as few spaces as messages take */
  readonly messages: { readonly issued: TemplateName; readonly failed: TemplateName }
  inWords(bought: BoughtReader): Promise<string>
  readonly refund: RefundFace
  /** what of it stands on the rail over the searches */
  readonly tabs: readonly ProductTab[]
}
