import type { Rial } from '#money/rial.ts'

/** The order to a supplier, kept word for word before it is sent; plain JSON. */
export interface HotelBooking {
  /** ours: the same order is sent under the same key */
  readonly key: string
  readonly quoteRef: string
  /** who sign for the rooms at the desk; Latin, as in the passport */
  readonly leaders: readonly { readonly firstName: string; readonly lastName: string }[]
  readonly contact: { readonly phone: string; readonly email: string | null }
  /** what the traveller has agreed to pay, rial */
  readonly total: Rial
}

/** A booking as the supplier has it. */
export interface HotelBooked {
  /** the supplier's own name of it */
  readonly ref: string
  /** what the desk of the hotel finds it by */
  readonly reference: string
  readonly state: 'booked' | 'cancelled'
}
