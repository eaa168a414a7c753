import type { Proposal } from '#flights/proposal.ts'

type Priced = Pick<Proposal, 'prices' | 'lastPrice' | 'totalPrice'>

/** One adult's price in rial, used for comparing; for a sold-out ticket, its last price. */
export function adultPrice({ prices, lastPrice, totalPrice }: Priced): number {
  return lastPrice ?? prices.find((price) => price.paxType === 'Adult')?.totalPrice ?? totalPrice
}
