import type { Rial } from '#money/rial.ts'
import type { Status } from '#orders/life.ts'

/** An order as its rules see it: whose, where in its life, for how much and until when. */
export interface Order {
  readonly orderId: string
  /** human: eight digits and a check digit */
  readonly orderNumber: string
  readonly ownerId: string
  readonly product: 'flight'
  readonly status: Status
  readonly total: Rial
  readonly holdExpiresAt: Temporal.Instant
  readonly paidAt: Temporal.Instant | null
  /** the supplier's reservation number, once issued */
  readonly reference: string | null
  /** why it was rejected or failed; for us, never shown as it is */
  readonly reason: string | null
}

/** One flight of an order, as lists and details show it. Local times are the airports' own. */
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
  readonly departsLocal: Temporal.PlainDateTime
  readonly arrivesLocal: Temporal.PlainDateTime
  readonly departsAt: Temporal.Instant
}

/** Who travels, as written on the ticket. */
export interface OrderPassenger {
  readonly group: 'adult' | 'child' | 'infant'
  readonly firstName: string
  readonly lastName: string
  readonly firstNameFarsi: string
  readonly lastNameFarsi: string
  readonly gender: 'Male' | 'Female'
  readonly birthDate: Temporal.PlainDate
  readonly nationalCode: string
}

export interface Contact {
  /** E.164 or as the traveller wrote it, checked by the passengers' rules */
  readonly phoneNumber: string
  readonly email: string | null
}
