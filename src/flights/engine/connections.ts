export interface ConnectionTime {
  /** both flights on one ticket of one airline */
  readonly through: number
  /** on separate tickets; never less than `through` */
  readonly separate: number
}

export type FlightKind = 'domestic' | 'international'

export type ConnectionRules = Readonly<Record<FlightKind, Readonly<Record<FlightKind, ConnectionTime>>>>

/** §9: four hours between international flights on separate tickets. The rest are our own figures. */
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

export interface AirportChange {
  readonly from: number
  readonly to: number
  readonly rules: ConnectionRules
}

/** After arriving one may leave from `near[nearStart[airport]]` up to the
 * next, the airport itself first; four cells each, see `cellOf`. */
export interface ConnectionTable {
  readonly nearStart: Uint32Array
  readonly near: Uint16Array
  readonly through: Uint16Array
  readonly separate: Uint16Array
  /** by airport: its quickest change, and the greatest extra time of separate tickets */
  readonly quickest: Uint16Array
  readonly slack: Uint16Array
}

/** Throws RangeError when a change is quicker on separate tickets than on one. */
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

/** Index of a change in `near`; −1 where nobody changes. */
export function changePlace({ nearStart, near }: ConnectionTable, from: number, to: number): number {
  const end = nearStart[from + 1] ?? 0
  for (let place = nearStart[from] ?? 0; place < end; place += 1) if (near[place] === to) return place
  return -1
}

/** Kinds: 0 domestic, 1 international. */
export function cellOf(place: number, arriving: number, departing: number): number {
  return place * 4 + arriving * 2 + departing
}
