import { departsMs } from '#flights/server/inventory/departure-time.ts'
import { adultTotalOf, elsewhereOf, madeDeparture } from '#flights/server/inventory/fares.ts'
import { type FlightDay, hoursLeft, minutesLeft } from '#flights/server/inventory/flight-day.ts'
import { linesOn, type Timetable } from '#flights/server/inventory/timetable.ts'
import { type Rial, rial } from '#money/rial.ts'

/**
 * Adult prices of a day, in rial: the lowest there is, and the lowest of the dearest flight; economy cabin. On a day
 * all sold out they are the last ones.
 */
export interface DayPrices {
  readonly lowest: Rial
  readonly highest: Rial
  readonly isSoldOut: boolean
}

/** A day's prices with the instant at which they were reckoned; `of` is nothing when nobody flies. */
export interface PricesThen {
  readonly of: DayPrices | undefined
  readonly pricedAt: string
}

export interface PricedFare {
  readonly adult: Rial
  readonly isOpen: boolean
}

/** Is the fare on sale: seats left, not closed? */
export function isOpen(
  closesBefore: number,
  left: { readonly seats: number; readonly minutes: number },
): boolean {
  return left.seats > 0 && left.minutes >= closesBefore
}

/** The prices of a day nobody has searched yet, as they would be if it were made now; nothing when nobody flies. */
export function pricesOn(
  { seed, timetable }: { readonly seed: number; readonly timetable: Timetable },
  asked: { readonly key: string; readonly day: FlightDay },
  nowMs: number,
): DayPrices | undefined {
  const departures = linesOn(timetable, asked.key, asked.day).map((line) => {
    const leaves = departsMs(line, asked.day)
    const hours = hoursLeft(leaves, nowMs)
    const minutes = minutesLeft(leaves, nowMs)
    return madeDeparture(seed, line, asked.day)
      .fares.filter((fare) => fare.cabin === 1)
      .map((fare) => ({
        adult: adultTotalOf(fare),
        isOpen: isOpen(fare.closesBefore, { seats: fare.seats - elsewhereOf(fare, hours), minutes }),
      }))
  })
  return dayPrices(departures)
}

/** Out of the economy fares of each departure of a day. */
function dayPrices(departures: readonly (readonly PricedFare[])[]): DayPrices | undefined {
  const open = lowestOfEach(departures.map((fares) => fares.filter((fare) => fare.isOpen)))
  const counted = open.length > 0 ? open : lowestOfEach(departures)
  if (counted.length === 0) return undefined
  return {
    lowest: rial(Math.min(...counted)),
    highest: rial(Math.max(...counted)),
    isSoldOut: open.length === 0,
  }
}

function lowestOfEach(departures: readonly (readonly PricedFare[])[]): readonly Rial[] {
  return departures
    .filter((fares) => fares.length > 0)
    .map((fares) =>
      fares.reduce((lowest, { adult }) => (adult < lowest ? adult : lowest), rial(Number.MAX_SAFE_INTEGER)),
    )
}
