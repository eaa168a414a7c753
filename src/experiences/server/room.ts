import type { Database } from '#database/database.ts'
import type { Catalogue } from '#experiences/server/catalogue.ts'
import type { ExperienceSupplier } from '#experiences/supplier/supplier.ts'
import type { SellingRates } from '#money/rates.ts'
import type { Orders } from '#orders/server/door.ts'
import type { Papers } from '#papers/server/papers.ts'
import type { Passengers } from '#passengers/server/passengers.ts'
import type { Promises } from '#promises/server/promises.ts'
import type { House } from '#server/house.ts'
import type { Queue } from '#server/jobs.ts'
import type { SupplierWatch } from '#suppliers/server/suppliers.ts'

export interface RoomLinks {
  readonly orders: Pick<
    Orders,
    | 'submit'
    | 'approve'
    | 'ofUser'
    | 'passengersOf'
    | 'contactOf'
    | 'ticketAddressOf'
    | 'creditSellerOf'
    | 'pricing'
  >
  readonly passengers: Pick<Passengers, 'remembering'>
  readonly promises: Pick<Promises, 'giveAll'>
  readonly browserOf: (sessionId: string) => Promise<string | undefined>
  readonly papers: Pick<Papers, 'experiencePdf'>
  readonly sites: House['settings']['sites']
  readonly rates: SellingRates
  /** by default nobody watches over suppliers */
  readonly supplierWatch?: SupplierWatch
}

export interface Room extends Pick<House, 'clock' | 'log'>, RoomLinks {
  readonly database: Database
  readonly suppliers: readonly ExperienceSupplier[]
  readonly catalogue: Catalogue
  /** what is let go or given back is cancelled where it stands */
  readonly cancelling: Queue<{ orderId: string }>
}

export function supplierOf(
  { suppliers }: Pick<Room, 'suppliers'>,
  name: string,
): ExperienceSupplier | undefined {
  return suppliers.find((one) => one.name === name)
}
