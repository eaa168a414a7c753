import { departsMs } from '#flights/inventory/server/departure-time.ts'
import { adultTotalOf, elsewhereOf, madeDeparture } from '#flights/inventory/server/fares.ts'
import { type FlightDay, hoursLeft, minutesLeft } from '#flights/inventory/server/flight-day.ts'
import { linesOn, type Timetable } from '#flights/inventory/server/timetable.ts'
import { ruledAdult } from '#flights/pricing/server/ruled-leg.ts'
import { type Rial, rial } from '#money/rial.ts'
import { noRules, type RulesInForce } from '#orders/pricing/rules-in-force.ts'

/** Adult prices in rial as the list shows them: the lowest, and that
 * of the dearest flight; on a sold-out day the last ones. */
export interface DayPrices {
  readonly lowest: Rial
  readonly highest: Rial
  readonly isSoldOut: boolean
}

export interface PricesThen {
  readonly of: DayPrices | undefined
  readonly pricedAt: string
}

interface PricedFare {
  readonly adult: Rial
  readonly hasSeats: boolean
}

/** A route's day for so many seats, one when nobody says; of one cabin, or of any. */
interface PricedDay {
  readonly key: string
  readonly day: FlightDay
  readonly seats?: number
  readonly cabin?: number | undefined
  readonly rules?: RulesInForce
}

/** The prices of a day nobody has searched yet, as they would be if it were made now; nothing when nobody flies any more. */
export function pricesOn(
  { seed, timetable }: { readonly seed: number; readonly timetable: Timetable },
  asked: PricedDay,
  nowMs: number,
): DayPrices | undefined {
  const { seats = 1, cabin, rules = noRules } = asked
  const date = Temporal.PlainDate.from(asked.day.date)
  const departures = linesOn(timetable, asked.key, asked.day).map((line) => {
    const leaves = departsMs(line, asked.day)
    const hours = hoursLeft(leaves, nowMs)
    const minutes = minutesLeft(leaves, nowMs)
    return madeDeparture(seed, line, asked.day)
      .fares.filter((fare) => minutes > fare.closesBefore && (cabin === undefined || fare.cabin === cabin))
      .map((fare) => ({
        adult: ruledAdult(adultTotalOf(fare), rules, { line, date }),
        hasSeats: fare.seats - elsewhereOf(fare, hours) >= seats,
      }))
  })
  return dayPrices(departures)
}

function dayPrices(departures: readonly (readonly PricedFare[])[]): DayPrices | undefined {
  const open = lowestOfEach(departures.map((fares) => fares.filter(({ hasSeats }) => hasSeats)))
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
