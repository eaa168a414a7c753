import type { OrderThere } from '#flights/supplier/later-bags.ts'
import type { OfferedFlight, SupplierOffer } from '#flights/supplier/offer.ts'
import type { Rial } from '#money/rial.ts'

/** Another day for everybody on an issued order of one direction. */
export interface ChangeWanted extends OrderThere {
  readonly date: Temporal.PlainDate
}

/** Flights in place of those of an issued order, which keeps its own `ref`. */
export interface ChangeOffer
  extends Pick<SupplierOffer, 'ref' | 'expiresAt' | 'document' | 'rules' | 'ruleText'> {
  readonly flights: readonly OfferedFlight[]
  /** in all, penalty included, for everybody: paid, or, when negative, given back; rial */
  readonly difference: Rial
  /** of it; null where it is not told apart */
  readonly penalty: Rial | null
}
