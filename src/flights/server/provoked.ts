import { type Provocation, provokedOn } from '#flights/server/inventory/provocations.ts'
import type { FareOnSale } from '#flights/server/on-sale.ts'

/** What is wrong with a fare on purpose, if anything: with fares of ours alone, and those are sold in a demo alone. */
export function provocationOf({ supplier, departure }: FareOnSale): Provocation | undefined {
  return supplier === 'own' ? provokedOn(departure.airline.id, departure.number) : undefined
}
