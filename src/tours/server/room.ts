import type { Trx } from '#database/database.ts'
import type { Flights } from '#flights/server/flights.ts'
import type { Hotels } from '#hotels/server/hotels.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { Papers } from '#papers/server/papers.ts'
import type { Passengers } from '#passengers/server/passengers.ts'
import type { House } from '#server/house.ts'
import type { Queue } from '#server/jobs.ts'
import type { Sites } from '#server/sites.ts'
import type { TourPackage } from '#tours/packages.ts'

export interface CalledOffNews {
  readonly orderId: string
  /** «تور استانبول، ۵ شب» */
  readonly name: string
  readonly leavesOn: Temporal.PlainDate
  /** of the same package, soonest first */
  readonly next: readonly Temporal.PlainDate[]
}

export interface RoomLinks {
  readonly orders: Pick<
    Orders,
    | 'submit'
    | 'approve'
    | 'ofUser'
    | 'order'
    | 'withdraw'
    | 'passengersOf'
    | 'contactOf'
    | 'changePeople'
    | 'ticketAddressOf'
    | 'creditSellerOf'
    | 'openedByLink'
    | 'pricing'
  >
  readonly passengers: Pick<Passengers, 'remembering'>
  readonly browserOf: (sessionId: string) => Promise<string | undefined>
  readonly papers: Pick<Papers, 'tourPdf'>
  readonly sites: Sites
  /** whose seats and rooms are held behind a departure's */
  readonly flights: Pick<Flights, 'groups' | 'product'>
  readonly hotels: Pick<Hotels, 'product'>
  /** into the wallet, whatever of an issued order brings something now */
  readonly giveBackAll: (order: { readonly orderId: string; readonly userId: string }) => Promise<void>
  /** once an order, in the transaction that notes it */
  readonly calledOff: (trx: Trx, news: CalledOffNews) => Promise<void>
}

export interface Room extends Pick<House, 'database' | 'clock' | 'log'>, RoomLinks {
  readonly seed: number
  readonly packages: readonly TourPackage[]
  readonly numberOf: (serial: number) => number
  readonly givingBack: Queue<{ orderId: string }>
}
