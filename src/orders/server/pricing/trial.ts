import { sql } from 'kysely'
import { iranZone } from '#calendar/zones.ts'
import type { SalesChannel } from '#calls/sales-channel.ts'
import { all } from '#database/database.ts'
import type { RuleConditions, RuleEffect } from '#orders/pricing/price-rule.ts'
import { type RuleTrial, ruleTrial, trialDays } from '#orders/pricing/rule-trial.ts'
import type { SearchesSeen } from '#orders/server/pricing/searches-seen.ts'
import { productOf, type Room } from '#orders/server/room.ts'

/** the newest of them */
const salesRead = 20_000

interface SaleRow {
  readonly id: string
  readonly brand: string | null
  readonly sold_through: SalesChannel | null
  readonly created_at: Temporal.Instant
}

/** What a rule would have made of the last days' paid orders, given back since or not. */
export async function tryRule(room: Room, rule: RuleConditions & RuleEffect): Promise<RuleTrial> {
  const rows = await all(
    room.database,
    sql<SaleRow>`
      select id, brand, sold_through, created_at from orders."order"
      where product = ${rule.product} and paid_at >= ${room.clock.now().subtract({ hours: trialDays * 24 })}
      order by paid_at desc limit ${salesRead}`,
  )
  const parts = await productOf(room, rule).ruled?.soldParts(rows.map(({ id }) => id))
  return ruleTrial(
    rule,
    rows.map(({ id, brand, sold_through: channel, created_at: at }) => ({
      brand,
      channel,
      soldOn: at.toZonedDateTimeISO(iranZone).toPlainDate(),
      parts: parts?.get(id) ?? [],
    })),
  )
}

/** What it would have made of the cheapest that the last days' searches found, as if one adult had bought each. */
export async function tryOnSearches(
  room: Room,
  seen: SearchesSeen,
  rule: RuleConditions & RuleEffect,
): Promise<RuleTrial> {
  const today = room.clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  const since = today.subtract({ days: trialDays - 1 })
  const { ruled } = productOf(room, rule)
  return ruleTrial(
    rule,
    await (ruled?.searchesSince === undefined ? seen.since(rule.product, since) : ruled.searchesSince(since)),
  )
}
