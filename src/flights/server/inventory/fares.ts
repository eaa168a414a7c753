import { charterPrices, type PaxPrice, systemAdultTotal, systemPrices } from '#flights/fare-prices.ts'
import { type Chance, chanceOf } from '#flights/server/inventory/chance.ts'
import { charterFares, hardCharter } from '#flights/server/inventory/charters.ts'
import { elsewhereAt, type Filling } from '#flights/server/inventory/filling.ts'
import { provocationOf } from '#flights/server/inventory/provocations.ts'
import type { Line } from '#flights/server/inventory/timetable.ts'
import { type Rial, rial, roundedUp } from '#money/rial.ts'

/** A fare as it is first put on sale. */
export interface MadeFare {
  readonly isCharter: boolean
  /** `airline`, or a charter seller's id */
  readonly seller: string
  readonly fareClass: string
  readonly cabin: 1 | 2
  readonly seats: number
  readonly adult: Rial
  /** sold until so many minutes before departure */
  readonly closesBefore: number
  /** order in which demand takes seats: the cheapest class of a kind first */
  readonly filling: Filling
}

/** What the generator must know of a day. */
export interface SalesDay {
  readonly date: string
  /** percent of an ordinary day's prices */
  readonly factor: number
}

/** A departure and its fares on a date; the same for the same seed, whenever it is asked. */
export interface MadeDeparture {
  readonly line: Line
  readonly fares: readonly MadeFare[]
}

interface ClassStep {
  /** of the dearest class, percent */
  readonly percent: number
  /** of the system seats of the cabin, percent */
  readonly seats: number
  /** advance purchase, minutes before departure */
  readonly closesBefore: number
}

const hour = 60
const day = 24 * hour
/** §9: check-in closes an hour before; selling ends before that. */
export const systemClosesBefore = 2 * hour

/** groups take a whole aircraft within two weeks */
const groupLoad = 750

/** few others fly where something goes wrong on purpose */
const provokedLoad = 30

/** The economy classes of a flight, dearest first: the cheaper, the earlier it closes. */
const ladder: readonly ClassStep[] = [
  { percent: 100, seats: 12, closesBefore: systemClosesBefore },
  { percent: 88, seats: 20, closesBefore: 6 * hour },
  { percent: 78, seats: 26, closesBefore: day },
  { percent: 69, seats: 24, closesBefore: 3 * day },
  { percent: 60, seats: 18, closesBefore: 10 * day },
]

/** Everything sold on a departure. Prices depend on route, airline, hour and day; what is left of them on `elsewhereOf`. */
export function madeDeparture(seed: number, line: Line, day: SalesDay): MadeDeparture {
  const chance = chanceOf(seed, line.carrier.id, line.number, day.date)
  const full = fullFare(line, day, chance)
  if (provocationOf(line.carrier.id, line.number) !== undefined)
    return { line, fares: provokedFares(line, full) }
  const isTakenByGroups = chance.between(1, 100) <= 7
  const charters = charterFares(line, full, chance)
  const block = charters.reduce((seats, fare) => seats + fare.seats, 0)
  const load = isTakenByGroups ? groupLoad : Math.round(62 + day.factor / 4) + chance.between(-18, 18)
  const system = systemFares(line, { full, seats: line.aircraft.economySeats - block, load })
  const all = [...system, ...charters]
  return { line, fares: isTakenByGroups ? all.map(taken) : all }
}

/** A flight that goes wrong on purpose always has seats to try it with. */
function provokedFares(line: Line, full: Rial): readonly MadeFare[] {
  const seats = line.aircraft.economySeats
  if (provocationOf(line.carrier.id, line.number) === 'never-refunds')
    return [hardCharter(seats, full, provokedLoad)]
  return systemFares(line, { full, seats, load: provokedLoad })
}

function taken(fare: MadeFare): MadeFare {
  return { ...fare, filling: { ...fare.filling, load: groupLoad } }
}

/** Seats of a fare already sold elsewhere, `hoursLeft` before departure: what it starts with when made, and what demand drains. */
export function elsewhereOf(fare: MadeFare, hoursLeft: number): number {
  return elsewhereAt(fare.filling, fare.seats, hoursLeft)
}

/** What each passenger of a kind pays for it. */
export function pricesOf(fare: Pick<MadeFare, 'isCharter' | 'adult'>): readonly PaxPrice[] {
  return fare.isCharter ? charterPrices(fare.adult) : systemPrices(fare.adult)
}

/** One adult's price, taxes included: what calendars compare. */
export function adultTotalOf(fare: Pick<MadeFare, 'isCharter' | 'adult'>): Rial {
  return fare.isCharter ? fare.adult : systemAdultTotal(fare.adult)
}

/** The dearest economy base fare, in rial. */
function fullFare(line: Line, day: SalesDay, chance: Chance): Rial {
  const byDistance = 14_000_000 + 27_000 * line.route.distanceKm
  const night = line.departs < 6 * hour + 30 || line.departs >= 22 * hour ? 93 : 100
  const rush = [8, 9, 18, 19].includes(Math.floor(line.departs / hour)) ? 105 : night
  const provoked = provocationOf(line.carrier.id, line.number) === undefined ? 100 : 135
  const percents = [line.carrier.level, day.factor, rush, provoked, chance.between(96, 104)]
  return rial(Math.round(percents.reduce((fare, percent) => (fare * percent) / 100, byDistance)))
}

function systemFares(
  line: Line,
  { full, seats, load }: { full: Rial; seats: number; load: number },
): readonly MadeFare[] {
  const { economy, business } = line.carrier.classes
  let before = 0
  const cheapestFirst = ladder.toReversed().map((step) => {
    const left = Math.round((seats * step.seats) / 100)
    const filling: Filling = { load, of: seats, after: before }
    before += left
    return fare({ full, step, seats: left, filling })
  })
  const classes = cheapestFirst
    .toReversed()
    .map((one, index) => ({ ...one, fareClass: economy[index] ?? 'Y' }))
  if (line.aircraft.businessSeats === 0) return classes
  const step = { percent: 190, seats: 100, closesBefore: systemClosesBefore }
  const filling: Filling = { load: load - 15, of: line.aircraft.businessSeats, after: 0 }
  const top = fare({ full, step, seats: line.aircraft.businessSeats, filling })
  return [...classes, { ...top, fareClass: business, cabin: 2 }]
}

function fare({
  full,
  step,
  seats,
  filling,
}: {
  full: Rial
  step: ClassStep
  seats: number
  filling: Filling
}): MadeFare {
  return {
    isCharter: false,
    seller: 'airline',
    fareClass: 'Y',
    cabin: 1,
    seats,
    adult: roundedUp(rial(Math.round((full * step.percent) / 100)), 100_000),
    closesBefore: step.closesBefore,
    filling,
  }
}
