import { iranZone } from '#calendar/zones.ts'
import { AvailableBody } from '#flights/requests.ts'
import { search } from '#flights/search/server/search.ts'
import type { Room } from '#flights/server/room.ts'
import type { SearchQuery } from '#flights/supplier/query.ts'
import type { FlightSupplier } from '#flights/supplier/supplier.ts'
import type { Probe } from '#server/probe.ts'

const daysAhead = 21
/** the busiest lines, at home and abroad: a supplier is asked for the first that it sells */
const lines = [
  ['THR', 'MHD'],
  ['THR', 'DXB'],
  ['THR', 'IST'],
] as const

const dayAhead = (room: Room) =>
  room.clock.now().toZonedDateTimeISO(iranZone).toPlainDate().add({ days: daysAhead })

export function searchProbe(room: Room): Probe {
  const [[origin, destination]] = lines
  return {
    part: 'list',
    title: 'فهرست پروازها',
    async look() {
      const dates = [dayAhead(room).toString()]
      await search(
        room,
        AvailableBody.parse({ origin: { code: origin }, destination: { code: destination }, dates }),
      )
      return true
    },
  }
}

/** A search of each supplier, past what was cached of it. */
export function supplierProbes(room: Room): readonly Probe[] {
  return room.suppliers.all.map((supplier) => ({
    part: supplier.name,
    title: supplier.title,
    look: (signal) => answers(supplier, dayAhead(room), signal),
  }))
}

async function answers(
  supplier: FlightSupplier,
  date: Temporal.PlainDate,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  const query = lines.map((line) => oneWay(line, date)).find((one) => supplier.covers(one))
  if (query === undefined) return undefined
  let isComplete = false
  for await (const found of supplier.search(query, { signal })) isComplete = found.isComplete
  return isComplete
}

function oneWay([origin, destination]: readonly [string, string], date: Temporal.PlainDate): SearchQuery {
  const city = (code: string) => ({ kind: 'CityCode', code }) as const
  return {
    directions: [{ origin: city(origin), destination: city(destination), date }],
    party: { adults: 1, children: 0, infants: 0 },
  }
}
