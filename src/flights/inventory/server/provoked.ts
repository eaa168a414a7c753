import type { FareOnSale } from '#flights/inventory/server/on-sale.ts'
import { type Provocation, provokedOn } from '#flights/inventory/server/provocations.ts'

/** Only our own fares have provoked faults, and only a demo sells those. */
export function provocationOf({ supplier, departure }: FareOnSale): Provocation | undefined {
  return supplier === 'own' ? provokedOn(departure.airline.id, departure.number) : undefined
}
