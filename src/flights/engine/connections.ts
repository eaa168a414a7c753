/** How long a change takes at an airport, from a flight of one kind to a flight of another. */
export interface ConnectionTime {
  /** both flights on one ticket of one airline */
  readonly through: number
  /** on tickets of their own: never less than `through` */
  readonly separate: number
}

export type FlightKind = 'domestic' | 'international'

/** Minutes by the kind of the arriving and of the departing flight. */
export type ConnectionRules = Readonly<Record<FlightKind, Readonly<Record<FlightKind, ConnectionTime>>>>

/** §9: four hours between international flights on separate tickets. The other lines are the house's. */
export const usualConnections: ConnectionRules = {
  domestic: {
    domestic: { through: 45, separate: 90 },
    international: { through: 90, separate: 180 },
  },
  international: {
    domestic: { through: 90, separate: 180 },
    international: { through: 60, separate: 240 },
  },
}

/** How one gets from an airport to another of its city, and how long that and both its ends take. */
export interface AirportChange {
  readonly from: number
  readonly to: number
  readonly rules: ConnectionRules
}

/**
 * The rules of every airport in arrays. The airports that one may leave from after arriving at one are `near` from
 * `nearStart[airport]` up to `nearStart[airport + 1]`, itself the first; each has four cells, see `cellOf`.
 */
export interface ConnectionTable {
  readonly nearStart: Uint32Array
  readonly near: Uint16Array
  readonly through: Uint16Array
  readonly separate: Uint16Array
  /** by airport: the quickest change of all to or from it, and the most that separate tickets take longer than one after it */
  readonly quickest: Uint16Array
  readonly slack: Uint16Array
}

/**
 * Lays down each airport's rules, and those between airports of a city. A change that is quicker on separate tickets than on one is a
 * bug (RangeError).
 */
export function connectionTable(
  airports: number,
  rulesOf: (airport: number) => ConnectionRules,
  changes: readonly AirportChange[] = [],
): ConnectionTable {
  const byAirport = Map.groupBy(changes, ({ from }) => from)
  const all = Array.from({ length: airports }, (_, airport) => [
    { from: airport, to: airport, rules: rulesOf(airport) },
    ...(byAirport.get(airport) ?? []),
  ])
  const starts = [0]
  for (const near of all) starts.push((starts.at(-1) ?? 0) + near.length)
  const flat = all.flat()
  const table = {
    nearStart: Uint32Array.from(starts),
    near: Uint16Array.from(flat, ({ to }) => to),
    through: new Uint16Array(flat.length * 4),
    separate: new Uint16Array(flat.length * 4),
    quickest: new Uint16Array(airports).fill(65_535),
    slack: new Uint16Array(airports),
  }
  for (const [place, change] of flat.entries()) layDown(table, place, change)
  return table
}

function layDown(table: ConnectionTable, place: number, { from, to, rules }: AirportChange): void {
  for (const [arriving, before] of kinds)
    for (const [departing, after] of kinds) {
      const { through, separate } = rules[arriving][departing]
      if (separate < through) throw new RangeError(`Separate tickets connect faster at airport ${from}`)
      table.through[cellOf(place, before, after)] = through
      table.separate[cellOf(place, before, after)] = separate
      for (const airport of [from, to])
        table.quickest[airport] = Math.min(table.quickest[airport] ?? 0, through)
      table.slack[from] = Math.max(table.slack[from] ?? 0, separate - through)
    }
}

const kinds = [
  ['domestic', 0],
  ['international', 1],
] as const satisfies readonly (readonly [FlightKind, number])[]

/** The place of a change from one airport to another, or within one; −1 where nobody changes. */
export function changePlace({ nearStart, near }: ConnectionTable, from: number, to: number): number {
  const end = nearStart[from + 1] ?? 0
  for (let place = nearStart[from] ?? 0; place < end; place += 1) if (near[place] === to) return place
  return -1
}

/** Where the table keeps a change by its place; 1 stands for an international flight. */
export function cellOf(place: number, arriving: number, departing: number): number {
  return place * 4 + arriving * 2 + departing
}
