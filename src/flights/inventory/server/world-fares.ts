import { surchargeOf } from '#flights/inventory/prices-abroad.ts'
import { chanceOf } from '#flights/inventory/server/chance.ts'
import { charterBlocks } from '#flights/inventory/server/charters.ts'
import type { WorldLine } from '#flights/inventory/server/line.ts'
import {
  type ClassStep,
  groupLoad,
  type MadeFare,
  type SalesDay,
  takenByGroups,
} from '#flights/inventory/server/made-fare.ts'
import type { Route } from '#flights/inventory/server/route.ts'
import { type Rial, rial, roundedUp } from '#money/rial.ts'

interface WorldClass extends ClassStep {
  readonly fareClass: string
  readonly isLight: boolean
}

const hour = 60
const day = 24 * hour
/** §9: check-in three hours before departure; sales end earlier. */
const closesBefore = 4 * hour

/** Airlines with a bag in every ticket, dearest first. */
const withBags: readonly WorldClass[] = [
  classic('Y', { percent: 100, seats: 10, closesBefore }),
  classic('B', { percent: 86, seats: 18, closesBefore: 8 * hour }),
  classic('H', { percent: 72, seats: 26, closesBefore: day }),
  classic('K', { percent: 60, seats: 26, closesBefore: 5 * day }),
  classic('V', { percent: 51, seats: 20, closesBefore: 14 * day }),
]

/** Airlines with a bagless class: it closes with the classic class above it. */
const withLight: readonly WorldClass[] = [
  classic('Y', { percent: 100, seats: 10, closesBefore }),
  classic('B', { percent: 86, seats: 16, closesBefore: 8 * hour }),
  classic('H', { percent: 72, seats: 20, closesBefore: day }),
  { ...classic('S', { percent: 65, seats: 18, closesBefore: day }), isLight: true },
  classic('K', { percent: 57, seats: 18, closesBefore: 7 * day }),
  { ...classic('O', { percent: 49, seats: 18, closesBefore: 7 * day }), isLight: true },
]

const charterBlock = { sharePercent: 50, cheapest: 54, dearest: 82, closesBefore: 12 * hour } as const

export function worldFares(seed: number, line: WorldLine, on: SalesDay): readonly MadeFare[] {
  const chance = chanceOf(seed, line.carrier.id, line.number, on.date)
  const factor = factorOf(line.route, on.factor)
  const level = (line.carrier.level * factor * chance.between(95, 105)) / 1_000_000
  const full = rial(Math.round(fareByDistance(line.route.distanceKm) * level))
  const surcharge = surchargeOf(line.route.distanceKm)
  const isTakenByGroups = chance.between(1, 100) <= 4
  const charters = line.isChartered
    ? charterBlocks(charterBlock, { full, seats: line.aircraft.economySeats, chance })
    : []
  const block = charters.reduce((seats, fare) => seats + fare.seats, 0)
  const load = Math.round(58 + factor / 4) + chance.between(-20, 18)
  const cabins = { line, full, surcharge, load: isTakenByGroups ? groupLoad : load }
  const fares = [
    ...economyFares(cabins, line.aircraft.economySeats - block),
    ...frontFares(cabins),
    ...charters.map((fare) => ({ ...fare, surcharge })),
  ]
  return isTakenByGroups ? fares.map(takenByGroups) : fares
}

interface Cabins {
  readonly line: WorldLine
  readonly full: Rial
  readonly surcharge: Rial
  readonly load: number
}

function economyFares({ line, full, surcharge, load }: Cabins, seats: number): readonly MadeFare[] {
  const { checked, sellsLight } = line.carrier
  const none = { unit: checked.unit, value: 0 } as const
  let after = seats
  return (sellsLight ? withLight : withBags).map(({ fareClass, percent, isLight, ...step }) => {
    const own = Math.round((seats * step.seats) / 100)
    after = Math.max(0, after - own)
    return {
      ...fare(full, percent),
      fareClass,
      cabin: 1,
      seats: own,
      surcharge,
      checked: isLight ? none : checked,
      closesBefore: step.closesBefore,
      filling: { load, of: seats, after },
    }
  })
}

function frontFares({ line, full, surcharge, load }: Cabins): readonly MadeFare[] {
  const { businessSeats, firstSeats = 0 } = line.aircraft
  const checked = line.carrier.checked.unit === 'Pc' ? pieces : kilograms
  const cabins = [
    { fareClass: 'C', cabin: 2, seats: businessSeats, percent: 270 },
    { fareClass: 'F', cabin: 3, seats: firstSeats, percent: 520 },
  ] as const
  return cabins
    .filter(({ seats }) => seats > 0)
    .map(({ percent, ...cabin }) => ({
      ...fare(full, percent),
      ...cabin,
      surcharge,
      checked,
      closesBefore,
      filling: { load: load - 15, of: cabin.seats, after: 0 },
    }))
}

const pieces = { unit: 'Pc', value: 2 } as const
const kilograms = { unit: 'Kg', value: 40 } as const

function fare(full: Rial, percent: number) {
  return {
    isCharter: false,
    seller: 'airline',
    adult: roundedUp(rial(Math.round((full * percent) / 100)), 100_000),
  }
}

/** The market's dearest economy base fare, rial; per kilometre cheaper with distance. */
function fareByDistance(km: number): number {
  return 70_000_000 + 75_000 * Math.min(km, 3000) + 52_000 * Math.max(0, km - 3000)
}

/** Iran's holidays and weekends raise prices on its own routes, elsewhere hardly. */
function factorOf({ origin, destination }: Route, factor: number): number {
  const isIrans = origin.country === 'IR' || destination.country === 'IR'
  return isIrans ? factor : 100 + (factor - 100) / 5
}

function classic(fareClass: string, step: ClassStep): WorldClass {
  return { fareClass, ...step, isLight: false }
}
