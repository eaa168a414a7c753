import type { Hold } from '#flights/server/holds.ts'
import type { FareOnSale } from '#flights/server/on-sale.ts'
import { type CountedPrice, countedPrices } from '#flights/server/party-prices.ts'

/** What the people of a hold pay: what it was agreed to, or what the fare says. */
export function heldPrices(hold: Hold, fare: FareOnSale): readonly CountedPrice[] {
  return countedPrices(hold.prices ?? fare.prices, hold.party)
}
