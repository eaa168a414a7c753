import { type RawBuilder, sql } from 'kysely'
import { all, maybe, one, type Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import type { PriceRule, StoredRule } from '#orders/pricing/price-rule.ts'
import type { RuleMade } from '#orders/pricing/rule-shares.ts'

export type NewRule = Omit<PriceRule, 'id'> & { readonly proposal: number }

const rows = sql`
  select id, product, supplier, airline, origin, destination, brand, channel, days_from as "daysFrom", days_until as "daysUntil", ppm, amount,
    commission_ppm as "commissionPpm",
    starts_at as "startsAt", least(rule.ends_at, ending.ends_at) as "endsAt", rule.proposal, rule.recorded_at as "recordedAt",
    ending.proposal as "endedBy"
  from orders.price_rule rule left join orders.price_rule_end ending on ending.rule_id = rule.id`

/** Those in force at that moment or later, the oldest first. */
export function rulesSince(trx: Trx, since: Temporal.Instant): Promise<readonly StoredRule[]> {
  return all(
    trx,
    sql<StoredRule>`${rows} where coalesce(least(rule.ends_at, ending.ends_at), 'infinity') > ${since} order by id`,
  )
}

/** The newest first. */
export function latestRules(trx: Trx, limit: number): Promise<readonly StoredRule[]> {
  return all(trx, sql<StoredRule>`${rows} order by id desc limit ${limit}`)
}

export function ruleNumbered(trx: Trx, id: number): Promise<StoredRule | undefined> {
  return maybe(trx, sql<StoredRule>`${rows} where id = ${id}`)
}

export async function insertRule(trx: Trx, rule: NewRule, at: Temporal.Instant): Promise<number> {
  const { id } = await one(
    trx,
    sql<{ id: number }>`
      insert into orders.price_rule (product, supplier, airline, origin, destination, brand, channel, days_from, days_until, ppm, amount,
        commission_ppm, starts_at, ends_at, proposal, recorded_at)
      values (${rule.product}, ${rule.supplier}, ${rule.airline}, ${rule.origin}, ${rule.destination}, ${rule.brand}, ${rule.channel},
        ${rule.daysFrom}, ${rule.daysUntil}, ${rule.ppm}, ${rule.amount}, ${rule.commissionPpm},
        ${rule.startsAt}, ${rule.endsAt}, ${rule.proposal}, ${at})
      returning id`,
  )
  return id
}

export interface RuleEnding {
  readonly ruleId: number
  readonly endsAt: Temporal.Instant
  readonly proposal: number
}

export async function insertEnding(
  trx: Trx,
  { ruleId, endsAt, proposal }: RuleEnding,
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    insert into orders.price_rule_end (rule_id, ends_at, proposal, recorded_at)
    values (${ruleId}, ${endsAt}, ${proposal}, ${at})`.execute(trx)
}

/** Part of the statement that writes an order. */
export function ruleTexts(orderId: string, made: readonly RuleMade[] = []): RawBuilder<unknown> {
  return made.length === 0 ? sql`` : sql`ruled as (${ruleInsertion(made, { orderId })}),`
}

/** Where it is moved by the same statement: only if it was. */
export function ruleInsertion(
  made: readonly RuleMade[],
  { orderId, of }: { readonly orderId: string; readonly of?: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const values = made.map(
    ({ ruleId, amount, commission }) =>
      sql`(${orderId}::uuid, ${ruleId}::int, ${amount}::bigint, ${commission}::bigint)`,
  )
  return sql`
    insert into orders.order_price_rule (order_id, rule_id, amount, commission)
    select made.* from (values ${sql.join(values)}) made ${of === undefined ? sql`` : sql`cross join ${of}`}`
}

export function madeOfOrder(trx: Trx, orderId: string): Promise<readonly RuleMade[]> {
  return all(
    trx,
    sql<RuleMade>`
      select rule_id as "ruleId", amount, commission from orders.order_price_rule where order_id = ${orderId} order by rule_id`,
  )
}

/** What suppliers pay us by rules for these orders, in rial; none of an order that is not held yet, whose rules may still come. */
export async function commissionsOf(
  trx: Trx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Rial>> {
  const rows = await all(
    trx,
    sql<{ orderId: string; commission: Rial }>`
      select id as "orderId", coalesce(sum(commission), 0)::bigint as commission
      from orders."order" left join orders.order_price_rule on order_id = id
      where id = any(${orderIds}::uuid[]) and status <> 'created' group by id`,
  )
  return new Map(rows.map(({ orderId, commission }) => [orderId, commission]))
}
