import {
  charterPrices,
  type PaxPrice,
  systemAdultTotal,
  systemPrices,
} from '#flights/choosing/fare-prices.ts'
import { adultTotalAbroad, charterPricesAbroad, pricesAbroad } from '#flights/inventory/prices-abroad.ts'
import { elsewhereAt, type Filling } from '#flights/inventory/server/filling.ts'
import type { Baggage } from '#flights/proposal.ts'
import type { Rial } from '#money/rial.ts'
import type { PenaltyLadder } from '#penalties/penalty-ladder.ts'

export interface MadeFare {
  readonly isCharter: boolean
  /** `airline`, a charter seller's id, or a contract's seller by name */
  readonly seller: string
  /** the contract it was loaded with */
  readonly contract?: string
  /** what a contract says that each traveller pays, and what is kept of a ticket given back */
  readonly prices?: readonly PaxPrice[]
  readonly ladder?: PenaltyLadder
  readonly fareClass: string
  readonly cabin: 1 | 2 | 3
  readonly seats: number
  readonly adult: Rial
  /** fuel and insurance surcharge abroad; undefined at home */
  readonly surcharge?: Rial
  readonly checked: Baggage['checked']
  readonly closesBefore: number
  /** demand takes the cheapest class of a kind first */
  readonly filling: Filling
}

export interface SalesDay {
  readonly date: string
  /** percent of an ordinary day's prices */
  readonly factor: number
}

/** One class of a cabin, as airlines put it on sale. */
export interface ClassStep {
  /** percent of the dearest class */
  readonly percent: number
  readonly seats: number
  /** advance purchase, minutes before departure */
  readonly closesBefore: number
}

/** groups fill an aircraft within two weeks */
export const groupLoad = 750

export function takenByGroups(fare: MadeFare): MadeFare {
  return { ...fare, filling: { ...fare.filling, load: groupLoad } }
}

/** Seats sold elsewhere by then: the start value of a created fare, and the target of draining. */
export function elsewhereOf(fare: MadeFare, hoursLeft: number): number {
  return elsewhereAt(fare.filling, fare.seats, hoursLeft)
}

type Priced = Pick<MadeFare, 'isCharter' | 'adult' | 'surcharge' | 'prices'>

/** What each passenger of a kind pays for it. */
export function pricesOf({ isCharter, adult, surcharge, prices }: Priced): readonly PaxPrice[] {
  if (prices !== undefined) return prices
  if (surcharge === undefined) return isCharter ? charterPrices(adult) : systemPrices(adult)
  return isCharter ? charterPricesAbroad(adult) : pricesAbroad(adult, surcharge)
}

export function adultTotalOf({ isCharter, adult, surcharge }: Priced): Rial {
  if (isCharter) return adult
  return surcharge === undefined ? systemAdultTotal(adult) : adultTotalAbroad(adult, surcharge)
}
