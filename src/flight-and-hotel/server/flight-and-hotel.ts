import type { PairChoice, PairSearch } from '#flight-and-hotel/address.ts'
import type { PairToBook } from '#flight-and-hotel/requests.ts'
import { type Buyer, book } from '#flight-and-hotel/server/book.ts'
import type { Neighbours } from '#flight-and-hotel/server/neighbours.ts'
import { type Offer, offerOf } from '#flight-and-hotel/server/offer.ts'
import type { Trip } from '#orders/trip.ts'

export type { Buyer } from '#flight-and-hotel/server/book.ts'
export type { FlightList, FlightPart, Offer, StayPart } from '#flight-and-hotel/server/offer.ts'

export interface FlightAndHotel {
  /** What is chosen of both, what is not being chosen, and what there is instead. A part that cannot be had says why. */
  offer(search: PairSearch, choice: PairChoice, by: { readonly address: string }): Promise<Offer>
  /** Both are held as one trip, or neither is. Idempotent by `once`. Throws Faults under `passengers.N.field`, ROOM_GONE,
   * FLIGHT_PRICE_CHANGED, STAY_PRICE_CHANGED, and what flights, hotels and orders refuse. */
  book(asked: PairToBook, buyer: Buyer): Promise<Trip>
}

export function openFlightAndHotel(neighbours: Neighbours): FlightAndHotel {
  return {
    offer: (search, choice, by) => offerOf(neighbours, search, { choice, by }),
    book: (asked, buyer) => book(neighbours, asked, buyer),
  }
}
