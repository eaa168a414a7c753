import { type Chance, chanceOf } from '#flights/inventory/server/chance.ts'
import { charterFares, hardCharter } from '#flights/inventory/server/charters.ts'
import type { Filling } from '#flights/inventory/server/filling.ts'
import type { HomeLine } from '#flights/inventory/server/line.ts'
import {
  type ClassStep,
  groupLoad,
  type MadeFare,
  type SalesDay,
  takenByGroups,
} from '#flights/inventory/server/made-fare.ts'
import { provokedOn } from '#flights/inventory/server/provocations.ts'
import { type Rial, rial, roundedUp } from '#money/rial.ts'

const hour = 60
const day = 24 * hour
/** §9: check-in closes an hour before departure; sales end earlier. */
const systemClosesBefore = 2 * hour

const provokedLoad = 30

/** §1: at most 40 kg in business */
const businessKg = 40

/** Economy classes, dearest first; cheaper ones close earlier. */
const ladder: readonly ClassStep[] = [
  { percent: 100, seats: 12, closesBefore: systemClosesBefore },
  { percent: 88, seats: 20, closesBefore: 6 * hour },
  { percent: 78, seats: 26, closesBefore: day },
  { percent: 69, seats: 24, closesBefore: 3 * day },
  { percent: 60, seats: 18, closesBefore: 10 * day },
]

export function homeFares(seed: number, line: HomeLine, day: SalesDay): readonly MadeFare[] {
  const chance = chanceOf(seed, line.carrier.id, line.number, day.date)
  const full = fullFare(line, day, chance)
  if (provokedOn(line.carrier.id, line.number) !== undefined) return provokedFares(line, full)
  const isTakenByGroups = chance.between(1, 100) <= 7
  const charters = charterFares(line, full, chance)
  const block = charters.reduce((seats, fare) => seats + fare.seats, 0)
  const load = isTakenByGroups ? groupLoad : Math.round(62 + day.factor / 4) + chance.between(-18, 18)
  const system = systemFares(line, { full, seats: line.aircraft.economySeats - block, load })
  const all = [...system, ...charters]
  return isTakenByGroups ? all.map(takenByGroups) : all
}

function provokedFares(line: HomeLine, full: Rial): readonly MadeFare[] {
  const seats = line.aircraft.economySeats
  if (provokedOn(line.carrier.id, line.number) === 'never-refunds')
    return [hardCharter(seats, full, provokedLoad)]
  return systemFares(line, { full, seats, load: provokedLoad })
}

function fullFare(line: HomeLine, day: SalesDay, chance: Chance): Rial {
  const byDistance = 14_000_000 + 27_000 * line.route.distanceKm
  const night = line.departs < 6 * hour + 30 || line.departs >= 22 * hour ? 93 : 100
  const rush = [8, 9, 18, 19].includes(Math.floor(line.departs / hour)) ? 105 : night
  const provoked = provokedOn(line.carrier.id, line.number) === undefined ? 100 : 135
  const percents = [line.carrier.level, day.factor, rush, provoked, chance.between(96, 104)]
  return rial(Math.round(percents.reduce((fare, percent) => (fare * percent) / 100, byDistance)))
}

function systemFares(
  { carrier, aircraft }: HomeLine,
  { full, seats, load }: { full: Rial; seats: number; load: number },
): readonly MadeFare[] {
  const { economy, business } = carrier.classes
  const checked = { unit: 'Kg', value: carrier.checkedKg } as const
  let before = 0
  const cheapestFirst = ladder.toReversed().map((step) => {
    const left = Math.round((seats * step.seats) / 100)
    const filling: Filling = { load, of: seats, after: before }
    before += left
    return fare({ full, step, seats: left, filling, checked })
  })
  const classes = cheapestFirst
    .toReversed()
    .map((one, index) => ({ ...one, fareClass: economy[index] ?? 'Y' }))
  if (aircraft.businessSeats === 0) return classes
  const step = { percent: 190, seats: 100, closesBefore: systemClosesBefore }
  const filling: Filling = { load: load - 15, of: aircraft.businessSeats, after: 0 }
  const bags = { unit: 'Kg', value: businessKg } as const
  const top = fare({ full, step, seats: aircraft.businessSeats, filling, checked: bags })
  return [...classes, { ...top, fareClass: business, cabin: 2 }]
}

interface FareParts extends Pick<MadeFare, 'seats' | 'filling' | 'checked'> {
  readonly full: Rial
  readonly step: ClassStep
}

function fare({ full, step, seats, filling, checked }: FareParts): MadeFare {
  return {
    isCharter: false,
    seller: 'airline',
    fareClass: 'Y',
    cabin: 1,
    seats,
    adult: roundedUp(rial(Math.round((full * step.percent) / 100)), 100_000),
    checked,
    closesBefore: step.closesBefore,
    filling,
  }
}
