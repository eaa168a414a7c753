import type { FareOnSale } from '#flights/inventory/server/on-sale.ts'
import { type Provocation, provokedOn } from '#flights/inventory/server/provocations.ts'

/** What is wrong with a fare on purpose, if anything: with fares of ours alone, and those are sold in a demo alone. */
export function provocationOf({ supplier, departure }: FareOnSale): Provocation | undefined {
  return supplier === 'own' ? provokedOn(departure.airline.id, departure.number) : undefined
}
