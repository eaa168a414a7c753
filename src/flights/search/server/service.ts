import type { Line, Timetable } from '#flights/inventory/server/timetable.ts'
import type { DirectService } from '#flights/service.ts'

export interface Services {
  servicesTo(cityCode: string): readonly DirectService[]
  servicesFrom(cityCode: string): readonly DirectService[]
  destinations(): readonly string[]
}

export function openServices(timetable: () => Timetable): Services {
  const of = remembering((now: Timetable) => {
    const all = directServices(now)
    return {
      to: Map.groupBy(all, ({ destination }) => destination),
      from: Map.groupBy(all, ({ origin }) => origin),
    }
  })
  const known = () => of(timetable())
  return {
    servicesTo: (cityCode) => known().to.get(cityCode) ?? [],
    servicesFrom: (cityCode) => known().from.get(cityCode) ?? [],
    destinations: () => [...known().to.keys()],
  }
}

function remembering<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  let last: { readonly key: Key; readonly value: Value } | undefined
  return (key) => {
    if (last?.key !== key) last = { key, value: work(key) }
    return last.value
  }
}

function directServices(timetable: Timetable): readonly DirectService[] {
  const byCities = Map.groupBy(
    [...timetable.values()].flat(),
    ({ route }) => `${route.origin.cityCode}-${route.destination.cityCode}`,
  )
  return [...byCities.values()]
    .flatMap((lines) => serviceOf(lines))
    .toSorted((a, b) => b.weeklyFlights - a.weeklyFlights)
}

function serviceOf(lines: readonly Line[]): readonly DirectService[] {
  const flown = lines.filter((line) => weekly(line) > 0)
  const [busiest] = flown.toSorted((a, b) => b.route.weeklyFlights - a.route.weeklyFlights)
  if (busiest === undefined) return []
  const departures = flown.map(({ departs }) => departs)
  return [
    {
      origin: busiest.route.origin.cityCode,
      destination: busiest.route.destination.cityCode,
      distanceKm: Math.round(busiest.route.distanceKm),
      durationMinutes: busiest.route.blockMinutes,
      weeklyFlights: flown.reduce((sum, line) => sum + weekly(line), 0),
      firstDeparture: clock(Math.min(...departures)),
      lastDeparture: clock(Math.max(...departures)),
      airlines: airlinesOf(flown),
    },
  ]
}

function airlinesOf(lines: readonly Line[]): DirectService['airlines'] {
  const flights = new Map<string, number>()
  for (const line of lines) flights.set(line.carrier.id, (flights.get(line.carrier.id) ?? 0) + weekly(line))
  return [...flights]
    .map(([id, weeklyFlights]) => ({ id, weeklyFlights }))
    .toSorted((a, b) => b.weeklyFlights - a.weeklyFlights || a.id.localeCompare(b.id))
}

function weekly({ days }: Line): number {
  return days.filter(Boolean).length
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
