import * as z from 'zod/mini'
import { lateFromMinutes } from '#flights/facts/late-from.ts'
import type { DelayRecord } from '#flights/facts/punctuality.ts'

const Bracket = z.object({
  delayedFrom: z.nullish(z.string()),
  delayedTo: z.nullish(z.string()),
  num: z.int().check(z.nonnegative()),
})

/** `FlightDelayContract` */
const Statistics = z.object({
  airportIcao: z.string(),
  scheduledHourUtc: z.nullish(z.int()),
  medianDelay: z.string(),
  numConsideredFlights: z.int().check(z.positive()),
  numFlightsDelayedBrackets: z.array(Bracket),
  fromUtc: z.string(),
  toUtc: z.string(),
})

const Answer = z.object({
  number: z.string(),
  origins: z.nullish(z.array(z.unknown())),
  destinations: z.nullish(z.array(z.unknown())),
})

export function recordsIn(text: string): readonly DelayRecord[] | undefined {
  const read = Answer.safeParse(jsonIn(text))
  if (!read.success) return undefined
  const { origins, destinations } = read.data
  return [
    ...(origins ?? []).flatMap((one) => recordIn(one, 'departure') ?? []),
    ...(destinations ?? []).flatMap((one) => recordIn(one, 'arrival') ?? []),
  ]
}

function recordIn(data: unknown, movement: DelayRecord['movement']): DelayRecord | undefined {
  const read = Statistics.safeParse(data)
  if (!read.success) return undefined
  const { numConsideredFlights: flights, numFlightsDelayedBrackets: brackets } = read.data
  const [medianMinutes, from, until] = [
    minutesIn(read.data.medianDelay),
    dayIn(read.data.fromUtc),
    dayIn(read.data.toUtc),
  ]
  const onTime = onTimeOf(brackets)
  const counted = brackets.reduce((sum, { num }) => sum + num, 0)
  if (medianMinutes === undefined || from === undefined || until === undefined) return undefined
  if (onTime === undefined || counted !== flights) return undefined
  return {
    airport: read.data.airportIcao.toUpperCase(),
    movement,
    hourUtc: read.data.scheduledHourUtc ?? null,
    flights,
    onTime,
    medianMinutes,
    from,
    until,
  }
}

/** Undefined when a bracket spans the 15-minute limit. */
function onTimeOf(brackets: readonly z.infer<typeof Bracket>[]): number | undefined {
  const sides = brackets.map(({ delayedFrom, delayedTo, num }) => {
    const from = delayedFrom == null ? -Infinity : minutesIn(delayedFrom)
    const to = delayedTo == null ? Infinity : minutesIn(delayedTo)
    if (to !== undefined && to <= lateFromMinutes) return num
    if (from !== undefined && from >= lateFromMinutes) return 0
    return num === 0 ? 0 : undefined
  })
  const known = sides.filter((side) => side !== undefined)
  return known.length === sides.length ? known.reduce((sum, num) => sum + num, 0) : undefined
}

/** Whole minutes from `[-][d.]hh:mm:ss`. */
function minutesIn(span: string): number | undefined {
  const [all, sign, days, hours, minutes] =
    /^(-)?(?:(\d+)\.)?(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(span) ?? []
  if (all === undefined) return undefined
  const size = Number(days ?? 0) * 1440 + Number(hours) * 60 + Number(minutes)
  return sign === undefined || size === 0 ? size : -size
}

function dayIn(moment: string): string | undefined {
  try {
    return Temporal.PlainDate.from(moment.slice(0, 10)).toString()
  } catch {
    return undefined // no day at all
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // a page instead of data
  }
}
