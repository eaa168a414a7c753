import { type AirportChange, connectionTable, usualConnections } from '#flights/engine/connections.ts'
import { openSchedule } from '#flights/engine/open-schedule.ts'
import type { Schedule } from '#flights/engine/schedule.ts'
import { DAY, type Service, type Timetable } from '#flights/engine/timetable.ts'
import { type OnSale, updateSeats } from '#flights/engine/updates.ts'
import { localDay, usualLimits, type Wanted } from '#flights/engine/wanted.ts'
import { type Chance, chanceOf } from '#flights/inventory/server/chance.ts'
import { rial } from '#money/rial.ts'

export const shapes = {
  /** every airport flies to the next ones only */
  ring: (airports, a, b) => (b - a + airports) % airports <= 3,
  /** two halves, and one pair of airports between them */
  islands: (airports, a, b) => a < airports / 2 === b < airports / 2 || (a === 0 && b === airports - 1),
  /** one airport flies everywhere, the others hardly anywhere */
  megaHub: (_airports, a, b) => a === 0 || b === 0 || (a + b) % 7 === 0,
  /** across midnight and the date line */
  dateLine: () => true,
  /** cities with two airports each */
  twins: (_airports, a, b) => Math.floor(a / 2) !== Math.floor(b / 2) && (a + b) % 4 !== 1,
} as const satisfies Record<string, (airports: number, from: number, to: number) => boolean>

const mostServices = { ring: 9, islands: 9, megaHub: 12, dateLine: 4, twins: 3 } as const

export type Shape = keyof typeof shapes

export interface World {
  readonly timetable: Timetable
  readonly sales: readonly OnSale[]
  readonly schedule: Schedule
  /** what the clocks of each airport are ahead of UTC, minutes */
  readonly offsets: readonly number[]
}

export function worldOf(shape: Shape, seed: number): World {
  const chance = chanceOf(seed, shape)
  const airports = Array.from({ length: chance.between(5, 11) }, () => ({ country: chance.between(1, 3) }))
  const timetable = {
    days: 4,
    airports,
    airlines: Array.from({ length: 4 }, () => ({ throughPercent: chance.pick([100, 88, 73]) })),
    services: servicesOf(shape, airports.length, chance),
    connections: connectionTable(
      airports.length,
      (airport) => (airport % 2 === 0 ? usualConnections : quickConnections),
      shape === 'twins' ? twinsOf(airports.length) : [],
    ),
  }
  const sales = salesOf(timetable, chance)
  const schedule = openSchedule(timetable)
  for (const sale of sales) updateSeats(schedule, sale)
  const offsets = airports.map((_, airport) =>
    shape === 'dateLine' ? (airport % 2 === 0 ? 840 : -720) : 210,
  )
  return { timetable, sales, schedule, offsets }
}

function twinsOf(airports: number): AirportChange[] {
  return Array.from({ length: airports }, (_, from) => ({
    from,
    to: from + (from % 2 === 0 ? 1 : -1),
    rules: from % 3 === 0 ? quickConnections : usualConnections,
  })).filter(({ to }) => to < airports)
}

const soon = { through: 20, separate: 20 }
const quickConnections = {
  domestic: { domestic: soon, international: soon },
  international: { domestic: soon, international: { through: 30, separate: 95 } },
}

function servicesOf(shape: Shape, airports: number, chance: Chance): Service[] {
  const isFlown: (airports: number, from: number, to: number) => boolean = shapes[shape]
  const services: Service[] = []
  for (let from = 0; from < airports; from += 1)
    for (let to = 0; to < airports; to += 1) {
      if (from === to || !isFlown(airports, from, to)) continue
      for (let count = chance.between(0, mostServices[shape]); count > 0; count -= 1)
        services.push({
          from,
          to,
          airline: chance.between(0, 3),
          // whole quarters, so that connections are tight to the minute
          departs: chance.between(0, DAY / 15 - 1) * 15,
          durationMinutes: chance.between(3, 28) * 15,
        })
    }
  return services
}

function salesOf({ services, days }: Timetable, chance: Chance): OnSale[] {
  return services.flatMap((_, service) =>
    Array.from({ length: days }, (_, day) => ({
      service,
      day,
      seats: chance.pick([0, 1, 2, 9, 9, 300]),
      price: rial(chance.between(1, 12) * 1_000_007),
    })),
  )
}

export function wantedIn(world: World, draw: number): Wanted {
  const chance = chanceOf(draw, 'wanted')
  const airports = world.timetable.airports.length
  const from = chance.between(0, airports - 1)
  const to = (from + chance.between(1, airports - 1)) % airports
  const limits = chance.pick([
    usualLimits,
    usualLimits,
    { legs: 2, layoverMinutes: 200, tripMinutes: 700 } as const,
  ])
  return {
    from,
    to,
    seats: chance.pick([1, 1, 2, 9]),
    ...limits,
    ...localDay(chance.between(0, 3), world.offsets[from] ?? 0),
  }
}
