import { type ConnectionRules, connectionTable, usualConnections } from '#flights/engine/connections.ts'
import { openSchedule } from '#flights/engine/open-schedule.ts'
import type { Schedule } from '#flights/engine/schedule.ts'
import { DAY, type Service, type Timetable } from '#flights/engine/timetable.ts'
import { type OnSale, updateSeats } from '#flights/engine/updates.ts'
import { type Chance, chanceOf } from '#flights/inventory/server/chance.ts'
import { rial } from '#money/rial.ts'

/** Deterministic: 4,000 airports in 80 countries, 600 airlines with hubs, fares by distance, 6% of flights not operating. */
const airports = 4000
const lands = 80
const airlines = 600
const flightsADay = 82_800

interface Spot {
  readonly land: number
  readonly latitude: number
  readonly longitude: number
  readonly degree: number
}

export interface Drawn {
  readonly services: readonly Service[]
  readonly spots: readonly Spot[]
  readonly throughPercent: readonly number[]
  readonly changeMinutes: readonly number[]
  readonly seed: number
}

export function drawWorld(seed: number): Drawn {
  const chance = chanceOf(seed, 'world')
  const spots = spotsOf(chance)
  return {
    seed,
    spots,
    services: servicesOf(spots, chance),
    throughPercent: Array.from({ length: airlines }, () => chance.pick([100, 88, 88, 92])),
    changeMinutes: spots.map(() => chance.between(9, 24) * 5),
  }
}

/** `house`: our rules; `plain`: one connection time per airport, as the peers support. */
export function timetableOf(drawn: Drawn, days: number, rules: 'house' | 'plain'): Timetable {
  return {
    days,
    airports: drawn.spots.map((spot) => ({ country: spot.land })),
    airlines: drawn.throughPercent.map((throughPercent) => ({ throughPercent })),
    services: drawn.services,
    connections: connectionTable(airports, (airport) =>
      rules === 'house' ? usualConnections : plainRules(drawn.changeMinutes[airport] ?? 0),
    ),
  }
}

function plainRules(minutes: number): ConnectionRules {
  const always = { through: minutes, separate: minutes }
  const kinds = { domestic: always, international: always }
  return { domestic: kinds, international: kinds }
}

export function openWorld(drawn: Drawn, days: number, rules: 'house' | 'plain'): Schedule {
  const schedule = openSchedule(timetableOf(drawn, days, rules))
  for (let service = 0; service < drawn.services.length; service += 1)
    for (let day = 0; day < days; day += 1) updateSeats(schedule, saleOn(drawn, service, day))
  return schedule
}

export function saleOn({ services, spots, seed }: Drawn, service: number, day: number): OnSale {
  const flown = services[service]
  const [from, to] = [spots[flown?.from ?? 0], spots[flown?.to ?? 0]]
  const dice = mixed(seed ^ Math.imul(service + 1, 0x9e3779b1) ^ Math.imul(day + 1, 0x85ebca6b))
  const level = 0.7 + ((dice >>> 8) & 0xff) / 200 // 0.7 to nearly 2 of the usual fare
  const usual = 9_000_000 + (from === undefined || to === undefined ? 0 : kilometres(from, to)) * 12_000
  return {
    service,
    day,
    seats: dice % 100 < 6 ? 0 : 1 + ((dice >>> 16) % 60),
    price: rial(Math.ceil((usual * level) / 100_000) * 100_000),
  }
}

function mixed(number: number): number {
  const first = Math.imul(number ^ (number >>> 16), 0x45d9f3b)
  const second = Math.imul(first ^ (first >>> 16), 0x45d9f3b)
  return (second ^ (second >>> 16)) >>> 0
}

function spotsOf(chance: Chance): Spot[] {
  const centres = Array.from({ length: lands }, () => ({
    latitude: chance.between(-45, 65),
    longitude: chance.between(-180, 179),
  }))
  return Array.from({ length: airports }, (_, rank) => {
    const land = chance.between(0, lands - 1)
    const centre = centres[land] ?? { latitude: 0, longitude: 0 }
    return {
      land,
      latitude: centre.latitude + chance.next() * 12 - 6,
      longitude: centre.longitude + chance.next() * 16 - 8,
      degree: Math.max(2, Math.round(330 / (1 + (rank / 30) ** 1.15))),
    }
  })
}

function servicesOf(spots: readonly Spot[], chance: Chance): Service[] {
  const joined = joinedPairs(spots, chance)
  const hubs = Array.from(
    { length: airlines },
    () => new Set(Array.from({ length: chance.between(1, 4) }, () => Math.floor(150 * chance.next() ** 1.5))),
  )
  const atHub = spots.map((_, spot) => [...hubs.keys()].filter((airline) => hubs[airline]?.has(spot)))
  const services: Service[] = []
  while (services.length < flightsADay)
    for (const [from, to] of joined) {
      const far = kilometres(spots[from], spots[to])
      // daily, large airports more often
      const isFlown =
        services.length < joined.length ||
        chance.next() * 900 < Math.min(spots[from]?.degree ?? 0, spots[to]?.degree ?? 0) + 20
      if (!isFlown || services.length === flightsADay) continue
      const homes = [...(atHub[from] ?? []), ...(atHub[to] ?? [])]
      services.push({
        from,
        to,
        airline: homes[chance.between(0, homes.length - 1)] ?? (spots[from]?.land ?? 0) * 7,
        departs: departureOf(spots[from], chance),
        durationMinutes: 30 + Math.round((far * 60) / 800),
      })
    }
  return services
}

function departureOf(spot: Spot | undefined, chance: Chance): number {
  return (chance.between(300, 1439) - ahead(spot) + 2 * DAY) % DAY
}

export function aheadAt(drawn: Drawn, airport: number): number {
  return ahead(drawn.spots[airport])
}

function ahead(spot: Spot | undefined): number {
  return Math.round((spot?.longitude ?? 0) / 15) * 60
}

function joinedPairs(spots: readonly Spot[], chance: Chance): (readonly [number, number])[] {
  const pairs = new Map<number, readonly [number, number]>()
  for (const [from, spot] of spots.entries()) {
    const drawn = drawer(spots, from, chance)
    for (let link = Math.ceil(spot.degree / 2); link > 0; link -= 1) {
      const to = drawn()
      pairs.set(from * airports + to, [from, to])
      pairs.set(to * airports + from, [to, from])
    }
  }
  return [...pairs.values()]
}

function drawer(spots: readonly Spot[], from: number, chance: Chance): () => number {
  const home = spots[from]
  let sum = 0
  const sums = Float64Array.from(spots, (spot, to) => {
    if (to !== from) sum += spot.degree * Math.exp(-kilometres(home, spot) / 3500)
    return sum
  })
  return () => {
    const wanted = chance.next() * sum
    let low = 0
    let high = airports - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    return low
  }
}

const radian = Math.PI / 180

function kilometres(a: Spot | undefined, b: Spot | undefined): number {
  if (a === undefined || b === undefined) return 0
  const straight =
    Math.sin(a.latitude * radian) * Math.sin(b.latitude * radian) +
    Math.cos(a.latitude * radian) *
      Math.cos(b.latitude * radian) *
      Math.cos((a.longitude - b.longitude) * radian)
  return 6371 * Math.acos(Math.min(1, Math.max(-1, straight)))
}
