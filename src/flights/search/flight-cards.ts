import { hasSelfTransfer, kilogramsOf } from '#flights/directions.ts'
import type { Proposal } from '#flights/proposal.ts'
import { adultPrice } from '#flights/search/adult-price.ts'

/** so many fares of a flight stand side by side */
const shownAtMost = 4

/** The flights an offer flies: airline, number and hour of every take-off, in order. There and back differ. */
export function flightsOf({ isReturning, flightGroups }: Proposal): string {
  const ways = flightGroups.map(({ flightLegs }) =>
    flightLegs.map((leg) => `${leg.airlineId} ${leg.flightNumber} ${leg.departureDateTime}`).join('+'),
  )
  return `${isReturning ? 'back ' : ''}${ways.join('_')}`
}

/** The fares of one card worth choosing between, cheapest first, four at most;
 * sold-out ones only where nothing else is left. */
export function faresOf(offers: readonly Proposal[]): readonly Proposal[] {
  const cheapestFirst = offers.toSorted((a, b) => a.totalPrice - b.totalPrice)
  const open = cheapestFirst.filter(({ seat }) => seat > 0)
  if (open.length === 0) return cheapestFirst.slice(0, 1)
  return few(open.filter((one, at) => !open.some((other, place) => isOutdone(one, other, place < at))))
}

function isOutdone(one: Proposal, other: Proposal, isBefore: boolean): boolean {
  if (one === other || !isNoWorse(other, one)) return false
  return isBefore || !isNoWorse(one, other)
}

/** No dearer, no less baggage, no more is kept of it now or at the next step; of the same type and cabin. */
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
