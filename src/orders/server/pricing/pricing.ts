import type { Trx } from '#database/database.ts'
import type { PriceRule, StoredRule } from '#orders/pricing/price-rule.ts'
import type { RuleShare } from '#orders/pricing/rule-shares.ts'
import { noRules, type RulesInForce, rulesInForce } from '#orders/pricing/rules-in-force.ts'
import type { ProductKind } from '#orders/product-kind.ts'
import {
  insertEnding,
  insertRule,
  latestRules,
  type NewRule,
  type RuleEnding,
  ruleNumbered,
  rulesSince,
  sharesOfOrder,
} from '#orders/server/pricing/rule-rows.ts'
import { refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'

export interface Pricing {
  /** The rules of a product at a moment, on the site of the request. A moment has the same rules on every server. */
  rulesAt(product: ProductKind, at: Temporal.Instant): Promise<RulesInForce>
  /** The newest first. */
  latest(): Promise<readonly StoredRule[]>
  /** Refuses RULE_UNKNOWN. */
  rule(id: number): Promise<StoredRule>
  /** Refuses RULE_TOO_SOON. */
  write(trx: Trx, rule: NewRule): Promise<number>
  /** Ends it as soon as every server knows. Refuses RULE_UNKNOWN, RULE_ENDED. */
  takeBack(trx: Trx, ending: Omit<RuleEnding, 'endsAt'>): Promise<Temporal.Instant>
  ofOrder(orderId: string): Promise<readonly RuleShare[]>
}

/** rules are read again after it; no new one begins sooner than a minute after it was written */
const knownMs = 15_000
export const leadSeconds = 60
/** an offer is bought this long after its search at most */
const backHours = 2
const listed = 200

interface Known {
  readonly rules: readonly PriceRule[]
  readonly readMs: number
  readonly atMs: number
}

export function openPricing({ database, clock, sites }: Pick<Room, 'database' | 'clock' | 'sites'>): Pricing {
  let reading: Promise<Known> | undefined
  let known: Known | undefined
  const compiled = new Map<string, RulesInForce>()

  async function read(): Promise<Known> {
    const now = clock.now()
    const readMs = performance.now()
    const rules = await rulesSince(database, now.subtract({ hours: backHours }))
    compiled.clear()
    known = { rules, readMs, atMs: now.epochMilliseconds }
    return known
  }

  function current(): Known | Promise<Known> {
    if (known !== undefined && isFresh(known)) return known
    reading ??= read().finally(() => (reading = undefined))
    return reading
  }

  function isFresh({ readMs, atMs }: Known): boolean {
    const gone = Math.abs(clock.now().epochMilliseconds - atMs)
    return gone < knownMs && performance.now() - readMs < knownMs
  }

  return {
    async rulesAt(product, at) {
      const { rules } = await current()
      if (rules.length === 0) return noRules
      const brand = sites.here().brand.id
      const made = rulesInForce(rules, { product, brand, at })
      const name = `${product} ${made.key}`
      const same = compiled.get(name) ?? made
      compiled.set(name, same)
      return same
    },
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
    ofOrder: (orderId) => sharesOfOrder(database, orderId),
  }
}

/** A search is signed to the thousandth: on one side of a rule's first moment for list and payment alike. */
function wholeSecond(at: Temporal.Instant): Temporal.Instant {
  return at.round({ smallestUnit: 'second', roundingMode: 'ceil' })
}
