import type { Rial } from '#money/rial.ts'

/** Filled in by the room that sold it; papers know neither orders nor flights. */
export interface TicketFacts {
  readonly orderNumber: string
  /** signed address where the ticket can be verified */
  readonly ticketAddress: string
  /** on our clock */
  readonly issuedAt: Temporal.PlainDateTime
  readonly brand: PaperBrand
  /** whom the traveller bought it from, where that was not us */
  readonly seller?: PaperSeller
  /** without refunded ones, in order */
  readonly directions: readonly [DirectionFacts, ...DirectionFacts[]]
  readonly passengers: readonly [PassengerFacts, ...PassengerFacts[]]
  readonly price: PriceFacts
}

export interface DirectionFacts {
  /** «رفت», «برگشت», «مسیر ۲»; undefined for a single direction */
  readonly name?: string
  readonly pnr: string
  readonly segments: readonly [SegmentFacts, ...SegmentFacts[]]
  /** in order of time; empty when the airline published none */
  readonly penalties: readonly PenaltyFacts[]
}

export interface PaperSeller {
  readonly name: string
  readonly phone: string
}

export interface PaperBrand {
  readonly name: string
  readonly mark: { readonly body: string; readonly throat: string }
  readonly colours: { readonly band: string; readonly accent: string }
  readonly phone: string
  readonly email: string
  readonly address: string
  readonly hours: string
}

export interface SegmentFacts {
  /** as the airline writes it: `W5 1041` */
  readonly flightNumber: string
  readonly airline: {
    readonly name: string
    readonly iata: string
    readonly colours: readonly [string, string]
  }
  readonly operator?: string
  /** cities of stops without a change of aircraft */
  readonly stops?: readonly string[]
  readonly aircraft?: string
  readonly cabin: string
  readonly fareClass: string
  readonly kind: 'system' | 'charter'
  readonly from: StopFacts
  readonly to: StopFacts
  readonly departsAt: Temporal.PlainDateTime
  readonly arrivesAt: Temporal.PlainDateTime
  readonly durationMinutes: number
  /** minutes before departure */
  readonly presenceMinutes: number
  readonly cabinBagKg: number
  readonly changed?: { readonly isCancelled: boolean; readonly soldLocal: Temporal.PlainDateTime }
  /** on a further separate ticket: its index among those, from 0, and its booking code */
  readonly further?: FurtherTicket
  /** for desks abroad; undefined for domestic flights */
  readonly english?: EnglishFacts
  /** connection from the previous flight; undefined for the first */
  readonly change?: ChangeFacts
}

export interface FurtherTicket {
  readonly place: number
  readonly pnr: string
}

/** `Mahan Air`, `Tehran, Imam Khomeini`, `Dubai`, `Economy`. */
export interface EnglishFacts {
  readonly airline: string
  readonly from: string
  readonly to: string
  readonly cabin: string
}

export interface ChangeFacts {
  readonly city: string
  readonly minutes: number
  /** separate tickets: baggage must be claimed and checked in again */
  readonly isSelfTransfer: boolean
  readonly otherAirport?: string
}

export interface StopFacts {
  readonly iata: string
  readonly city: string
  readonly airport: string
  readonly terminal?: string
}

export interface PassengerFacts {
  readonly group: 'adult' | 'child' | 'infant'
  readonly name: string
  readonly surname: string
  readonly latinName: string
  readonly latinSurname: string
  readonly document: { readonly kind: 'nationalCode' | 'passport'; readonly number: string }
  /** one for each direction this person travels */
  readonly tickets: readonly TicketOf[]
}

export interface TicketOf {
  /** the direction's position */
  readonly direction: number
  /** three figures of the airline, ten of the ticket: `537-2401736652` */
  readonly number: string
  /** further separate tickets, in order of flight */
  readonly furtherNumbers?: readonly string[]
  /** checked baggage; 0 for none */
  readonly baggageKg: number
  readonly extraKg?: number
  /** chosen, by the direction's flight */
  readonly seats?: readonly { readonly flight: number; readonly designator: string }[]
}

export interface PriceFacts {
  /** grouped: «بزرگسال» ×2 with their sum; taxes apart if the seller shows them so */
  readonly lines: readonly { readonly label: string; readonly count?: number; readonly amount: Rial }[]
  readonly discount: Rial
  readonly total: Rial
}

export interface PenaltyFacts {
  readonly until?: Temporal.PlainDateTime
  readonly percent: number
  readonly amount: Rial
}
