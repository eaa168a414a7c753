import { grouped } from '#money/formatted.ts'
import { momentInEnglish } from '#papers/in-english.ts'
import { printable } from '#papers/printable.ts'
import type { DirectionFacts, PassengerFacts, SegmentFacts, TicketFacts } from '#papers/ticket-facts.ts'

/** For desks abroad, left to right. */
export interface EnglishView {
  readonly flights: readonly (readonly string[])[]
  readonly passengers: readonly (readonly string[])[]
  readonly paid: string
}

const groups = { adult: 'Adult', child: 'Child', infant: 'Infant' } as const
const documents = { nationalCode: 'National ID', passport: 'Passport' } as const

export function englishView({ directions, passengers, price }: TicketFacts): EnglishView | null {
  const flights = directions.flatMap((direction) =>
    direction.segments.flatMap((segment) => flightLines(segment, direction)),
  )
  if (flights.length === 0) return null
  return {
    flights,
    passengers: passengers.map(passengerLines),
    paid: `Paid in full: IRR ${grouped(price.total)}`,
  }
}

function flightLines(segment: SegmentFacts, { pnr }: DirectionFacts): readonly (readonly string[])[] {
  const { english, flightNumber, from, to, departsAt, arrivesAt, presenceMinutes, fareClass, further } =
    segment
  if (english === undefined) return []
  const bePresent = departsAt.subtract({ minutes: presenceMinutes })
  const lines = [
    `${flightNumber}\u00a0· ${english.airline}\u00a0· ${english.from} (${from.iata}) to ${english.to} (${to.iata})`,
    `Departs ${momentInEnglish(departsAt)}\u00a0· Arrives ${momentInEnglish(arrivesAt)} (local times)`,
    `${english.cabin}, class ${fareClass}\u00a0· Booking reference ${further?.pnr ?? pnr}\u00a0· Be at the airport from ${momentInEnglish(bePresent)}`,
    ...newsLines(segment),
  ]
  return [lines.map(printable)]
}

function newsLines({ changed, departsAt }: SegmentFacts): readonly string[] {
  if (changed === undefined) return []
  if (changed.isCancelled) return ['CANCELLED: this flight does not go']
  return changed.soldLocal.equals(departsAt)
    ? []
    : [`New time; it was to leave ${momentInEnglish(changed.soldLocal)}`]
}

function passengerLines({
  group,
  latinName,
  latinSurname,
  document,
  tickets,
}: PassengerFacts): readonly string[] {
  const bags = (kg: number) => (kg === 0 ? 'no checked baggage' : `${kg} kg checked baggage`)
  return [
    `${latinSurname} / ${latinName}`.toUpperCase() +
      `\u00a0· ${groups[group]}\u00a0· ${documents[document.kind]} ${document.number}`,
    ...tickets.map(({ number, furtherNumbers = [], baggageKg, extraKg = 0, seats = [] }) =>
      [
        `Ticket ${[number, ...furtherNumbers].join(', ')}`,
        bags(baggageKg + extraKg),
        ...seats.map(({ designator }) => `seat ${designator}`),
      ].join('\u00a0· '),
    ),
  ].map(printable)
}
