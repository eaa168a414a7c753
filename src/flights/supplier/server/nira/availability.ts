import * as z from 'zod/mini'
import { classesIn, type NiraClassView } from '#flights/supplier/server/nira/classes-text.ts'

const Text = z.union([z.string(), z.number()])
const FlightRow = z.object({
  DepartureDateTime: z.string(),
  ArrivalDateTime: z.string(),
  Airline: z.string(),
  OperatingAirline: z._default(z.string(), ''),
  FlightNo: Text,
  Origin: z.string(),
  Destination: z.string(),
  AircraftTypeName: z._default(z.string(), ''),
  ClassesStatus: z.string(),
  AdultTotalPrices: z._default(z.string(), ''),
})
const Availability = z.object({ AvailableFlights: z.array(z.unknown()) })

export interface NiraFlight {
  readonly airline: string
  readonly number: number
  readonly origin: string
  readonly destination: string
  readonly departsLocal: Temporal.PlainDateTime
  readonly arrivesLocal: Temporal.PlainDateTime
  readonly aircraft: string
  readonly operator: string | null
  readonly classes: readonly NiraClassView[]
}

export function flightsIn(data: unknown): readonly NiraFlight[] | undefined {
  const read = Availability.safeParse(data)
  return read.success ? read.data.AvailableFlights.flatMap((one) => flightIn(one) ?? []) : undefined
}

function flightIn(data: unknown): NiraFlight | undefined {
  const read = FlightRow.safeParse(data)
  if (!read.success) return undefined
  const [departsLocal, arrivesLocal] = [read.data.DepartureDateTime, read.data.ArrivalDateTime].map(localIn)
  const number = Number(read.data.FlightNo)
  if (departsLocal === undefined || arrivesLocal === undefined) return undefined
  if (!Number.isInteger(number) || number < 1 || number > 9999) return undefined
  return {
    airline: read.data.Airline,
    number,
    origin: read.data.Origin,
    destination: read.data.Destination,
    departsLocal,
    arrivesLocal,
    aircraft: read.data.AircraftTypeName,
    operator: operatorOf(read.data.OperatingAirline.trim(), read.data.Airline.trim()),
    classes: classesIn(read.data.ClassesStatus, read.data.AdultTotalPrices),
  }
}

function operatorOf(flies: string, sold: string): string | null {
  return flies === '' || flies === sold ? null : flies
}

function localIn(text: string): Temporal.PlainDateTime | undefined {
  try {
    return Temporal.PlainDateTime.from(text.trim().replace(' ', 'T'))
  } catch {
    return undefined // no time at all
  }
}
