import type { BagService } from '#flights/supplier/bags.ts'
import type { Rial } from '#money/rial.ts'
import type { AgeGroup } from '#passengers/age.ts'
import type { Party } from '#passengers/party.ts'

/** As suppliers take one; plain JSON. */
export interface SupplierTraveller {
  readonly group: AgeGroup
  readonly firstName: string
  readonly lastName: string
  readonly gender: 'Male' | 'Female'
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

/** An order to a supplier, stored before it is sent; plain JSON. */
export interface Booking {
  readonly key: string
  readonly offerRef: string
  /** adults first, then children, then infants */
  readonly travellers: readonly SupplierTraveller[]
  readonly contact: { readonly phone: string; readonly email: string | null }
  /** the party's price when chosen, rial, without bags */
  readonly total: Rial
  readonly services?: readonly BagService[]
  /** the supplier's order that it changes, of whose change `offerRef` is */
  readonly changeOf?: string
}

/** An order in the supplier's records. */
export interface SupplierOrder {
  readonly ref: string
  readonly pnr: string
  readonly state: 'held' | 'issued' | 'cancelled' | 'failed'
  readonly holdUntil: Temporal.Instant | null
  readonly tickets: readonly SupplierTicket[]
  readonly total: Rial
}

export interface SupplierTicket {
  readonly passenger: number
  readonly number: string
  readonly state: 'open' | 'refunded' | 'flown'
}

/** The refund in rial; undefined when not stated. */
export interface SupplierRefund {
  readonly refund: Rial | null
  readonly penalty: Rial | null
  readonly isSettled: boolean
}

export function partyOfBooking({ travellers }: Pick<Booking, 'travellers'>): Party {
  const count = (group: AgeGroup) => travellers.filter((one) => one.group === group).length
  return { adults: count('adult'), children: count('child'), infants: count('infant') }
}
