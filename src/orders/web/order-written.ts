import { clockTime, dateSeenFrom, durationWords } from '#calendar/written.ts'
import { rial } from '#money/rial.ts'
import { inToman } from '#money/shown.ts'
import type { JourneyShown, OrderDetails } from '#orders/answered.ts'
import { isStatus, isUnpaid } from '#orders/life.ts'
import { airlineTileOf, zoneOf } from '#orders/web/places-of.ts'
import {
  departureWritten,
  ourZone,
  searchAgainPath,
  standingNow,
  standingOf,
  story,
  todayAt,
} from '#orders/web/trip.ts'

export interface TicketNumber {
  readonly number: string
  readonly state: 'open' | 'refunded'
}

/** Everything the page of an order says, in words; tickets stand in the order of the passengers. */
export function detailWritten(
  details: OrderDetails,
  tickets: readonly TicketNumber[],
  now: Temporal.Instant,
) {
  const status = standingNow(details, now)
  return {
    orderId: details.orderId,
    orderNumber: details.orderNumber,
    reservationNumber: details.reservationNumber,
    status,
    standing: standingOf(status, details),
    holdExpiresAt: isUnpaid(status) ? details.holdExpiresAt : null,
    mayCancel: isUnpaid(status),
    hasTicket: details.allowed.ticket,
    searchAgain: searchAgainPath(details.journeys[0], now),
    amount: inToman(rial(details.totalAmount)),
    flights: details.journeys.map((journey) => flightWritten(journey, now)),
    people: details.passengers.map((person, index) => ({
      name: `${person.firstNameFarsi} ${person.lastNameFarsi}`,
      latin: `${person.firstName} ${person.lastName}`,
      group: groups[person.type],
      nationalCode: person.nationalCode,
      ticket: tickets[index]?.number,
      isRefunded: tickets[index]?.state === 'refunded',
    })),
    money: details.money.map(({ says, amount, at }) => ({
      says,
      amount: inToman(rial(Math.abs(amount))),
      isBack: amount > 0,
      at: momentWritten(at, now),
    })),
    story: details.timeline.map(({ status: one, says, at }) => ({
      says: isStatus(one) ? story[one] : says,
      at: momentWritten(at, now),
    })),
    contact: details.contact,
  }
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
  }
}

/** «شنبه ۳۰ آبان، ساعت ۱۱:۳۰» on our own clock */
function momentWritten(at: string, now: Temporal.Instant): string {
  const moment = Temporal.Instant.from(at).toZonedDateTimeISO(ourZone)
  return `${dateSeenFrom(todayAt(now), moment.toPlainDate())}، ساعت ${clockTime(moment)}`
}
