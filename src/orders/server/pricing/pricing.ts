import { sql } from 'kysely'
import type { SalesChannel } from '#calls/sales-channel.ts'
import { maybe, type Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import {
  leadSeconds,
  type PriceRule,
  type RuleConditions,
  type RuleEffect,
  type StoredRule,
} from '#orders/pricing/price-rule.ts'
import type { RuleMade } from '#orders/pricing/rule-shares.ts'
import type { RuleTrial } from '#orders/pricing/rule-trial.ts'
import { noRules, type RulesInForce, rulesInForce } from '#orders/pricing/rules-in-force.ts'
import type { ProductKind } from '#orders/product-kind.ts'
import { type Codes, openCodes } from '#orders/server/pricing/codes.ts'
import { openRuleReader } from '#orders/server/pricing/rule-reader.ts'
import {
  commissionsOf,
  insertEnding,
  insertRule,
  latestRules,
  madeOfOrder,
  type NewRule,
  type RuleEnding,
  ruleNumbered,
} from '#orders/server/pricing/rule-rows.ts'
import { openSearchesSeen, type SearchesSeen } from '#orders/server/pricing/searches-seen.ts'
import { tryOnSearches, tryRule } from '#orders/server/pricing/trial.ts'
import { refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'
import { channelHere } from '#server/channel-here.ts'
import type { House } from '#server/house.ts'
import { readOnce } from '#server/read-once.ts'

export interface Pricing {
  /** The rules of a product at a moment, on the site of the request and through its channel, or the one that a search of
   * that moment was made through. A moment has the same rules on every server. */
  rulesAt(product: ProductKind, at: Temporal.Instant, channel?: SalesChannel): Promise<RulesInForce>
  /** The request's channel, which is asked for only where a rule is about one. */
  channelNow(): Promise<SalesChannel>
  /** Through which an order was bought; the site of one that does not say it. */
  channelOf(orderId: string): Promise<SalesChannel>
  /** The newest first. */
  latest(): Promise<readonly StoredRule[]>
  /** Refuses RULE_UNKNOWN. */
  rule(id: number): Promise<StoredRule>
  /** Refuses RULE_TOO_SOON. */
  write(trx: Trx, rule: NewRule): Promise<number>
  /** Ends it as soon as every server knows. Refuses RULE_UNKNOWN, RULE_ENDED. */
  takeBack(trx: Trx, ending: Omit<RuleEnding, 'endsAt'>): Promise<Temporal.Instant>
  ofOrder(orderId: string): Promise<readonly RuleMade[]>
  /** What suppliers pay us by rules for each of these orders, of those that are held: from then on it stays as it is, and is read once. */
  commissionsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, Rial>>
  readonly codes: Codes
  /** Of the last seven days' sales. */
  tried(rule: RuleConditions & RuleEffect): Promise<RuleTrial>
  /** Of the cheapest that the last seven days' searches found. */
  triedOnSearches(rule: RuleConditions & RuleEffect): Promise<RuleTrial>
  /** The cheapest that a search found, at its supplier's price; the request's channel is found out behind the answer. */
  noteSearch: SearchesSeen['note']
}

const listed = 200

export function openPricing(room: Room, house: House): Pricing {
  const seen = openSearchesSeen(house)
  const { database, clock, sites } = room
  const compiled = new Map<string, RulesInForce>()
  const known = openRuleReader(room, () => compiled.clear())
  return {
    async rulesAt(product, at, wanted) {
      const rules = await known()
      if (rules.length === 0) return noRules
      const brand = sites.here().brand.id
      const channel = wanted ?? (await channelFor(rules))
      const made = rulesInForce(rules, { product, brand, channel, at })
      const name = `${product} ${made.key}`
      const same = compiled.get(name) ?? made
      compiled.set(name, same)
      return same
    },
    channelNow: async () => channelFor(await known()),
    channelOf: (orderId) => channelOf(database, orderId),
    latest: () => latestRules(database, listed),
    async rule(id) {
      const found = await ruleNumbered(database, id)
      if (found === undefined) throw refuse('RULE_UNKNOWN')
      return found
    },
    async write(trx, rule) {
      const now = clock.now()
      if (Temporal.Instant.compare(rule.startsAt, now.add({ seconds: leadSeconds })) < 0)
        throw refuse('RULE_TOO_SOON')
      const startsAt = wholeSecond(rule.startsAt)
      const endsAt = rule.endsAt && wholeSecond(rule.endsAt)
      return insertRule(trx, { ...rule, startsAt, endsAt }, now)
    },
    async takeBack(trx, { ruleId, proposal }) {
      const now = clock.now()
      const rule = await ruleNumbered(trx, ruleId)
      if (rule === undefined) throw refuse('RULE_UNKNOWN')
      const endsAt = wholeSecond(now.add({ seconds: leadSeconds }))
      const isOver = rule.endsAt !== null && Temporal.Instant.compare(rule.endsAt, endsAt) <= 0
      if (rule.endedBy !== null || isOver) throw refuse('RULE_ENDED')
      await insertEnding(trx, { ruleId, endsAt, proposal }, now)
      return endsAt
    },
    ofOrder: (orderId) => madeOfOrder(database, orderId),
    commissionsOf: readOnce((orderIds) => commissionsOf(database, orderIds)),
    codes: openCodes(room),
    tried: (rule) => tryRule(room, rule),
    triedOnSearches: (rule) => tryOnSearches(room, seen, rule),
    noteSearch: seen.note,
  }
}

async function channelOf(trx: Trx, orderId: string): Promise<SalesChannel> {
  const row = await maybe(
    trx,
    sql<{ through: SalesChannel | null }>`
      select sold_through as through from orders."order" where id = ${orderId}`,
  )
  return row?.through ?? 'site'
}

async function channelFor(rules: readonly PriceRule[]): Promise<SalesChannel> {
  return rules.some(({ channel }) => channel !== null) ? channelHere() : 'site'
}

/** A search is signed to the thousandth: on one side of a rule's first moment for list and payment alike. */
function wholeSecond(at: Temporal.Instant): Temporal.Instant {
  return at.round({ smallestUnit: 'second', roundingMode: 'ceil' })
}
