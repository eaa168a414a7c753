import type { Occupancy } from '#hotels/occupancy.ts'
import type { Stay } from '#hotels/stay.ts'
import type { HotelBooked, HotelBooking } from '#hotels/supplier/booking.ts'
import type { HotelCaps } from '#hotels/supplier/caps.ts'
import type { HotelFound, OfferedRate, Quote } from '#hotels/supplier/offer.ts'
import type { Outcome } from '#suppliers/outcome.ts'

export interface Lodged {
  readonly stay: Stay
  readonly rooms: readonly Occupancy[]
}

/** A rate as it was listed: its quote is reckoned by the same exchange rate. */
export type Listed = Pick<OfferedRate, 'ref' | 'foreign'>

export interface Patience {
  readonly signal: AbortSignal
}

/** The port of a hotel supplier. Methods return outcomes and do not throw; reads are never `unknown`. */
export interface HotelSupplier {
  readonly name: string
  readonly title: string
  readonly caps: HotelCaps
  /** where its pictures lie: nothing is fetched from elsewhere */
  readonly pictures: { readonly hosts: readonly string[]; readonly origin: string }
  /** IATA city; uncovered cities are not asked */
  covers(cityCode: string): boolean
  search(
    asked: Lodged & { readonly cityCode: string },
    patience: Patience,
  ): Promise<Outcome<readonly HotelFound[]>>
  rates(
    asked: Lodged & { readonly hotelRef: string },
    patience: Patience,
  ): Promise<Outcome<readonly OfferedRate[]>>
  quote(listed: Listed, patience: Patience): Promise<Outcome<Quote>>
  /** Books and pays at the quote's price; idempotent by key where the supplier can. */
  book(booking: HotelBooking, patience: Patience): Promise<Outcome<HotelBooked>>
  /** After `unknown`, by its id or our key. `null`: no such booking as far as the supplier knows now. */
  lookUp(
    asked: { readonly ref: string | null; readonly key: string },
    patience: Patience,
  ): Promise<Outcome<HotelBooked | null>>
  /** Cancels the whole booking; already cancelled is `done`. */
  cancel(ref: string, patience: Patience): Promise<Outcome<'cancelled'>>
}
