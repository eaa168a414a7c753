import type { FareOnSale } from '#flights/inventory/server/on-sale.ts'
import { type Provocation, provokedOn } from '#flights/inventory/server/provocations.ts'

/** What is wrong with a fare on purpose, if anything: with fares of a demo's own timetable alone. */
export function provocationOf({ supplier, contract, departure }: FareOnSale): Provocation | undefined {
  return supplier === 'own' && contract === null
    ? provokedOn(departure.airline.id, departure.number)
    : undefined
}
