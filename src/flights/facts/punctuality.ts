import * as z from 'zod/mini'

/** with fewer flights nothing is shown */
export const fewestFlights = 10

/** Delays of one flight number at one airport, as a data provider counted them. */
export const DelayRecord = z.object({
  /** ICAO code */
  airport: z.string(),
  movement: z.enum(['departure', 'arrival']),
  /** scheduled hour in UTC; null for all hours */
  hourUtc: z.nullable(z.int()),
  flights: z.int(),
  onTime: z.int(),
  /** negative means early */
  medianMinutes: z.int(),
  from: z.string(),
  until: z.string(),
})
export type DelayRecord = z.infer<typeof DelayRecord>

export const Punctuality = z.object({
  percent: z.int(),
  flights: z.int(),
  medianMinutes: z.int(),
  /** landings; take-offs where landings are unknown */
  movement: z.enum(['departure', 'arrival']),
  from: z.string(),
  until: z.string(),
})
export type Punctuality = z.infer<typeof Punctuality>

export interface FlightFlown {
  readonly origin: string
  readonly destination: string
  readonly departsHourUtc: number
  readonly arrivesHourUtc: number
}

/** Landings, or take-offs where too few landings were counted; undefined when too few in both. */
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

/** Prefers the flight's own hour, then all hours, then the record with most flights. */
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
