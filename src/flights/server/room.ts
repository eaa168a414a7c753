import type { LRUCache } from 'lru-cache'
import type { Combiner } from '#flights/server/combiner.ts'
import type { SeatBuyer, Taken } from '#flights/server/holds.ts'
import type { DayPrices } from '#flights/server/inventory/prices-on.ts'
import type { Timetable } from '#flights/server/inventory/timetable.ts'
import type { DayOnSale } from '#flights/server/on-sale.ts'
import type { Orders } from '#orders/server/door.ts'
import type { Papers } from '#papers/server/papers.ts'
import type { PaperBrand } from '#papers/ticket-facts.ts'
import type { Passengers } from '#passengers/server/passengers.ts'
import type { Captcha } from '#server/captcha/captcha.ts'
import type { House } from '#server/house.ts'

/** What other rooms do for this one. */
export interface Neighbours {
  readonly orders: Pick<
    Orders,
    'submit' | 'approve' | 'priceChangeOf' | 'ofUser' | 'journeysOf' | 'passengersOf'
  >
  readonly papers: Pick<Papers, 'ticketPdf' | 'ticketHtml'>
  readonly captcha: Pick<Captcha, 'spend'>
  readonly passengers: Pick<Passengers, 'remember'>
}

/** What the verbs of this room work with. */
export interface Room extends Pick<House, 'database' | 'clock' | 'log'>, Neighbours {
  readonly seed: number
  readonly timetable: Timetable
  /** whose name stands on the ticket */
  readonly brand: PaperBrand
  /** days as they were made; what never changes of them, so no copy is ever stale */
  readonly days: LRUCache<string, DayOnSale>
  /** prices of days not made, by route, day and hour */
  readonly prices: LRUCache<string, { readonly of: DayPrices | undefined }>
  readonly holds: Combiner<SeatBuyer, Taken>
}
