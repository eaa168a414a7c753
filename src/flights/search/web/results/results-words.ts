import { clockTime, durationWords, laterMark, weekdayDayMonth } from '#calendar/formatted.ts'
import { stopsOf } from '#flights/directions.ts'
import { aircraftWords } from '#flights/facts/aircraft-facts.ts'
import { connectionWords } from '#flights/facts/connection-words.ts'
import type { Baggage, Connection, FlightGroup, FlightLeg } from '#flights/proposal.ts'
import { clockWords } from '#flights/web/clock-words.ts'
import { persianDigits } from '#money/digits.ts'
import type { FlightTimesProps } from '#web/ui/flight/flight-line.tsx'
import type { RouteChange, RouteLeg, RouteStop } from '#web/ui/flight/route-timeline.tsx'

/** «۲۰ کیلو»: checked baggage of an adult or child. */
export function baggageWords({ checked }: Baggage): string {
  if (checked.value === 0) return 'بدون بار'
  return `${persianDigits(checked.value)} ${checked.unit === 'Kg' ? 'کیلو' : 'بسته'}`
}

function checkedWords(baggage: Baggage): string {
  return baggage.checked.value === 0 ? baggageWords(baggage) : `بار ${baggageWords(baggage)}`
}

/** Departure, way and arrival of one direction, as the flight line draws them. */
export function timesOf(group: FlightGroup): FlightTimesProps {
  const { flightLegs } = group
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
    stops: stopsOf(group),
  }
}

/** «اجراکننده: فلای‌دبی»; undefined when the selling airline flies itself. */
export function operatorsWords({ flightLegs }: FlightGroup): string | undefined {
  const names = new Set(flightLegs.flatMap(({ operatedBy }) => operatedBy ?? []))
  return names.size === 0 ? undefined : operatorWords([...names].join('، '))
}

export function legsOf({ flightLegs, connections }: FlightGroup): readonly RouteLeg[] {
  const airlines = new Set(flightLegs.map(({ airlineId }) => airlineId))
  return flightLegs.map((leg, at) => {
    const before = connections[at - 1]
    return {
      ...(before && { change: changeWords(before) }),
      from: stopAt(leg.departureDateTime, `${leg.originCityName}، ${leg.originName}`, leg.origin),
      way: wayWords(leg, { isOneOfMany: flightLegs.length > 1, namesAirline: airlines.size > 1 }),
      to: stopAt(leg.arrivalDateTime, `${leg.destinationCityName}، ${leg.destinationName}`, leg.destination),
    }
  })
}

function changeWords(stop: Connection): RouteChange {
  return {
    words: `${durationWords(stop.minutes)} توقف در ${stop.cityName}`,
    sentences: connectionWords(stop).map(({ sentence }) => sentence),
  }
}

/** «۲۳:۴۰ تا ۰۱:۱۰ (+۱)»: with the landing day when it is another. */
export function hoursWords(group: FlightGroup): string {
  const mark = laterMark(
    Temporal.PlainDate.from(group.departureDate),
    Temporal.PlainDate.from(group.arrivalDate),
  )
  const later = mark === '' ? '' : ` ${isolated(`(${mark})`)}`
  return `${clockWords(group.departureTime)} تا ${clockWords(group.arrivalTime)}${later}`
}

function stopAt(local: string, place: string, code: string): RouteStop {
  const at = Temporal.PlainDateTime.from(local)
  return { time: clockTime(at), place, code, detail: weekdayDayMonth(at.toPlainDate()) }
}

interface WayOf {
  readonly isOneOfMany: boolean
  readonly namesAirline: boolean
}

function wayWords(leg: FlightLeg, { isOneOfMany, namesAirline }: WayOf): string {
  const words = [
    durationWords(leg.durationMinutes),
    namesAirline && leg.airlineName,
    `پرواز ${isolated(leg.flightNumber)}`,
    leg.operatedBy !== undefined && operatorWords(leg.operatedBy),
    leg.stopsAt !== undefined && onBoardWords(leg.stopsAt),
    aircraftWords(leg.aircraft),
    `کلاس نرخی ${isolated(leg.fareClass)}`,
    isOneOfMany && checkedWords(leg.baggage),
  ]
  return words.filter((word) => word !== false).join('\u00a0· ')
}

function operatorWords(airline: string): string {
  return `اجراکننده: ${airline}`
}

/** «توقف در دبی بدون تعویض هواپیما» */
export function onBoardWords(cities: readonly string[]): string {
  return `توقف در ${cities.join(' و ')} بدون تعویض هواپیما`
}

/** Keeps a Latin run in its own direction inside Persian text. */
function isolated(text: string): string {
  return `\u2066${text}\u2069`
}

function daysBetween(from: string, to: string): number {
  return from === to ? 0 : Temporal.PlainDate.from(from).until(to).days
}
