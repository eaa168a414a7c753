import type { Rial } from '#money/rial.ts'

export interface HotelBooking {
  readonly key: string
  readonly quoteRef: string
  /** Latin, as in the passport */
  readonly leaders: readonly { readonly firstName: string; readonly lastName: string }[]
  readonly contact: { readonly phone: string; readonly email: string | null }
  readonly total: Rial
}

export interface HotelBooked {
  readonly ref: string
  readonly reference: string
  readonly state: 'booked' | 'cancelled'
}
