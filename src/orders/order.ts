import { minus, type Rial } from '#money/rial.ts'
import type { Status } from '#orders/life.ts'
import type { ProductKind } from '#orders/product-kind.ts'
import type { Passport } from '#passengers/passport.ts'

/** An order as its rules see it: whose, where in its life, for how much and until when. */
export interface Order {
  readonly orderId: string
  /** human: eight digits and a check digit */
  readonly orderNumber: string
  readonly ownerId: string
  /** what it was bought together with; null for what was bought alone */
  readonly tripId: string | null
  /** it is paid and issued together with the others of its trip of which this is said, or not at all */
  readonly isWhole: boolean
  readonly product: ProductKind
  readonly status: Status
  readonly total: Rial
  /** what a voucher takes off the total */
  readonly discount: Rial
  /** what of the total is held from the owner's wallet */
  readonly walletPart: Rial
  /** what of the total tickets pay that are given for it (`rebooking.ts`) */
  readonly credit: Rial
  readonly holdExpiresAt: Temporal.Instant
  readonly paidAt: Temporal.Instant | null
  /** the supplier's reservation number, once issued */
  readonly reference: string | null
  /** why it was rejected or failed; for us, never shown as it is */
  readonly reason: string | null
}

/** What an order was paid with, in rial: the rest of the total came from a gateway. */
export interface MoneyShares extends Pick<Order, 'total' | 'discount' | 'walletPart'> {
  /** whose code gave the discount */
  readonly voucher: string | null
}

/** What its owner pays of an order, in rial, by whatever way: its price without the discount. */
export function payable({ total, discount }: Pick<Order, 'total' | 'discount'>): Rial {
  return minus(total, discount)
}

/** What its owner pays of an order in money, in rial: what tickets given for it do not pay. */
export function inMoney({ credit, ...order }: Pick<Order, 'total' | 'discount' | 'credit'>): Rial {
  return minus(payable(order), credit)
}

/** What a gateway still has to bring, in rial: total = gateway + wallet + credit + discount. */
export function due({
  walletPart,
  ...order
}: Pick<Order, 'total' | 'discount' | 'credit' | 'walletPart'>): Rial {
  return minus(inMoney(order), walletPart)
}

/** The hold has run out. */
export function isOver({ holdExpiresAt }: Pick<Order, 'holdExpiresAt'>, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, holdExpiresAt) >= 0
}

/** One direction of an order, as lists and details show it: its first flight, and from where to where. Local times are the airports' own. */
export interface Journey {
  readonly proposalId: string
  readonly isReturning: boolean
  readonly airlineCode: string
  readonly airlineName: string
  readonly flightNumber: string
  readonly origin: string
  readonly originName: string
  readonly destination: string
  readonly destinationName: string
  /** the cities it lands in on the way; none when it is direct */
  readonly stops: readonly string[]
  readonly departsLocal: Temporal.PlainDateTime
  readonly arrivesLocal: Temporal.PlainDateTime
  readonly departsAt: Temporal.Instant
}

/** What an order has beside its tickets or rooms: whose, on which direction (places from 0), in words and at its price. */
export interface OrderExtra {
  readonly passenger: number
  readonly leg: number
  /** «۱۰ کیلو بار اضافه» */
  readonly name: string
  readonly price: Rial
}

/** A stay in a hotel, as lists and details of orders show it. Days are the hotel's own. */
export interface HotelStay {
  readonly hotelId: string
  readonly hotelName: string
  readonly hotelNameEn: string
  /** IATA city code */
  readonly cityCode: string
  readonly cityName: string
  readonly isDomestic: boolean
  readonly checkIn: Temporal.PlainDate
  readonly checkOut: Temporal.PlainDate
  readonly checksInAt: Temporal.Instant
  readonly checksOutAt: Temporal.Instant
  /** one of the order's passengers signs for each, in their order */
  readonly rooms: number
}

/** A visa that is asked for, as lists and details of orders show it; the same for everybody of the order. */
export interface VisaOrder {
  /** ISO 3166 alpha-2 */
  readonly country: string
  readonly countryName: string
  readonly countryNameEn: string
  readonly type: 'tourist' | 'transit'
  /** so long it lets one stay */
  readonly days: number
  readonly entry: 'single' | 'multiple'
  readonly speed: 'normal' | 'urgent'
  readonly isGuaranteed: boolean
  /** the first day of the journey */
  readonly travelDate: Temporal.PlainDate
}

/** Anything else that is sold, as lists and details of orders show it. */
export interface Service {
  readonly name: string
  /** IATA city code, for the picture; empty where it belongs to no city */
  readonly cityCode: string
  readonly cityName: string
  /** the first day, local */
  readonly beginsOn: Temporal.PlainDate
  /** until then it is ahead */
  readonly endsAt: Temporal.Instant
}

/** Who travels, as written on the ticket; Farsi names are empty where none were asked for. One document at least. */
export interface OrderPassenger {
  readonly group: 'adult' | 'child' | 'infant'
  readonly firstName: string
  readonly lastName: string
  readonly firstNameFarsi: string
  readonly lastNameFarsi: string
  readonly gender: 'Male' | 'Female'
  readonly birthDate: Temporal.PlainDate
  readonly nationalCode: string | null
  readonly passport: Passport | null
}

export interface Contact {
  /** E.164 or as the traveller wrote it, checked by the passengers' rules */
  readonly phoneNumber: string
  readonly email: string | null
}
