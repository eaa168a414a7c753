import type { BagOffer } from '#flights/choosing/bag.ts'
import { cheapestReaching } from '#flights/choosing/bag-words.ts'
import { kilogramsOf } from '#flights/directions.ts'
import type { Proposal } from '#flights/proposal.ts'
import { persianDigits } from '#money/digits.ts'
import { percentOf, rial } from '#money/rial.ts'

/** The bag each seated traveller needs for so many kilograms:
 * `none` if the fare includes it, undefined if no bag is enough. */
export function bagNeeded(
  { flightGroups, bags = [] }: Pick<Proposal, 'flightGroups' | 'bags'>,
  place: number,
  kg: number,
): BagOffer | 'none' | undefined {
  const group = flightGroups[place]
  const more = group === undefined ? 0 : kg - kilogramsOf(group.baggage)
  return more <= 0 ? 'none' : cheapestReaching(bags[place] ?? [], more)
}

export function bagPriceFor(proposal: Proposal, kg: number): number | undefined {
  let price = 0
  for (const place of proposal.flightGroups.keys()) {
    const bag = bagNeeded(proposal, place, kg)
    if (bag === undefined) return undefined
    if (bag !== 'none') price += bag.price
  }
  return price
}

/** The proposal priced with the cheapest sufficient bags for everyone with a seat;
 * unchanged if none are needed or none suffice. */
export function withBag(proposal: Proposal, kg: number): Proposal {
  const each = kg === 0 ? 0 : (bagPriceFor(proposal, kg) ?? 0)
  if (each === 0) return proposal
  const prices = proposal.prices.map((price) =>
    price.paxType === 'Infant'
      ? price
      : { ...price, baseFare: price.baseFare + each, totalPrice: price.totalPrice + each },
  )
  const seated = prices.reduce((sum, { paxType, count }) => sum + (paxType === 'Infant' ? 0 : count), 0)
  const { penaltyNow, percentNow, back, next } = proposal.refund
  const more = (percent: number) => (percent >= 100 ? 0 : each - percentOf(rial(each), percent))
  const kept = seated * percentOf(rial(each), percentNow)
  return {
    ...proposal,
    prices,
    totalPrice: proposal.totalPrice + seated * each,
    refund: {
      ...proposal.refund,
      penaltyNow: penaltyNow === null ? null : penaltyNow + kept,
      back: back + more(percentNow),
      next: next && { ...next, back: next.back + more(next.percent) },
    },
    withBagKg: kg,
  }
}

export function bagged(proposals: readonly Proposal[], kg: number): readonly Proposal[] {
  return kg === 0 ? proposals : proposals.map((proposal) => withBag(proposal, kg))
}

/** «با بار ۲۰ کیلو»; empty if no bag is asked for. */
export function requestedBagWords(kg: number): string {
  if (kg === 0) return ''
  return kg === 1 ? 'با بار تحویلی' : `با بار ${persianDigits(kg)} کیلو`
}
