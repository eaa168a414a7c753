import type { PenaltyStep } from '#penalties/penalty-step.ts'
import { combined } from '#refunds/chosen-steps.ts'
import type { Refundable, RefundableItem } from '#refunds/responses.ts'

export interface Clock {
  readonly zone: string
  readonly cityName: string
  readonly steps: readonly PenaltyStep[]
}

export function clocksOf(
  { legs, now }: Pick<Refundable, 'legs' | 'now'>,
  items: readonly RefundableItem[],
): readonly Clock[] {
  const zones = Map.groupBy(legs, zoneIn)
  return [...zones].flatMap(([zone, [first, ...others]]) => {
    if (first === undefined) return []
    const here = [first, ...others].map(({ leg }) => leg)
    const own = items.filter(({ leg }) => here.includes(leg)).map(({ steps }) => steps)
    return own.length === 0 ? [] : [{ zone, cityName: first.cityName, steps: combined(own, now) }]
  })
}

function zoneIn({ departure }: Refundable['legs'][number]): string {
  return Temporal.ZonedDateTime.from(departure).timeZoneId
}
