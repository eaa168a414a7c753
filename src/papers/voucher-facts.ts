import type { PaperBrand } from '#papers/ticket-facts.ts'

/** What a hotel's voucher says, before it is put into words. Whoever sold the stay fills this in; papers know no order and no hotel. */
export interface VoucherFacts {
  readonly orderNumber: string
  /** where whoever holds the voucher sees that it is ours and where it stands */
  readonly voucherAddress: string
  /** when the hotel confirmed it, on the clock of the house */
  readonly issuedAt: Temporal.PlainDateTime
  readonly brand: PaperBrand
  readonly hotel: LodgingFacts
  /** the hotel's own days */
  readonly checkIn: Temporal.PlainDate
  readonly checkOut: Temporal.PlainDate
  /** those somebody still sleeps in, by their places in the order */
  readonly rooms: readonly [RoomFacts, ...RoomFacts[]]
}

export interface LodgingFacts {
  readonly name: string
  readonly nameEn: string
  readonly stars: number
  /** in Persian; a taxi abroad is shown the position */
  readonly address: string
  readonly city: string
  readonly cityEn: string
  readonly country: string
  readonly countryEn: string
  readonly latitude: number
  readonly longitude: number
  /** on the hotel's clock: "14:00", "12:00" */
  readonly checkInFrom: string
  readonly checkOutUntil: string
}

export interface RoomFacts {
  /** its place in the order, from 0 */
  readonly room: number
  /** the hotel's confirmation of this room */
  readonly voucherNumber: string
  readonly name: string
  readonly nameEn: string
  readonly board: 'room-only' | 'breakfast' | 'half-board' | 'full-board'
  readonly adults: number
  /** in whole years on the day of check-in */
  readonly childAges: readonly number[]
  /** who signs for the room at the desk */
  readonly leader: { readonly name: string; readonly latinName: string }
  /** in order of time: what is kept until a moment on the hotel's clock; no moment on the last step */
  readonly cancellation: readonly CancellationFacts[]
}

export interface CancellationFacts {
  readonly until?: Temporal.PlainDateTime
  readonly percent: number
  /** of the rate before tax; otherwise of all that was paid */
  readonly isOfBase?: boolean
}
