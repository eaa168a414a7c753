import * as z from 'zod/mini'
import { Contract, type ContractFare, type ContractFlight } from '#flights/contracts/contract.ts'
import { datesOf, numberOf, timesOn } from '#flights/contracts/contract-days.ts'
import { ladderOf } from '#flights/contracts/contract-ladder.ts'
import { instantOf } from '#penalties/penalty-ladder.ts'
import { findAirline } from '#places/airlines.ts'
import { findAirport, findCity } from '#places/airports.ts'

/** A contract that was read, or what is wrong with it:
 * a line a fault, each with its field, `flights[0].fares[1].seats: …`. */
export type ContractRead =
  | { readonly contract: Contract; readonly faults: readonly [] }
  | { readonly contract?: undefined; readonly faults: readonly string[] }

/** a load is one transaction */
const mostDepartures = 3000

export function readContract(text: string): ContractRead {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { faults: [`no JSON: ${error.message}`] }
  }
  const read = Contract.safeParse(document)
  if (!read.success) return { faults: read.error.issues.map((issue) => faultOf(document, issue)) }
  const faults = faultsOf(read.data)
  return faults.length === 0 ? { contract: read.data, faults: [] } : { faults }
}

function faultOf(document: unknown, issue: z.core.$ZodIssue): string {
  const field = fieldOf(issue.path)
  if (issue.code === 'unrecognized_keys') return `${field}: unknown field ${issue.keys.join(', ')}`
  if (issue.path.length > 0 && valueAt(document, issue.path) === undefined) return `${field}: is missing`
  if (issue.code === 'invalid_type') return `${field}: must be ${typeWords[issue.expected] ?? issue.expected}`
  return `${field}: ${issue.message}`
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  int: 'a whole number',
  number: 'a whole number',
  array: 'a list',
  object: 'an object',
}

function fieldOf(path: readonly PropertyKey[]): string {
  const field = path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')
  return field === '' ? 'the file' : field
}

function valueAt(document: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, part) =>
      typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[part] : undefined,
    document,
  )
}

function faultsOf({ flights }: Contract): readonly string[] {
  const each = flights.flatMap((flight, at) => flightFaults(flight).map((fault) => `flights[${at}]${fault}`))
  if (each.length > 0) return each
  const seen = new Set<string>()
  const twice = flights.flatMap((flight, at) => {
    const { airline, number } = numberOf(flight.flight)
    const names = datesOf(flight).map((date) => `${airline} ${number} of ${date}`)
    const again = names.find((name) => seen.has(name))
    for (const name of names) seen.add(name)
    return again === undefined ? [] : [`flights[${at}].days: ${again} is in this contract twice`]
  })
  if (twice.length === 0 && seen.size > mostDepartures)
    return [
      `flights: ${seen.size} departures are more than ${mostDepartures}; load them in several contracts`,
    ]
  return twice
}

function flightFaults(flight: ContractFlight): readonly string[] {
  const { airline } = numberOf(flight.flight)
  const places = [
    ...(findAirline(airline) === undefined ? [`.flight: no airline we know: ${airline}`] : []),
    ...(['origin', 'destination'] as const).flatMap((end) =>
      isServed(flight[end]) ? [] : [`.${end}: no airport we sell: ${flight[end]}`],
    ),
    ...(flight.origin === flight.destination ? ['.destination: is the origin'] : []),
  ]
  if (places.length > 0) return places
  const { from, until } = flight.days
  if (until < from) return ['.days.until: is before days.from']
  if (Temporal.PlainDate.from(from).until(until).days > 366)
    return ['.days.until: is more than a year after days.from']
  const dates = datesOf(flight)
  if (dates.length === 0) return ['.days: it never flies']
  return [...timeFaults(flight, dates), ...fareFaults(flight, dates)]
}

function isServed(iata: string): boolean {
  const airport = findAirport(iata)
  return airport !== undefined && findCity(airport.cityCode)?.served === true
}

function timeFaults(flight: ContractFlight, dates: readonly Temporal.PlainDate[]): readonly string[] {
  const [first = 0] = dates.map((date) => timesOn(flight, date).minutes)
  if (first < 15 || first > 20 * 60)
    return [`.arrives: lands ${first} minutes after it leaves, by the clocks there (see arrivesDaysLater)`]
  const other = dates.find((date) => timesOn(flight, date).minutes !== first)
  return other === undefined ? [] : [`.days: clocks change before ${other}; give the flight in two parts`]
}

function fareFaults(flight: ContractFlight, dates: readonly Temporal.PlainDate[]): readonly string[] {
  const names = flight.fares.map((fare) => `${fare.cabin} ${fare.class}`)
  return flight.fares.flatMap((fare, at) =>
    [
      ...(names.indexOf(names[at] ?? '') < at
        ? [`.class: ${names[at]} is a fare of this flight already`]
        : []),
      ...priceFaults(fare, dates),
      ...ladderFaults(flight, fare),
    ].map((fault) => `.fares[${at}]${fault}`),
  )
}

function priceFaults({ prices }: ContractFare, dates: readonly Temporal.PlainDate[]): readonly string[] {
  const each = prices.flatMap((price, at) =>
    [
      ...(price.until < price.from ? ['.until: is before from'] : []),
      ...(price.adult === 0 ? ['.adult: must cost something'] : []),
      ...((price.net === undefined) === (price.commission === undefined)
        ? [': give either net or commission']
        : []),
      ...(['adult', 'child', 'infant'] as const).flatMap((age) =>
        price.net !== undefined && price.net[age] > price[age] ? [`.net.${age}: is more than the price`] : [],
      ),
    ].map((fault) => `.prices[${at}]${fault}`),
  )
  const priced = (date: Temporal.PlainDate) =>
    prices.filter(({ from, until }) => from <= date.toString() && date.toString() <= until).length
  const without = dates.find((date) => priced(date) === 0)
  const twice = dates.find((date) => priced(date) > 1)
  return [
    ...each,
    ...(without === undefined ? [] : [`.prices: none for ${without}`]),
    ...(twice === undefined ? [] : [`.prices: two for ${twice}`]),
  ]
}

function ladderFaults(flight: ContractFlight, fare: ContractFare): readonly string[] {
  const last = fare.refund.length - 1
  const shapes = fare.refund.flatMap(({ hoursBefore, noonBefore }, at) => {
    const ends = [hoursBefore, noonBefore].filter((end) => end !== undefined).length
    if (at === last) return ends === 0 ? [] : [`.refund[${at}]: the last step has no end`]
    return ends === 1 ? [] : [`.refund[${at}]: give either hoursBefore or noonBefore`]
  })
  const [date] = datesOf(flight)
  if (shapes.length > 0 || date === undefined) return shapes
  const { departs } = timesOn(flight, date)
  const { steps } = ladderOf({ seller: '', name: '' }, flight, fare)
  const ends = steps.map(({ until }) =>
    until === undefined ? departs.toInstant() : instantOf(until, departs),
  )
  return steps.flatMap(({ percent }, at) => {
    const before = steps[at - 1]
    const [was, end] = [ends[at - 1], ends[at]]
    if (before === undefined || was === undefined || end === undefined) return []
    if (percent < before.percent) return [`.refund[${at}].keeps: less than earlier`]
    return at < last && Temporal.Instant.compare(was, end) >= 0
      ? [`.refund[${at}]: ends before the step ahead of it`]
      : []
  })
}
