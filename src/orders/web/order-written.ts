import { nameShown } from '#accounts/names.ts'
import { clockTime, dateSeenFrom, durationWords } from '#calendar/written.ts'
import { rial } from '#money/rial.ts'
import { inToman } from '#money/shown.ts'
import type { JourneyShown, OrderDetails, PassengerShown } from '#orders/answered.ts'
import { directionIfSeveral } from '#orders/direction-words.ts'
import { isUnpaid } from '#orders/life.ts'
import { airlineTileOf, zoneOf } from '#orders/web/places-of.ts'
import { type RefundTold, storyOf } from '#orders/web/story-written.ts'
import {
  departureWritten,
  ourZone,
  routeOf,
  searchAgainPath,
  standingNow,
  standingOf,
  todayAt,
} from '#orders/web/trip.ts'

export interface TicketNumber {
  /** position of the direction it is for */
  readonly leg: number
  /** position of its passenger */
  readonly passenger: number
  readonly number: string
  readonly state: 'open' | 'refunded'
}

/** What those who sell a direction told of it, as it was when it was bought. */
export interface ToldOfDirection {
  /** who flies it, where that is not whose number it has */
  readonly operators: readonly string[]
  /** rules in the airlines' own words */
  readonly texts: readonly { readonly airline: string; readonly text: string }[]
}

/**
 * What the airlines gave the order (reservations by direction, tickets), and what was given back: none before it is issued. What they
 * told of each direction is there from the beginning.
 */
export interface Issued {
  readonly told: readonly ToldOfDirection[]
  readonly pnrs: readonly string[]
  readonly tickets: readonly TicketNumber[]
  readonly refunds: readonly RefundTold[]
}

/** Everything the page of an order says, in words. */
export function detailWritten(
  details: OrderDetails,
  { pnrs, tickets, refunds, told }: Issued,
  now: Temporal.Instant,
) {
  const status = standingNow(details, now)
  return {
    orderId: details.orderId,
    orderNumber: details.orderNumber,
    /** the only one; those of several directions stand beside their flights */
    reservationNumber: details.journeys.length === 1 ? details.reservationNumber : null,
    route: routeOf(details.journeys),
    status,
    standing: standingOf(status, details),
    holdExpiresAt: isUnpaid(status) ? details.holdExpiresAt : null,
    mayCancel: isUnpaid(status),
    hasTicket: details.allowed.ticket,
    searchAgain: searchAgainPath(details.journeys, now),
    amount: inToman(rial(details.totalAmount)),
    flights: details.journeys.map((journey, leg) => ({
      ...flightWritten(journey, now),
      direction: directionIfSeveral(details.journeys, leg),
      pnr: details.journeys.length > 1 ? pnrs[leg] : undefined,
      operators: told[leg]?.operators ?? [],
      texts: told[leg]?.texts ?? [],
    })),
    people: details.passengers.map((person, index) => ({
      name: nameShown(person),
      latin: `${person.firstName} ${person.lastName}`,
      group: groups[person.type],
      document: documentWritten(person),
      tickets: tickets
        .filter(({ passenger }) => passenger === index)
        .map(({ leg, number, state }) => ({
          direction: directionIfSeveral(details.journeys, leg),
          number,
          isRefunded: state === 'refunded',
        })),
    })),
    money: details.money.map(({ says, amount, at }) => ({
      says,
      amount: inToman(rial(Math.abs(amount))),
      isBack: amount > 0,
      at: momentWritten(at, now),
    })),
    story: storyOf(details, refunds).map(({ says, at }) => ({ says, at: momentWritten(at, now) })),
    contact: details.contact,
  }
}

/** By what somebody is known: the passport he travels by, or the national code. */
function documentWritten({ nationalCode, passport }: PassengerShown) {
  return passport === null
    ? { kind: 'کد ملی', number: nationalCode ?? '' }
    : { kind: 'شمارهٔ گذرنامه', number: passport.passportNumber }
}

export type DetailWritten = ReturnType<typeof detailWritten>

const groups = { adult: 'بزرگسال', child: 'کودک', infant: 'نوزاد' } as const

function flightWritten(journey: JourneyShown, now: Temporal.Instant) {
  const departs = Temporal.PlainDateTime.from(journey.departureTime)
  const arrives = Temporal.PlainDateTime.from(journey.arrivalTime)
  const minutes = departs
    .toZonedDateTime(zoneOf(journey.origin))
    .until(arrives.toZonedDateTime(zoneOf(journey.destination)))
    .total('minute')
  return {
    id: journey.proposalId,
    when: departureWritten(journey, now),
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

/** «شنبه ۳۰ آبان، ساعت ۱۱:۳۰» on our own clock */
function momentWritten(at: string, now: Temporal.Instant): string {
  const moment = Temporal.Instant.from(at).toZonedDateTimeISO(ourZone)
  return `${dateSeenFrom(todayAt(now), moment.toPlainDate())}، ساعت ${clockTime(moment)}`
}
