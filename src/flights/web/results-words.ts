import { clockTime, durationWords, weekdayDayMonth } from '#calendar/written.ts'
import type { Baggage, FlightGroup, FlightLeg, Proposal } from '#flights/proposal.ts'
import { persianDigits } from '#money/digits.ts'
import type { FlightTimesProps } from '#web/ui/flight-line.tsx'
import type { RouteLeg, RouteStop } from '#web/ui/route-timeline.tsx'

/** «۲۰ کیلو»: what each adult or child may check in. */
export function baggageWords({ checked }: Baggage): string {
  if (checked.value === 0) return 'بدون بار'
  return `${persianDigits(checked.value)} ${checked.unit === 'Kg' ? 'کیلو' : 'بسته'}`
}

/** Departure, way and arrival of one direction, as the flight line draws them. */
export function timesOf({ flightLegs, ...group }: FlightGroup): FlightTimesProps {
  const [first, last] = [flightLegs[0], flightLegs.at(-1)]
  return {
    departure: {
      time: clockWords(group.departureTime),
      city: first?.originCityName ?? '',
      code: first?.origin ?? '',
    },
    arrival: {
      time: clockWords(group.arrivalTime),
      city: last?.destinationCityName ?? '',
      code: last?.destination ?? '',
      daysLater: daysBetween(group.departureDate, group.arrivalDate),
    },
    duration: durationWords(group.durationMinutes),
    stops: flightLegs.slice(1).map((leg) => leg.originCityName),
  }
}

/** Every take-off and landing of a proposal, for the timeline. */
export function legsOf({ flightGroups, fareClass }: Proposal): readonly RouteLeg[] {
  return flightGroups
    .flatMap((group) => group.flightLegs)
    .map((leg) => ({
      from: stopAt(leg.departureDateTime, `${leg.originCityName}، ${leg.originName}`, leg.origin),
      way: wayWords(leg, fareClass),
      to: stopAt(leg.arrivalDateTime, `${leg.destinationCityName}، ${leg.destinationName}`, leg.destination),
    }))
}

/** «۰۶:۱۵» from `06:15` or a local date-time. */
export function clockWords(time: string): string {
  return clockTime(Temporal.PlainTime.from(time))
}

function stopAt(local: string, place: string, code: string): RouteStop {
  const at = Temporal.PlainDateTime.from(local)
  return { time: clockTime(at), place, code, detail: weekdayDayMonth(at.toPlainDate()) }
}

function wayWords({ durationMinutes, flightNumber, aircraft }: FlightLeg, fareClass: string): string {
  return [
    durationWords(durationMinutes),
    `پرواز ${isolated(flightNumber)}`,
    aircraft,
    `کلاس نرخی ${isolated(fareClass)}`,
  ].join(' · ')
}

/** A Latin run keeps its own direction inside a Persian line. */
function isolated(text: string): string {
  return `\u2066${text}\u2069`
}

function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days
}
