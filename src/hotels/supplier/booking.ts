import type { Rial } from '#money/rial.ts'

/** Stored before it is sent; plain JSON. */
export interface HotelBooking {
  /** our idempotency key */
  readonly key: string
  readonly quoteRef: string
  /** Latin, as in the passport */
  readonly leaders: readonly { readonly firstName: string; readonly lastName: string }[]
  readonly contact: { readonly phone: string; readonly email: string | null }
  /** the price the traveller agreed to, rial */
  readonly total: Rial
}

export interface HotelBooked {
  readonly ref: string
  readonly reference: string
  readonly state: 'booked' | 'cancelled'
}
