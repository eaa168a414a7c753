export interface FareOnOffer {
  readonly isCharter: boolean
  readonly cabin: number
  readonly adultTotal: number
  readonly seats: number
  readonly isOpen: boolean
}

export interface Offer<F extends FareOnOffer> {
  readonly fares: readonly F[]
  readonly isSoldOut: boolean
}

/** classes shown per cabin: the cheapest, and in economy one with milder rules */
const classesShown: Readonly<Record<number, number>> = { 1: 2, 2: 1, 3: 1 }

/** A party's fares of a departure: every charter block, the cheapest
 * system classes with room; with no room, the last sold out. */
export function offered<F extends FareOnOffer>(fares: readonly F[], seatsNeeded: number): Offer<F> {
  const open = fares.filter((fare) => fare.isOpen)
  const fitting = open.filter((fare) => fare.seats >= seatsNeeded).toSorted(byPrice)
  if (fitting.length === 0) return { fares: lastOnes(open), isSoldOut: true }
  const shown = fitting.filter(
    (fare) => fare.isCharter || rankInCabin(fitting, fare) < (classesShown[fare.cabin] ?? 1),
  )
  return { fares: shown, isSoldOut: false }
}

function rankInCabin<F extends FareOnOffer>(cheapestFirst: readonly F[], fare: F): number {
  return cheapestFirst.filter((one) => !one.isCharter && one.cabin === fare.cabin).indexOf(fare)
}

function lastOnes<F extends FareOnOffer>(open: readonly F[]): readonly F[] {
  const economy = open.filter((fare) => fare.cabin === 1)
  return (economy.length > 0 ? economy : open).toSorted(byPrice).slice(-1)
}

function byPrice(a: FareOnOffer, b: FareOnOffer): number {
  return a.adultTotal - b.adultTotal
}
