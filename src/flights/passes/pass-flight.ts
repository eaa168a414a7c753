import type { SegmentFacts, TicketFacts } from '#papers/ticket-facts.ts'

/** One flight of one person on a pass: what the printed ticket says, without price and without papers. */
export interface PassFlight {
  /** the same for the same person and flight: a later pass replaces the one before */
  readonly serial: string
  readonly brand: TicketFacts['brand']
  readonly ticketAddress: string
  readonly orderNumber: string
  readonly passengerName: string
  readonly ticketNumber: string
  readonly pnr: string
  readonly checkedKg: number
  /** undefined where none was chosen */
  readonly seat: string | undefined
  readonly segment: SegmentFacts
  readonly isCancelled: boolean
}

interface Person {
  /** among the facts' passengers */
  readonly place: number
  /** on the order */
  readonly position: number
}

/** Every flight of a person with a ticket left, in order. */
export function passFlights(facts: TicketFacts, { place, position }: Person): readonly PassFlight[] {
  const passenger = facts.passengers[place]
  if (passenger === undefined) return []
  return passenger.tickets.flatMap((ticket) => {
    const direction = facts.directions[ticket.direction]
    return (direction?.segments ?? []).map((segment, nth) => ({
      serial: `${facts.orderNumber}-${segment.flightNumber.replaceAll(/\W/g, '')}-${nth}-${ticket.direction}-${position}`,
      brand: facts.brand,
      ticketAddress: facts.ticketAddress,
      orderNumber: facts.orderNumber,
      passengerName: `${passenger.latinName} ${passenger.latinSurname}`.toUpperCase(),
      ticketNumber:
        segment.further === undefined
          ? ticket.number
          : (ticket.furtherNumbers?.[segment.further.place] ?? ticket.number),
      pnr: segment.further?.pnr ?? direction?.pnr ?? '',
      checkedKg: ticket.baggageKg + (ticket.extraKg ?? 0),
      seat: ticket.seats?.find(({ flight }) => flight === nth)?.designator,
      segment,
      isCancelled: segment.changed?.isCancelled === true,
    }))
  })
}
