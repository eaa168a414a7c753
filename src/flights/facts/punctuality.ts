import * as z from 'zod/mini'

/** fewer flights than this say nothing about the next one */
export const fewestFlights = 10
/** who comes so many minutes after the schedule, or more, is late: so the trade counts everywhere */
export const lateFromMinutes = 15

/** How late the flights of one number were at one airport lately, as a data port counted them. */
export const DelayRecord = z.object({
  /** ICAO code */
  airport: z.string(),
  movement: z.enum(['departure', 'arrival']),
  /** only flights scheduled for this hour of the day in UTC; null is all of them */
  hourUtc: z.nullable(z.int()),
  flights: z.int(),
  /** of those, not late */
  onTime: z.int(),
  /** negative is early */
  medianMinutes: z.int(),
  /** the first and the last day that was counted */
  from: z.string(),
  until: z.string(),
})
export type DelayRecord = z.infer<typeof DelayRecord>

/** How punctual the flights of a number were of late. */
export const Punctuality = z.object({
  /** of its flights were on time, to the nearest whole */
  percent: z.int(),
  flights: z.int(),
  medianMinutes: z.int(),
  /** what was counted: landings, or take-offs where landings are not known */
  movement: z.enum(['departure', 'arrival']),
  from: z.string(),
  until: z.string(),
})
export type Punctuality = z.infer<typeof Punctuality>

/** Where a flight goes and at which hours of the day in UTC. Airports are ICAO's codes. */
export interface FlightFlown {
  readonly origin: string
  readonly destination: string
  readonly departsHourUtc: number
  readonly arrivesHourUtc: number
}

/**
 * What a traveller cares for first: when it lands; take-offs where too few landings were counted. Undefined when too little is
 * known of either: a number may fly several ways, and what is of another way is not told.
 */
export function punctualityOf(records: readonly DelayRecord[], flight: FlightFlown): Punctuality | undefined {
  const record =
    bestAt(records, { movement: 'arrival', airport: flight.destination, hour: flight.arrivesHourUtc }) ??
    bestAt(records, { movement: 'departure', airport: flight.origin, hour: flight.departsHourUtc })
  if (record === undefined) return undefined
  const { flights, onTime, medianMinutes, movement, from, until } = record
  return { percent: Math.round((onTime * 100) / flights), flights, medianMinutes, movement, from, until }
}

interface Wanted {
  readonly movement: DelayRecord['movement']
  readonly airport: string
  readonly hour: number
}

/** That of the flight's own hour, then that of all hours, then whichever counts most flights. */
function bestAt(
  records: readonly DelayRecord[],
  { movement, airport, hour }: Wanted,
): DelayRecord | undefined {
  const there = records.filter(
    (record) => record.movement === movement && record.airport === airport && record.flights >= fewestFlights,
  )
  return (
    there.find(({ hourUtc }) => hourUtc === hour) ??
    there.find(({ hourUtc }) => hourUtc === null) ??
    there.toSorted((a, b) => b.flights - a.flights)[0]
  )
}
