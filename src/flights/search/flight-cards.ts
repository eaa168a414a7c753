import { hasSelfTransfer, kilogramsOf } from '#flights/directions.ts'
import type { Proposal } from '#flights/proposal.ts'
import { adultPrice } from '#flights/search/adult-price.ts'

/** so many fares of a flight stand side by side */
const shownAtMost = 4

/**
 * The flights an offer flies, the same for all offers of a card: airline and number on the ticket and hour of every take-off,
 * in order. The same flight on the way there and on the way back is two.
 */
export function flightsOf({ isReturning, flightGroups }: Proposal): string {
  const ways = flightGroups.map(({ flightLegs }) =>
    flightLegs.map((leg) => `${leg.airlineId} ${leg.flightNumber} ${leg.departureDateTime}`).join('+'),
  )
  return `${isReturning ? 'back ' : ''}${ways.join('_')}`
}

/**
 * The fares of one card worth choosing between, cheapest first, out of its offers: none that another of the same type and cabin
 * equals or beats in everything, and four at most. What is sold out stands there only where nothing else does, once.
 */
export function faresOf(offers: readonly Proposal[]): readonly Proposal[] {
  const cheapestFirst = offers.toSorted((a, b) => a.totalPrice - b.totalPrice)
  const open = cheapestFirst.filter(({ seat }) => seat > 0)
  if (open.length === 0) return cheapestFirst.slice(0, 1)
  return few(open.filter((one, at) => !open.some((other, place) => isOutdone(one, other, place < at))))
}

/** Is the second at least as good as the first in everything; and, where both are alike, before it? */
function isOutdone(one: Proposal, other: Proposal, isBefore: boolean): boolean {
  if (one === other || !isNoWorse(other, one)) return false
  return isBefore || !isNoWorse(one, other)
}

/**
 * No dearer, no less baggage, no more is kept of it now or at the next step; of the same type and cabin. What comes back would not
 * do: of a dearer fare more comes back, and more is lost.
 */
export function isNoWorse(one: Proposal, other: Proposal): boolean {
  return (
    one.isCharter === other.isCharter &&
    one.cabinClass === other.cabinClass &&
    one.totalPrice <= other.totalPrice &&
    lostOf(one, one.refund.back) <= lostOf(other, other.refund.back) &&
    lostOf(one, nextBack(one)) <= lostOf(other, nextBack(other)) &&
    Number(hasSelfTransfer(one)) <= Number(hasSelfTransfer(other)) &&
    one.flightGroups.every(({ baggage }, at) => {
      const theirs = other.flightGroups[at]?.baggage
      return theirs === undefined || kilogramsOf(baggage) >= kilogramsOf(theirs)
    })
  )
}

function lostOf(one: Proposal, back: number): number {
  return adultPrice(one) - back
}

/** What one adult gets back at the next step; what never changes is the same then. */
export function nextBack({ refund: { back, next } }: Proposal): number {
  return next?.back ?? back
}

/** Of many the cheapest, the cheapest that gives something back, the cheapest of each cabin, then by price. */
function few(fares: readonly Proposal[]): readonly Proposal[] {
  if (fares.length <= shownAtMost) return fares
  const cabins = new Set(fares.map(({ cabinClass }) => cabinClass))
  const wanted = new Set([
    fares[0],
    fares.find(({ refund }) => refund.back > 0),
    ...[...cabins].map((cabin) => fares.find(({ cabinClass }) => cabinClass === cabin)),
    ...fares,
  ])
  const taken = new Set([...wanted].filter((fare) => fare !== undefined).slice(0, shownAtMost))
  return fares.filter((fare) => taken.has(fare))
}

/** The fare that is chosen beforehand: the cheapest that gives something back, else the cheapest. */
export function suggestedOf(fares: readonly Proposal[]): Proposal | undefined {
  return fares.find(({ refund }) => refund.back > 0) ?? fares[0]
}
