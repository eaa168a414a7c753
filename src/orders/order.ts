import { minus, plus, type Rial } from '#money/rial.ts'
import type { Status } from '#orders/life.ts'
import type { ProductKind } from '#orders/product-kind.ts'
import type { Passport } from '#passengers/passport.ts'

export interface Order {
  readonly orderId: string
  /** eight digits and a check digit */
  readonly orderNumber: string
  readonly ownerId: string
  /** what it was bought together with; null for what was bought alone */
  readonly tripId: string | null
  /** it is paid and issued together with the others of its trip of which this is said, or not at all */
  readonly isWhole: boolean
  readonly product: ProductKind
  /** it was bought at; null for what is older than brands */
  readonly brand: string | null
  readonly status: Status
  readonly total: Rial
  readonly discount: Rial
  readonly walletPart: Rial
  /** paid by tickets given for it (`rebooking.ts`) */
  readonly credit: Rial
  /** went back when it was issued, since a rate it was priced by had fallen */
  readonly rateDifference: Rial
  readonly holdExpiresAt: Temporal.Instant
  /** its seller holds nothing before the payment: until then its price alone is kept */
  readonly isPriceOnly: boolean
  readonly paidAt: Temporal.Instant | null
  /** supplier's booking reference, once issued */
  readonly reference: string | null
  readonly reason: string | null
}

export interface MoneyShares extends Pick<Order, 'total' | 'discount' | 'walletPart' | 'rateDifference'> {
  readonly voucher: string | null
}

/** Rial: the price without the discount. */
export function payable({ total, discount }: Pick<Order, 'total' | 'discount'>): Rial {
  return minus(total, discount)
}

/** Rial of the price that its owner did not pay, or has back already: no refund gives it. */
export function takenOff({ discount, rateDifference }: Pick<Order, 'discount' | 'rateDifference'>): Rial {
  return plus(discount, rateDifference)
}

/** Rial: also without tickets given for it. */
export function inMoney({ credit, ...order }: Pick<Order, 'total' | 'discount' | 'credit'>): Rial {
  return minus(payable(order), credit)
}

/** Rial still due at a gateway: total = gateway + wallet + credit + discount. */
export function due({
  walletPart,
  ...order
}: Pick<Order, 'total' | 'discount' | 'credit' | 'walletPart'>): Rial {
  return minus(inMoney(order), walletPart)
}

export function isOver({ holdExpiresAt }: Pick<Order, 'holdExpiresAt'>, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, holdExpiresAt) >= 0
}

/** A direction, with its first flight. Times are local to the airports. */
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
  readonly stops: readonly string[]
  readonly departsLocal: Temporal.PlainDateTime
  readonly arrivesLocal: Temporal.PlainDateTime
  readonly departsAt: Temporal.Instant
}

/** Extras beside tickets or rooms: passenger and leg by position from 0. */
export interface OrderExtra {
  readonly passenger: number
  readonly leg: number
  readonly name: string
  readonly price: Rial
}

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
  readonly rooms: number
}

export interface VisaOrder {
  /** ISO 3166 alpha-2 */
  readonly country: string
  readonly countryName: string
  readonly countryNameEn: string
  readonly type: 'tourist' | 'transit'
  readonly days: number
  readonly entry: 'single' | 'multiple'
  readonly speed: 'normal' | 'urgent'
  readonly isGuaranteed: boolean
  /** first day of travel */
  readonly travelDate: Temporal.PlainDate
}

export interface Service {
  readonly name: string
  readonly cityCode: string
  readonly cityName: string
  /** first day, local */
  readonly beginsOn: Temporal.PlainDate
  /** counts as upcoming until then */
  readonly endsAt: Temporal.Instant
}

/** As on the ticket; Farsi names may be empty. At least one document. */
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
  /** E.164 or as typed, validated by the passengers' rules */
  readonly phoneNumber: string
  readonly email: string | null
}
