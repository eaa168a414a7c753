import {
  type AirportChange,
  type ConnectionRules,
  type ConnectionTime,
  type FlightKind,
  usualConnections,
} from '#flights/engine/connections.ts'

/** Minutes on one ticket, our own generous figures; on separate tickets §9's four hours remain the least. */
const slowerOnOneTicket: Readonly<Record<string, Partial<Record<`${FlightKind}-${FlightKind}`, number>>>> = {
  // long ways between terminals, or between its halls
  IST: { 'domestic-international': 100, 'international-domestic': 100, 'international-international': 75 },
  DXB: { 'international-international': 75 },
  LHR: { 'international-international': 90 },
  CDG: { 'international-international': 90 },
  SVO: { 'international-international': 75, 'domestic-international': 100, 'international-domestic': 120 },
  PEK: { 'international-international': 90, 'international-domestic': 120 },
  // everybody passes immigration with their bags
  JFK: { 'international-international': 150, 'international-domestic': 150 },
  EWR: { 'international-international': 150, 'international-domestic': 150 },
}

/** Pairs of airports people change between, in both directions, with ordinary minutes by taxi. */
const byTaxi: readonly (readonly [string, string, number])[] = [
  ['THR', 'IKA', 90],
  ['IST', 'SAW', 100],
  ['DXB', 'DWC', 60],
  ['DXB', 'SHJ', 50],
  ['SHJ', 'DWC', 80],
  ['LHR', 'LGW', 80],
  ['LHR', 'STN', 100],
  ['LGW', 'STN', 110],
  ['PEK', 'PKX', 100],
  ['VKO', 'SVO', 90],
  ['JFK', 'EWR', 90],
  ['HND', 'NRT', 100],
]

const minutesBetween = new Map(
  byTaxi.flatMap(([one, other, minutes]) => [
    [`${one}-${other}`, minutes],
    [`${other}-${one}`, minutes],
  ]),
)

export function taxiMinutes(from: string, to: string): number | undefined {
  return minutesBetween.get(`${from}-${to}`)
}

/** Minimum connection times between two airports, or within one; undefined where nobody changes. */
export function connectionsBetween(arrival: string, departure: string): ConnectionRules | undefined {
  if (arrival === departure) return connectionsAt(arrival)
  const minutes = taxiMinutes(arrival, departure)
  return minutes === undefined
    ? undefined
    : ruled((before, after) => byRoad(usualConnections[before][after], minutes))
}

export function airportChanges(airports: ReadonlyMap<string, number>): readonly AirportChange[] {
  return [...minutesBetween.keys()].flatMap((pair) => {
    const [from = '', to = ''] = pair.split('-')
    const [first, second, rules] = [airports.get(from), airports.get(to), connectionsBetween(from, to)]
    return first === undefined || second === undefined || rules === undefined
      ? []
      : [{ from: first, to: second, rules }]
  })
}

export function connectionsAt(iata: string): ConnectionRules {
  const slower = slowerOnOneTicket[iata]
  if (slower === undefined) return usualConnections
  return ruled((before, after) => {
    const { through, separate } = usualConnections[before][after]
    const own = Math.max(through, slower[`${before}-${after}`] ?? 0)
    return { through: own, separate: Math.max(separate, own) }
  })
}

/** bags are claimed and checked in again, even on one ticket */
const bagsMinutes = 60

function byRoad({ through, separate }: ConnectionTime, minutes: number): ConnectionTime {
  return { through: Math.min(through + bagsMinutes, separate) + minutes, separate: separate + minutes }
}

function ruled(of: (before: FlightKind, after: FlightKind) => ConnectionTime): ConnectionRules {
  const after = (before: FlightKind) => ({
    domestic: of(before, 'domestic'),
    international: of(before, 'international'),
  })
  return { domestic: after('domestic'), international: after('international') }
}
