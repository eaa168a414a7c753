import { openAmounts } from '#flights/engine/amounts.ts'
import { openDesk } from '#flights/engine/desk.ts'
import type { Pairs, Schedule, Slots } from '#flights/engine/schedule.ts'
import { DAY, type Service, type Timetable } from '#flights/engine/timetable.ts'

/** Empty: `updateSeats` puts flights on sale. Throws RangeError for a malformed
 * service (airport, minute, origin equal to destination). */
export function openSchedule(timetable: Timetable, as: { readonly throughPrices?: boolean } = {}): Schedule {
  for (const service of timetable.services) mustFit(service, timetable)
  const slots = slotsOf(timetable)
  const pairs = pairsOf(timetable, slots)
  const flights = slots.count * timetable.days
  return {
    days: timetable.days,
    airports: timetable.airports.length,
    pairs,
    slots,
    seats: new Uint8Array(flights),
    prices: new Uint16Array(flights),
    throughPrices: new Uint16Array(as.throughPrices === true ? flights : 0),
    amounts: openAmounts(),
    connections: timetable.connections,
    throughPercent: Uint8Array.from(timetable.airlines, (airline) => airline.throughPercent),
    leastPercent: Math.min(100, ...new Set(timetable.airlines.map((airline) => airline.throughPercent))),
    desk: openDesk(timetable.airports.length),
  }
}

function mustFit(service: Service, { airports, airlines }: Timetable): void {
  const fits =
    service.from in airports &&
    service.to in airports &&
    service.from !== service.to &&
    service.airline in airlines &&
    Number.isInteger(service.departs) &&
    service.departs >= 0 &&
    service.departs < DAY &&
    Number.isInteger(service.durationMinutes) &&
    service.durationMinutes > 0
  if (!fits) throw new RangeError(`Not a service of this timetable: ${JSON.stringify(service)}`)
}

function slotsOf({ services }: Timetable): Slots {
  const order = [...services.keys()].sort((a, b) => inOrder(services[a], services[b]) || a - b)
  const slots = {
    count: services.length,
    departs: new Uint16Array(services.length),
    duration: new Uint16Array(services.length),
    airline: new Uint16Array(services.length),
    pair: new Uint32Array(services.length),
    service: Uint32Array.from(order),
    ofService: new Uint32Array(services.length),
  }
  for (const [slot, number] of order.entries()) {
    const service = services[number]
    slots.departs[slot] = service?.departs ?? 0
    slots.duration[slot] = service?.durationMinutes ?? 0
    slots.airline[slot] = service?.airline ?? 0
    slots.ofService[number] = slot
  }
  return slots
}

function inOrder(a: Service | undefined, b: Service | undefined): number {
  if (a === undefined || b === undefined) return 0
  return a.from - b.from || a.to - b.to || a.departs - b.departs || a.durationMinutes - b.durationMinutes
}

/** Numbers pairs in the order of the slots and assigns each slot its pair. */
function pairsOf(timetable: Timetable, slots: Slots): Pairs {
  const starts: number[] = []
  for (let slot = 0; slot < slots.count; slot += 1) {
    const before = timetable.services[slots.service[slot - 1] ?? -1]
    const service = timetable.services[slots.service[slot] ?? -1]
    if (before?.from !== service?.from || before?.to !== service?.to) starts.push(slot)
    slots.pair[slot] = starts.length - 1
  }
  const count = starts.length
  const first = starts.map((slot) => timetable.services[slots.service[slot] ?? -1])
  const from = Uint16Array.from(first, (service) => service?.from ?? 0)
  const to = Uint16Array.from(first, (service) => service?.to ?? 0)
  const airports = timetable.airports.length
  const country = (airport: number | undefined) => timetable.airports[airport ?? -1]?.country
  return {
    count,
    from,
    to,
    outStart: startsOf(from, airports),
    intoStart: startsOf(to, airports),
    into: Uint32Array.from([...to.keys()].sort((a, b) => (to[a] ?? 0) - (to[b] ?? 0) || a - b)),
    slotStart: Uint32Array.from([...starts, slots.count]),
    isInternational: Uint8Array.from(first, (service) =>
      country(service?.from) === country(service?.to) ? 0 : 1,
    ),
    ...extremesOf(timetable, slots, count),
    floor: new Float64Array(count).fill(Number.POSITIVE_INFINITY),
    byFloor: Uint32Array.from({ length: count }, (_, pair) => pair),
    isUnsorted: new Uint8Array(airports),
  }
}

function startsOf(ends: Uint16Array, airports: number): Uint32Array {
  const starts = new Uint32Array(airports + 1)
  for (const airport of ends) starts[airport + 1] = (starts[airport + 1] ?? 0) + 1
  for (let airport = 0; airport < airports; airport += 1)
    starts[airport + 1] = (starts[airport + 1] ?? 0) + (starts[airport] ?? 0)
  return starts
}

function extremesOf({ airlines }: Timetable, slots: Slots, count: number) {
  const shortest = new Uint16Array(count).fill(65_535)
  const longest = new Uint16Array(count)
  const sellers = new Uint32Array(count)
  for (let slot = 0; slot < slots.count; slot += 1) {
    const pair = slots.pair[slot] ?? 0
    const duration = slots.duration[slot] ?? 0
    const airline = slots.airline[slot] ?? 0
    shortest[pair] = Math.min(shortest[pair] ?? 0, duration)
    longest[pair] = Math.max(longest[pair] ?? 0, duration)
    if ((airlines[airline]?.throughPercent ?? 100) < 100)
      sellers[pair] = (sellers[pair] ?? 0) | (1 << (airline & 31))
  }
  return { shortest, longest, sellers }
}
