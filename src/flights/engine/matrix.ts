import type { Window } from '#flights/engine/calendar.ts'
import { latest, soonest } from '#flights/engine/front.ts'
import { inOrder, type Offer } from '#flights/engine/offer.ts'
import type { Schedule } from '#flights/engine/schedule.ts'
import { search } from '#flights/engine/search.ts'
import type { Wanted } from '#flights/engine/wanted.ts'
import { plus, type Rial } from '#money/rial.ts'

export interface RoundTrip {
  readonly wanted: Omit<Wanted, keyof Window>
  readonly out: readonly Window[]
  readonly back: readonly Window[]
  readonly stayMinutes: number
}

/** Lowest round-trip price by way-out window (rows) and return window (columns);
 * undefined where no pair leaves time to stay. */
export function matrix(schedule: Schedule, trip: RoundTrip): (Rial | undefined)[][] {
  const home = { ...trip.wanted, from: trip.wanted.to, to: trip.wanted.from }
  return roundTrips([schedule], {
    out: trip.out.map((window) => [{ ...trip.wanted, ...window }]),
    back: trip.back.map((window) => [{ ...home, ...window }]),
    stayMinutes: trip.stayMinutes,
  })
}

export interface RoundTrips {
  readonly out: readonly (readonly Wanted[])[]
  readonly back: readonly (readonly Wanted[])[]
  readonly stayMinutes: number
}

export function roundTrips(
  schedules: readonly Schedule[],
  { out, back, stayMinutes }: RoundTrips,
): (Rial | undefined)[][] {
  const outs = out.map((wanted) => sideOf(schedules, wanted, soonest))
  const backs = back.map((wanted) => sideOf(schedules, wanted, latest))
  return outs.map((there) => backs.map((home) => together(there, home, stayMinutes)))
}

interface Side {
  readonly cheapest: Offer | undefined
  /** Pareto-optimal journeys, cheapest first; computed only when needed */
  readonly front: () => readonly Offer[]
}

function sideOf(schedules: readonly Schedule[], wanted: readonly Wanted[], frontOf: typeof soonest): Side {
  const offersBy = (find: (schedule: Schedule, way: Wanted) => readonly Offer[]) =>
    schedules.flatMap((schedule) => wanted.flatMap((way) => find(schedule, way))).sort(inOrder)
  let front: readonly Offer[] | undefined
  return {
    cheapest: offersBy((schedule, way) => search(schedule, way, 1))[0],
    front: () => (front ??= offersBy(frontOf)),
  }
}

/** Usually the two cheapest leave enough time; else a dearer one may arrive sooner or leave later. */
function together(out: Side, back: Side, stay: number): Rial | undefined {
  if (out.cheapest === undefined || back.cheapest === undefined) return undefined
  if (fits(out.cheapest, back.cheapest, stay)) return plus(out.cheapest.price, back.cheapest.price)
  let least: Rial | undefined
  for (const there of out.front()) {
    const home = back.front().find((one) => fits(there, one, stay))
    if (home === undefined) continue
    const price = plus(there.price, home.price)
    if (least === undefined || price < least) least = price
  }
  return least
}

function fits(there: Offer, home: Offer, stay: number): boolean {
  return there.departs + there.minutes + stay <= home.departs
}
