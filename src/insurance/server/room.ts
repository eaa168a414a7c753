import type { Database } from '#database/database.ts'
import type { GivingBack } from '#insurance/server/giving-back.ts'
import type { Insurer } from '#insurance/server/insurer.ts'
import type { PolicySupplier } from '#insurance/server/suppliers/policy-supplier.ts'
import type { SellingRates } from '#money/rates.ts'
import type { Orders } from '#orders/server/door.ts'
import type { Papers } from '#papers/server/papers.ts'
import type { Passengers } from '#passengers/server/passengers.ts'
import type { House } from '#server/house.ts'
import type { Queue } from '#server/jobs.ts'
import type { SupplierWatch } from '#suppliers/server/suppliers.ts'

export interface RoomLinks {
  readonly orders: Pick<
    Orders,
    | 'submit'
    | 'approve'
    | 'ofUser'
    | 'numbered'
    | 'passengersOf'
    | 'contactOf'
    | 'detailsOf'
    | 'ticketAddressOf'
    | 'creditSellerOf'
    | 'mine'
    | 'rebookingsOf'
    | 'confirmFromWallet'
    | 'pricing'
  >
  readonly passengers: Pick<Passengers, 'remembering'>
  readonly browserOf: (sessionId: string) => Promise<string | undefined>
  readonly papers: Pick<Papers, 'policyPdf'>
  readonly refunds: GivingBack
  readonly sites: House['settings']['sites']
  readonly rates: SellingRates
  /** by default nobody watches over insurers */
  readonly supplierWatch?: SupplierWatch
}

export interface Room extends Pick<House, 'clock' | 'log'>, RoomLinks {
  readonly database: Database
  readonly mode: House['settings']['mode']
  readonly insurer: Insurer
  /** beside our own contract */
  readonly suppliers: readonly PolicySupplier[]
  /** a policy that is given back is cancelled where it stands */
  readonly cancelling: Queue<{ orderId: string }>
  /** who declined an offer is told of to whoever made it */
  readonly optingOut: Queue<{ supplier: string; offer: string }>
}
