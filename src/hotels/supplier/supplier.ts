import type { Occupancy } from '#hotels/occupancy.ts'
import type { Stay } from '#hotels/stay.ts'
import type { HotelBooked, HotelBooking } from '#hotels/supplier/booking.ts'
import type { HotelCaps } from '#hotels/supplier/caps.ts'
import type { HotelFound, OfferedRate, Quote } from '#hotels/supplier/offer.ts'
import type { Outcome } from '#suppliers/outcome.ts'

/** Nights that guests look for, a room each. */
export interface Lodged {
  readonly stay: Stay
  readonly rooms: readonly Occupancy[]
}

/** The end of the caller's patience. A verb that is still waiting then ends, as `unknown` or `notSent`. */
export interface Patience {
  readonly signal: AbortSignal
}

/**
 * What anybody who sells us hotels must be able to do; see caps for what one cannot. No verb throws for what the supplier does or
 * does not say: it has an outcome. A question that only reads is never `unknown`.
 */
export interface HotelSupplier {
  /** for programs: `duffel-stays`; also how its hotels' ids begin */
  readonly name: string
  /** what people read */
  readonly title: string
  readonly caps: HotelCaps
  /** whether it sells in this city (IATA) at all; what is not asked costs nobody time */
  covers(cityCode: string): boolean
  search(
    asked: Lodged & { readonly cityCode: string },
    patience: Patience,
  ): Promise<Outcome<readonly HotelFound[]>>
  /** every rate of one hotel; `gone` when it has none for these nights */
  rates(
    asked: Lodged & { readonly hotelRef: string },
    patience: Patience,
  ): Promise<Outcome<readonly OfferedRate[]>>
  /** The price and the room once more; takes nothing. `gone` when the room is. */
  quote(rateRef: string, patience: Patience): Promise<Outcome<Quote>>
  /** Books at the quote's price, and pays; the same key never books twice where the supplier can tell. */
  book(booking: HotelBooking, patience: Patience): Promise<Outcome<HotelBooked>>
  /** The way back from `unknown`, by its name or by our key. `null`: the supplier has no such booking, as far as it knows now. */
  lookUp(
    asked: { readonly ref: string | null; readonly key: string },
    patience: Patience,
  ): Promise<Outcome<HotelBooked | null>>
  /** Gives the whole booking back. What is given back already is `done`. */
  cancel(ref: string, patience: Patience): Promise<Outcome<'cancelled'>>
}
