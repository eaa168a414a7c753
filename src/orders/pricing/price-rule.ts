import type { SalesChannel } from '#calls/sales-channel.ts'
import type { Rial } from '#money/rial.ts'
import type { ProductKind } from '#orders/product-kind.ts'

/** From its writing until it begins or ends: every server has read it by then. */
export const leadSeconds = 60

/** What a rule asks of whatever is priced; null asks nothing. */
export interface RuleConditions {
  readonly product: ProductKind
  /** `own`, or a supplier's name */
  readonly supplier: string | null
  /** its two letters */
  readonly airline: string | null
  /** an airport or a city */
  readonly origin: string | null
  readonly destination: string | null
  readonly brand: string | null
  /** through what it is bought */
  readonly channel: SalesChannel | null
  /** days before it begins, in Iran; both included */
  readonly daysFrom: number | null
  readonly daysUntil: number | null
}

export interface RuleEffect {
  /** millionths of the supplier's price; below zero it is taken off */
  readonly ppm: number
  /** rial for each seat, room or person of it; below zero it is taken off */
  readonly amount: Rial
  /** millionths of the base fare that its supplier pays us; the traveller's price stays */
  readonly commissionPpm: number
}

export interface PriceRule extends RuleConditions, RuleEffect {
  readonly id: number
  readonly startsAt: Temporal.Instant
  readonly endsAt: Temporal.Instant | null
}

export interface StoredRule extends PriceRule {
  /** the proposal that two people made it by */
  readonly proposal: number
  readonly recordedAt: Temporal.Instant
  /** the one it was taken back by */
  readonly endedBy: number | null
}

interface Place {
  readonly iata: string
  readonly cityCode: string
}

/** One flight of one fare, or what else a product prices by itself; null where it has no such thing. */
export interface PricedThing {
  readonly supplier: string
  readonly airline: string | null
  readonly origin: Place | null
  readonly destination: Place | null
  readonly beginsOn: Temporal.PlainDate
}

export function isInForce({ startsAt, endsAt }: PriceRule, at: Temporal.Instant): boolean {
  if (Temporal.Instant.compare(at, startsAt) < 0) return false
  return endsAt === null || Temporal.Instant.compare(at, endsAt) < 0
}

export function isOf(rule: RuleConditions, thing: PricedThing, today: Temporal.PlainDate): boolean {
  const { supplier, airline } = rule
  if (supplier !== null && supplier !== thing.supplier) return false
  if (airline !== null && airline !== thing.airline) return false
  if (!isAt(rule.origin, thing.origin) || !isAt(rule.destination, thing.destination)) return false
  if (!asksForDays(rule)) return true
  const days = today.until(thing.beginsOn).days
  return days >= (rule.daysFrom ?? 0) && days <= (rule.daysUntil ?? Number.POSITIVE_INFINITY)
}

function isAt(asked: string | null, place: Place | null): boolean {
  return asked === null || asked === place?.iata || asked === place?.cityCode
}

export function asksForDays({ daysFrom, daysUntil }: RuleConditions): boolean {
  return daysFrom !== null || daysUntil !== null
}
