import type { PaperBrand, PaperSeller } from '#papers/ticket-facts.ts'

/** Filled in by the room that sold it; papers know neither orders nor hotels. */
export interface VoucherFacts {
  readonly orderNumber: string
  /** signed address where the voucher can be verified */
  readonly voucherAddress: string
  /** when the hotel confirmed, on our clock */
  readonly issuedAt: Temporal.PlainDateTime
  readonly brand: PaperBrand
  /** whom the guests bought it from, where that was not us */
  readonly seller?: PaperSeller
  readonly hotel: LodgingFacts
  readonly checkIn: Temporal.PlainDate
  readonly checkOut: Temporal.PlainDate
  /** without refunded rooms */
  readonly rooms: readonly [RoomFacts, ...RoomFacts[]]
  /** what the guests wish of the hotel, for its desk; not promised */
  readonly wishes?: { readonly fa: string; readonly en: string }
}

export interface LodgingFacts {
  readonly name: string
  readonly nameEn: string
  readonly stars: number
  readonly address: string
  readonly city: string
  readonly cityEn: string
  readonly country: string
  readonly countryEn: string
  readonly latitude: number
  readonly longitude: number
  /** hotel's local time: "14:00", "12:00" */
  readonly checkInFrom: string
  readonly checkOutUntil: string
}

export interface RoomFacts {
  /** index in the order, from 0 */
  readonly room: number
  readonly voucherNumber: string
  readonly name: string
  readonly nameEn: string
  readonly board: 'room-only' | 'breakfast' | 'half-board' | 'full-board'
  readonly adults: number
  readonly childAges: readonly number[]
  readonly leader: { readonly name: string; readonly latinName: string }
  /** in order of time: kept until a moment (hotel's clock); the last step has none */
  readonly cancellation: readonly CancellationFacts[]
}

export interface CancellationFacts {
  readonly until?: Temporal.PlainDateTime
  readonly percent: number
  /** percent of the rate before tax, else of the price paid */
  readonly isOfBase?: boolean
}
