import type { Price, UnitCount } from '#experiences/supplier/price.ts'

export interface Reservation {
  /** a UUID of ours, by which it is held once and found again */
  readonly key: string
  readonly experienceRef: string
  readonly optionRef: string
  /** null: of an experience without slots */
  readonly slotRef: string | null
  readonly party: readonly UnitCount[]
  readonly holdMinutes: number
  /** of the experience's; null: the supplier's own */
  readonly currency: string | null
}

export interface BookingContact {
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
  readonly phone: string
}

export interface Confirmation {
  readonly key: string
  readonly contact: BookingContact
  /** our order's number */
  readonly reference: string
}

/** `pending`: somebody at the supplier looks at it, and it becomes `confirmed` or `rejected`. */
export const bookingStates = [
  'held',
  'pending',
  'confirmed',
  'redeemed',
  'rejected',
  'expired',
  'cancelled',
] as const
export type BookingState = (typeof bookingStates)[number]

export interface ExperienceBooking {
  readonly key: string
  /** the supplier's number, which a traveller may be asked for */
  readonly reference: string
  readonly state: BookingState
  readonly heldUntil: Temporal.Instant | null
  /** null: the supplier says none */
  readonly price: Price | null
  readonly isCancellable: boolean
  /** of a cancelled one */
  readonly refund: 'full' | 'partial' | 'none' | null
  /** one voucher for all, or a ticket each in the order of the units */
  readonly papers: readonly BookingPaper[]
}

export const paperFormats = ['pdf', 'qr', 'code128', 'aztec', 'wallet'] as const
export type PaperFormat = (typeof paperFormats)[number]

export interface BookingPaper {
  readonly of: 'booking' | number
  readonly format: PaperFormat
  /** what the code holds, or the file's address */
  readonly value: string
}
