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

/** The rules of every airport in arrays: four cells an airport, see `cellOf`. */
export interface ConnectionTable {
  readonly through: Uint16Array
  readonly separate: Uint16Array
  /** by airport: the quickest change of all, and the most that separate tickets take longer than one */
  readonly quickest: Uint16Array
  readonly slack: Uint16Array
}

/** Lays down each airport's rules. A change that is quicker on separate tickets than on one is a bug (RangeError). */
export function connectionTable(
  airports: number,
  rulesOf: (airport: number) => ConnectionRules,
): ConnectionTable {
  const table = {
    through: new Uint16Array(airports * 4),
    separate: new Uint16Array(airports * 4),
    quickest: new Uint16Array(airports).fill(65_535),
    slack: new Uint16Array(airports),
  }
  for (let airport = 0; airport < airports; airport += 1)
    for (const [arriving, from] of kinds)
      for (const [departing, to] of kinds) {
        const { through, separate } = rulesOf(airport)[arriving][departing]
        if (separate < through) throw new RangeError(`Separate tickets connect faster at airport ${airport}`)
        table.through[cellOf(airport, from, to)] = through
        table.separate[cellOf(airport, from, to)] = separate
        table.quickest[airport] = Math.min(table.quickest[airport] ?? 0, through)
        table.slack[airport] = Math.max(table.slack[airport] ?? 0, separate - through)
      }
  return table
}

const kinds = [
  ['domestic', 0],
  ['international', 1],
] as const satisfies readonly (readonly [FlightKind, number])[]

/** Where the table keeps a change at an airport; 1 stands for an international flight. */
export function cellOf(airport: number, arriving: number, departing: number): number {
  return airport * 4 + arriving * 2 + departing
}
