import {
  charterPrices,
  type PaxPrice,
  systemAdultTotal,
  systemPrices,
} from '#flights/choosing/fare-prices.ts'
import { adultTotalAbroad, charterPricesAbroad, pricesAbroad } from '#flights/inventory/prices-abroad.ts'
import { elsewhereAt, type Filling } from '#flights/inventory/server/filling.ts'
import type { Line } from '#flights/inventory/server/line.ts'
import type { Baggage } from '#flights/proposal.ts'
import type { Rial } from '#money/rial.ts'

/** A fare as it is first put on sale. */
export interface MadeFare {
  readonly isCharter: boolean
  /** `airline`, or a charter seller's id */
  readonly seller: string
  readonly fareClass: string
  readonly cabin: 1 | 2 | 3
  readonly seats: number
  readonly adult: Rial
  /** what an airline adds to a fare abroad; none inside the country, which is taxed in its own way */
  readonly surcharge?: Rial
  readonly checked: Baggage['checked']
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

/** One class of a cabin, as airlines put it on sale. */
export interface ClassStep {
  /** of the dearest class, percent */
  readonly percent: number
  /** of the system seats of the cabin, percent */
  readonly seats: number
  /** advance purchase, minutes before departure */
  readonly closesBefore: number
}

/** groups take a whole aircraft within two weeks */
export const groupLoad = 750

export function takenByGroups(fare: MadeFare): MadeFare {
  return { ...fare, filling: { ...fare.filling, load: groupLoad } }
}

/** Seats of a fare already sold elsewhere, `hoursLeft` before departure: what it starts with when made, and what demand drains. */
export function elsewhereOf(fare: MadeFare, hoursLeft: number): number {
  return elsewhereAt(fare.filling, fare.seats, hoursLeft)
}

type Priced = Pick<MadeFare, 'isCharter' | 'adult' | 'surcharge'>

/** What each passenger of a kind pays for it. */
export function pricesOf({ isCharter, adult, surcharge }: Priced): readonly PaxPrice[] {
  if (surcharge === undefined) return isCharter ? charterPrices(adult) : systemPrices(adult)
  return isCharter ? charterPricesAbroad(adult) : pricesAbroad(adult, surcharge)
}

/** One adult's price, taxes included: what calendars compare. */
export function adultTotalOf({ isCharter, adult, surcharge }: Priced): Rial {
  if (isCharter) return adult
  return surcharge === undefined ? systemAdultTotal(adult) : adultTotalAbroad(adult, surcharge)
}
