import type { Contracts } from '#hotels/contracts.ts'
import type { AvailableHotels } from '#hotels/requests.ts'
import type { TrendingHotel } from '#hotels/responses.ts'
import type { StoredResponses } from '#hotels/server/stored-responses.ts'
import type { HotelDesk } from '#hotels/server/suppliers/desk.ts'
import type { Orders } from '#orders/server/door.ts'
import type { Papers } from '#papers/server/papers.ts'
import type { PaperBrand } from '#papers/ticket-facts.ts'
import type { Passengers } from '#passengers/server/passengers.ts'
import type { House } from '#server/house.ts'
import type { Queue } from '#server/jobs.ts'

/** What other rooms do for this one. */
export interface RoomLinks {
  readonly orders: Pick<
    Orders,
    | 'submit'
    | 'approve'
    | 'priceChangeOf'
    | 'ofUser'
    | 'passengersOf'
    | 'contactOf'
    | 'ticketAddressOf'
    | 'openedByLink'
  >
  readonly passengers: Pick<Passengers, 'remembering'>
  /** which browser a session is of; undefined for none we know */
  readonly browserOf: (sessionId: string) => Promise<string | undefined>
  readonly papers: Pick<Papers, 'voucherPdf'>
  /** told of every search that a user was answered */
  readonly searched: (userId: string, asked: AvailableHotels) => Promise<void>
  /** the cities of the searches that a user was answered before, latest first */
  readonly searchedBefore: (userId: string) => Promise<readonly Pick<AvailableHotels, 'cityCode'>[]>
  /** whose name stands on the voucher */
  readonly brand: PaperBrand
}

/** What the verbs of this room work with. */
export interface Room extends Pick<House, 'database' | 'clock' | 'log'>, RoomLinks {
  readonly seed: number
  readonly contracts: Contracts
  /** which of all vouchers' numbers a serial has */
  readonly numberOf: (serial: number) => number
  /** who sells us hotels beside our own contracts */
  readonly suppliers: HotelDesk
  /** gives bookings back at suppliers, as soon as the transaction that wants it has ended */
  readonly cancelling: Queue<{ orderId: string }>
  readonly trending: StoredResponses<readonly TrendingHotel[]>
}
