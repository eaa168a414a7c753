import { leaveMinutes, presenceMinutes } from '#flights/abroad/route-rules.ts'
import { type CheckInRule, checkInRuleOf } from '#flights/travel-day/check-in-rules.ts'

export interface FlightOfDay {
  readonly airline: string
  readonly isInternational: boolean
  readonly isCharter: boolean
  /** as its status says it now */
  readonly departsAt: Temporal.Instant
}

/** What happens when before a flight; undefined where its airline publishes nothing. */
export interface DayHours {
  readonly checkInOpensAt: Temporal.Instant | undefined
  readonly checkInClosesAt: Temporal.Instant | undefined
  readonly leaveAt: Temporal.Instant
  readonly presentAt: Temporal.Instant
  readonly counterClosesAt: Temporal.Instant | undefined
  readonly departsAt: Temporal.Instant
  readonly presenceMinutes: number
  /** reckoned for the way to the airport */
  readonly wayMinutes: number
  readonly rule: CheckInRule | undefined
}

export function dayHours({ airline, departsAt, ...flight }: FlightOfDay): DayHours {
  const rule = checkInRuleOf(airline, flight.isInternational)
  const before = (minutes: number) => departsAt.subtract({ minutes })
  const [presence, leave] = [presenceMinutes(flight), leaveMinutes(flight)]
  return {
    checkInOpensAt: rule?.online && before(rule.online.opens),
    checkInClosesAt: rule?.online && before(rule.online.closes),
    leaveAt: before(leave),
    presentAt: before(presence),
    counterClosesAt: rule?.counterCloses === undefined ? undefined : before(rule.counterCloses),
    departsAt,
    presenceMinutes: presence,
    wayMinutes: leave - presence,
    rule,
  }
}
