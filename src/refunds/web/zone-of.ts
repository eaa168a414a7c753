import type { Refundable } from '#refunds/answered.ts'
import { homeZone } from '#web/ui/penalty-moments.ts'

/** Do these directions leave from several zones? Then it is said by whose clock their moments are told. */
export function hasSeveralZones(legs: Refundable['legs']): boolean {
  return new Set(legs.map(zoneIn)).size > 1
}

/** The clock that moments of these directions are told by: their airport's, or ours where they leave from several zones. */
export function zoneOf(legs: Refundable['legs']): string {
  const [first] = legs
  return first === undefined || hasSeveralZones(legs) ? homeZone : zoneIn(first)
}

function zoneIn({ departure }: Refundable['legs'][number]): string {
  return Temporal.ZonedDateTime.from(departure).timeZoneId
}
