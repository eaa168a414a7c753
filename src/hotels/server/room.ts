import type { Trx } from '#database/database.ts'
import type { Contracts } from '#hotels/contracts.ts'
import type { AvailableHotels } from '#hotels/requests.ts'
import type { TrendingHotel } from '#hotels/responses.ts'
import type { StoredResponses } from '#hotels/server/stored-responses.ts'
import type { HotelDesk } from '#hotels/server/suppliers/desk.ts'
import type { SellingRates } from '#money/rates.ts'
import type { Orders } from '#orders/server/door.ts'
import type { Papers } from '#papers/server/papers.ts'
import type { Passengers } from '#passengers/server/passengers.ts'
import type { House } from '#server/house.ts'
import type { Queue } from '#server/jobs.ts'
import type { Sites } from '#server/sites.ts'
import type { SupplierWatch } from '#suppliers/server/suppliers.ts'

export interface StayOverNews {
  readonly orderId: string
  readonly hotelName: string
  readonly cityName: string
}

export interface HotelWroteNews extends StayOverNews {
  /** once each */
  readonly key: string
}

export type HotelWrote = (trx: Trx, news: HotelWroteNews) => Promise<void>

export type StayOver = (trx: Trx, news: StayOverNews) => Promise<void>

export interface RoomLinks {
  readonly orders: Pick<
    Orders,
    | 'submit'
    | 'approve'
    | 'changePeople'
    | 'priceChangeOf'
    | 'ofUser'
    | 'passengersOf'
    | 'contactOf'
    | 'ticketAddressOf'
    | 'creditSellerOf'
    | 'openedByLink'
    | 'foreignPricesOf'
    | 'foreignPricesTaken'
    | 'pricing'
  >
  readonly passengers: Pick<Passengers, 'remembering'>
  readonly browserOf: (sessionId: string) => Promise<string | undefined>
  readonly papers: Pick<Papers, 'voucherPdf'>
  readonly searched: (userId: string, asked: AvailableHotels) => Promise<void>
  /** cities of earlier searches, latest first */
  readonly searchedBefore: (userId: string) => Promise<readonly Pick<AvailableHotels, 'cityCode'>[]>
  readonly sites: Sites
  readonly rates: SellingRates
  /** by default nobody watches over suppliers */
  readonly supplierWatch?: SupplierWatch
  /** in the transaction that notes it: once a stay */
  readonly stayOver: StayOver
  /** in the transaction that keeps what the hotel's people wrote to a guest */
  readonly hotelWrote: HotelWrote
}

export interface Room extends Pick<House, 'database' | 'clock' | 'log'>, RoomLinks {
  readonly seed: number
  readonly contracts: Contracts
  readonly numberOf: (serial: number) => number
  readonly suppliers: HotelDesk
  /** cancels at suppliers once the refund's transaction has committed */
  readonly cancelling: Queue<{ orderId: string }>
  readonly trending: StoredResponses<readonly TrendingHotel[]>
}
