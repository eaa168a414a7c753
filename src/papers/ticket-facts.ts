import type { Rial } from '#money/rial.ts'

/** What a ticket says, before it is put into words. Whoever sold it fills this in; papers know no order and no flight. */
export interface TicketFacts {
  readonly orderNumber: string
  /** where whoever holds the ticket sees that it is ours and where it stands */
  readonly ticketAddress: string
  /** when the ticket was issued, on the clock of the house */
  readonly issuedAt: Temporal.PlainDateTime
  readonly brand: PaperBrand
  /** those somebody still travels on, in the order they are flown */
  readonly directions: readonly [DirectionFacts, ...DirectionFacts[]]
  readonly passengers: readonly [PassengerFacts, ...PassengerFacts[]]
  readonly price: PriceFacts
}

/** One way of the journey: a flight, or several with changes between them. */
export interface DirectionFacts {
  /** «رفت», «برگشت», «مسیر ۲»; none where there is only one */
  readonly name?: string
  /** the airline's booking code */
  readonly pnr: string
  readonly segments: readonly [SegmentFacts, ...SegmentFacts[]]
  /** in order of time; empty when the airline has published no ladder */
  readonly penalties: readonly PenaltyFacts[]
}

/** The house whose name stands on the paper. Paths are drawn on a field of 64 by 64. */
export interface PaperBrand {
  readonly name: string
  readonly mark: { readonly body: string; readonly throat: string }
  readonly colours: { readonly band: string; readonly accent: string }
  /** as it is read, in Persian digits */
  readonly phone: string
  readonly email: string
  readonly address: string
  /** «هر روز، ۹ صبح تا ۱۲ شب» */
  readonly hours: string
}

export interface SegmentFacts {
  /** designator and number as the airline writes them: `W5 1041` */
  readonly flightNumber: string
  readonly airline: {
    readonly name: string
    readonly iata: string
    /** dark and light of its tile */
    readonly colours: readonly [string, string]
  }
  /** who flies it, when that is not the airline of its number */
  readonly operator?: string
  /** the cities it lands in on the way, without a change */
  readonly stops?: readonly string[]
  /** «ایرباس A320» */
  readonly aircraft?: string
  /** «اکونومی» */
  readonly cabin: string
  readonly fareClass: string
  readonly kind: 'system' | 'charter'
  readonly from: StopFacts
  readonly to: StopFacts
  /** on the clock of the airport it leaves from */
  readonly departsAt: Temporal.PlainDateTime
  /** on the clock of the airport it comes to */
  readonly arrivesAt: Temporal.PlainDateTime
  readonly durationMinutes: number
  /** how long before departure the traveller is asked to be there */
  readonly presenceMinutes: number
  readonly cabinBagKg: number
  /** it does not go as it was sold: not at all, or not when it was to leave */
  readonly changed?: { readonly isCancelled: boolean; readonly soldLocal: Temporal.PlainDateTime }
  /** of a flight on a further separate ticket of its direction: that ticket's place among those, from 0, and its booking code */
  readonly further?: FurtherTicket
  /** the same for desks abroad; none of a flight inside the country */
  readonly english?: EnglishFacts
  /** how one comes to it from the flight before; none for the first of a direction */
  readonly change?: ChangeFacts
}

export interface FurtherTicket {
  readonly place: number
  readonly pnr: string
}

/** Names as they are read abroad: `Mahan Air`, `Tehran, Imam Khomeini`, `Dubai`, `Economy`. */
export interface EnglishFacts {
  readonly airline: string
  readonly from: string
  readonly to: string
  readonly cabin: string
}

export interface ChangeFacts {
  readonly city: string
  readonly minutes: number
  /** the flights are on tickets of their own: bags are claimed and checked in again */
  readonly isSelfTransfer: boolean
  /** where the next flight leaves from, when that is another airport */
  readonly otherAirport?: string
}

export interface StopFacts {
  readonly iata: string
  readonly city: string
  readonly airport: string
  /** «۲», «۴» or «T1» */
  readonly terminal?: string
}

export interface PassengerFacts {
  readonly group: 'adult' | 'child' | 'infant'
  readonly name: string
  readonly surname: string
  readonly latinName: string
  readonly latinSurname: string
  readonly document: { readonly kind: 'nationalCode' | 'passport'; readonly number: string }
  /** one a direction this person travels on */
  readonly tickets: readonly TicketOf[]
}

export interface TicketOf {
  /** the direction's position */
  readonly direction: number
  /** the airline's three figures and the ticket's ten: `537-2401736652` */
  readonly number: string
  /** of the direction's further separate tickets, in the order they are flown */
  readonly furtherNumbers?: readonly string[]
  /** checked baggage; none is 0 */
  readonly baggageKg: number
  /** what was bought more than that; none is 0 */
  readonly extraKg?: number
}

export interface PriceFacts {
  /** «بزرگسال» ×2 at the sum of both; taxes are lines of their own when the seller shows them so */
  readonly lines: readonly { readonly label: string; readonly count?: number; readonly amount: Rial }[]
  /** what a voucher took off the lines */
  readonly discount: Rial
  /** what was paid: the lines without the discount */
  readonly total: Rial
}

/** What giving the ticket back costs until a moment (airport time); no moment on the last step. */
export interface PenaltyFacts {
  readonly until?: Temporal.PlainDateTime
  readonly percent: number
  readonly amount: Rial
}
