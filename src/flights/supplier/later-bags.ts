import type { BagService } from '#flights/supplier/bags.ts'
import type { Booking } from '#flights/supplier/order.ts'
import type { Rate } from '#money/rates.ts'
import type { Rial } from '#money/rial.ts'

/** An issued order at its supplier. */
export interface OrderThere {
  readonly ref: string
  readonly booking: Booking
}

/** A bag on sale for one traveller of an issued order on one of its directions. */
export interface LaterBag {
  /** of the supplier's offer, from 0 */
  readonly direction: number
  /** position in the booking */
  readonly passenger: number
  readonly id: string
  readonly kg: number
  readonly pieces: number
  /** rial by `rate`, without commission */
  readonly price: Rial
  readonly rate: Rate
  readonly service: BagService
}

export interface BagsToBook extends OrderThere {
  readonly services: readonly BagService[]
  readonly currency: Rate['currency']
}
