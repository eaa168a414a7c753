import type { Rial } from '#money/rial.ts'

export interface HotelBooking {
  readonly key: string
  readonly quoteRef: string
  /** Latin, as in the passport */
  readonly leaders: readonly { readonly firstName: string; readonly lastName: string }[]
  readonly contact: { readonly phone: string; readonly email: string | null }
  /** what the guests wish of the hotel, in English, their own words as they are; null for nothing */
  readonly requests?: string | null
  /** the price the traveller agreed to, rial */
  readonly total: Rial
}

export interface HotelBooked {
  readonly ref: string
  readonly reference: string
  readonly state: 'booked' | 'cancelled'
}
