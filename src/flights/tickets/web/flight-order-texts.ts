import { nameView } from '#accounts/names.ts'
import { clockTime, durationWords } from '#calendar/formatted.ts'
import { changeTexts } from '#flights/changes/web/change-texts.ts'
import type { BagsBesideTicket } from '#flights/later-bags/bags-beside-ticket.ts'
import { bagOrderPath } from '#flights/later-bags/web/paths.ts'
import { flightFace } from '#flights/web/face.ts'
import { airlineTileOf, zoneOf } from '#flights/web/places-of.ts'
import { priceText } from '#money/display-unit.ts'
import { directionIfSeveral } from '#orders/direction-words.ts'
import type { JourneyView, OrderDetails } from '#orders/responses.ts'
import { departureTexts, routeOf } from '#orders/web/order/journey-texts.ts'
import type { RefundEvent } from '#orders/web/order/timeline-texts.ts'
import { documentTexts, sharedTexts } from '#orders/web/sharing/shared-order-texts.ts'

export interface TicketNumber {
  readonly leg: number
  readonly passenger: number
  readonly number: string
  readonly furtherNumbers: readonly string[]
  readonly state: 'open' | 'refunded'
}

export interface SupplierNotesOfDirection {
  readonly operators: readonly string[]
  /** rules in the airline's own words */
  readonly texts: readonly { readonly airline: string; readonly text: string }[]
}

/** Reservations and tickets with refunds, empty before issue; the suppliers' notes are there from the beginning. */
export interface Issued {
  readonly told: readonly SupplierNotesOfDirection[]
  readonly pnrs: readonly string[]
  /** per direction, of its further separate tickets */
  readonly furtherPnrs: readonly (readonly string[])[]
  readonly tickets: readonly TicketNumber[]
  readonly refunds: readonly RefundEvent[]
  readonly laterBags: BagsBesideTicket['bought']
}

export function detailTexts(
  details: OrderDetails,
  { pnrs, furtherPnrs, tickets, refunds, told, laterBags }: Issued,
  now: Temporal.Instant,
) {
  return {
    ...sharedTexts({ details, refunds, face: flightFace }, now),
    reservationNumber: details.journeys.length === 1 ? details.reservationNumber : null,
    route: routeOf(details.journeys),
    flights: details.journeys.map((journey, leg) => ({
      ...flightText(journey, now),
      direction: directionIfSeveral(details.journeys, leg),
      pnr: details.journeys.length > 1 ? codesOf(pnrs[leg], furtherPnrs[leg]) : undefined,
      operators: told[leg]?.operators ?? [],
      texts: told[leg]?.texts ?? [],
    })),
    people: details.passengers.map((person, index) => ({
      name: nameView(person),
      latin: `${person.firstName} ${person.lastName}`,
      group: groups[person.type],
      document: documentTexts(person),
      tickets: tickets
        .filter(({ passenger }) => passenger === index)
        .flatMap(({ leg, number, furtherNumbers, state }) =>
          [number, ...furtherNumbers].map((each) => ({
            direction: directionIfSeveral(details.journeys, leg),
            number: each,
            isRefunded: state === 'refunded',
          })),
        ),
      extras: [
        ...details.extras.map((extra) => ({ ...extra, path: undefined })),
        ...laterBags.map(({ orderId, words, ...bag }) => ({
          ...bag,
          name: `${words} بار اضافه`,
          path: bagOrderPath(orderId),
        })),
      ]
        .filter(({ passenger }) => passenger === index)
        .map(({ leg, name, price, path }) => ({
          direction: directionIfSeveral(details.journeys, leg),
          name,
          price: priceText(price),
          path,
        })),
    })),
  }
}

export type DetailTexts = ReturnType<typeof detailTexts>

/** Written as the order's own codes are. */
function codesOf(pnr: string | undefined, further: readonly string[] = []): string | undefined {
  return pnr && [pnr, ...further].join('/')
}

const groups = { adult: 'بزرگسال', child: 'کودک', infant: 'نوزاد' } as const

function flightText(journey: JourneyView, now: Temporal.Instant) {
  const departs = Temporal.PlainDateTime.from(journey.departureTime)
  const arrives = Temporal.PlainDateTime.from(journey.arrivalTime)
  const minutes = departs
    .toZonedDateTime(zoneOf(journey.origin))
    .until(arrives.toZonedDateTime(zoneOf(journey.destination)))
    .total('minute')
  return {
    id: journey.proposalId,
    when: departureTexts(journey, now),
    change: changeTexts(journey),
    isCancelled: journey.change?.kind === 'cancelled',
    airline: journey.airlineName,
    tile: airlineTileOf(journey.airlineCode),
    flightNumber: journey.flightNumber,
    departure: { time: clockTime(departs), city: journey.originName, code: journey.origin },
    arrival: {
      time: clockTime(arrives),
      city: journey.destinationName,
      code: journey.destination,
      daysLater: departs.toPlainDate().until(arrives.toPlainDate(), { largestUnit: 'day' }).days,
    },
    duration: durationWords(minutes),
    stops: journey.stops,
  }
}
