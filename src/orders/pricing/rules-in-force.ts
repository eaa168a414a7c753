import { iranZone } from '#calendar/zones.ts'
import type { SalesChannel } from '#calls/sales-channel.ts'
import { asksForDays, isInForce, isOf, type PricedThing, type PriceRule } from '#orders/pricing/price-rule.ts'
import type { ProductKind } from '#orders/product-kind.ts'

/** The rules of a product at a moment on one site, through one channel, made ready once for all that is priced by them. */
export interface RulesInForce {
  /** equal where the same price comes out; empty without rules */
  readonly key: string
  rulesFor(thing: PricedThing): readonly PriceRule[]
}

export const noRules: RulesInForce = { key: '', rulesFor: () => [] }

export interface PricedWhere {
  readonly product: ProductKind
  readonly brand: string
  readonly channel: SalesChannel
  readonly at: Temporal.Instant
}

const remembered = 20_000

export function rulesInForce(
  all: readonly PriceRule[],
  { product, brand, channel, at }: PricedWhere,
): RulesInForce {
  const rules = all.filter(
    (rule) =>
      rule.product === product &&
      (rule.brand === null || rule.brand === brand) &&
      (rule.channel === null || rule.channel === channel) &&
      isInForce(rule, at),
  )
  if (rules.length === 0) return noRules
  const today = at.toZonedDateTimeISO(iranZone).toPlainDate()
  const known = new Map<string, readonly PriceRule[]>()
  const ids = rules.map(({ id }) => id).join(',')
  return {
    key: rules.some(asksForDays) ? `${ids}@${today}` : ids,
    rulesFor(thing) {
      const name = nameOf(thing)
      const found = known.get(name) ?? rules.filter((rule) => isOf(rule, thing, today))
      if (known.size >= remembered) known.clear()
      known.set(name, found)
      return found
    },
  }
}

function nameOf({ supplier, airline, origin, destination, beginsOn }: PricedThing): string {
  return `${supplier} ${airline} ${origin?.iata} ${destination?.iata} ${beginsOn}`
}
