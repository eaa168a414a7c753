import type { Proposal } from '#flights/proposal.ts'

type Priced = Pick<Proposal, 'prices' | 'lastPrice' | 'totalPrice'>

/** One adult's price in rial, by which a traveller compares; a sold-out ticket's is the last that was asked. */
export function adultPrice({ prices, lastPrice, totalPrice }: Priced): number {
  return lastPrice ?? prices.find((price) => price.paxType === 'Adult')?.totalPrice ?? totalPrice
}
