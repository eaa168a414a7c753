import type { BagService } from '#flights/supplier/bags.ts'
import type { Rial } from '#money/rial.ts'
import type { AgeGroup } from '#passengers/age.ts'
import type { Party } from '#passengers/party.ts'

/** A traveller as suppliers take one; plain JSON. */
export interface SupplierTraveller {
  readonly group: AgeGroup
  /** Latin, as in the document */
  readonly firstName: string
  readonly lastName: string
  readonly gender: 'Male' | 'Female'
  /** YYYY-MM-DD */
  readonly birthDate: string
  readonly document:
    | { readonly kind: 'nationalCode'; readonly number: string }
    | {
        readonly kind: 'passport'
        readonly number: string
        readonly country: string
        readonly expiresOn: string
      }
}

/** The order to a supplier, kept word for word before it is sent; plain JSON. */
export interface Booking {
  /** ours: the same order is sent under the same key */
  readonly key: string
  readonly offerRef: string
  /** adults first, then children, then infants */
  readonly travellers: readonly SupplierTraveller[]
  readonly contact: { readonly phone: string; readonly email: string | null }
  /** what the offer cost the whole party when it was chosen, rial; bags are not in it */
  readonly total: Rial
  /** bags that are bought with it; left out where there are none */
  readonly services?: readonly BagService[]
}

/** An order as the supplier has it. */
export interface SupplierOrder {
  /** the supplier's own name of it */
  readonly ref: string
  /** what the traveller shows */
  readonly pnr: string
  readonly state: 'held' | 'issued' | 'cancelled' | 'failed'
  readonly holdUntil: Temporal.Instant | null
  /** in the order of the travellers; empty until issued */
  readonly tickets: readonly SupplierTicket[]
  /** the whole party's price, rial */
  readonly total: Rial
}

export interface SupplierTicket {
  /** position in the booking, from 0 */
  readonly passenger: number
  /** as the supplier prints it */
  readonly number: string
  readonly state: 'open' | 'refunded' | 'flown'
}

/** What came back of a refund, rial; nothing where the supplier does not say. */
export interface SupplierRefund {
  readonly refund: Rial | null
  readonly penalty: Rial | null
  readonly isSettled: boolean
}

/** How many of each kind a booking is for. */
export function partyOfBooking({ travellers }: Pick<Booking, 'travellers'>): Party {
  const count = (group: AgeGroup) => travellers.filter((one) => one.group === group).length
  return { adults: count('adult'), children: count('child'), infants: count('infant') }
}
