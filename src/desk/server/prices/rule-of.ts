import type { RuleDraft } from '#desk/prices/rule-draft.ts'
import type { PriceRooms } from '#desk/server/prices/rooms.ts'
import { refuse } from '#desk/server/refusals.ts'
import { rial } from '#money/rial.ts'
import type { PriceRule } from '#orders/pricing/price-rule.ts'
import { findAirline } from '#places/airlines.ts'
import { airportsAt } from '#places/airports.ts'

/** A draft that may be a rule. Refuses what does nothing, is over, or is about what we do not know. */
export function ruleOf(rooms: PriceRooms, draft: RuleDraft): Omit<PriceRule, 'id'> {
  const { airline, origin, destination, brand, product, daysFrom, daysUntil } = draft
  const sold = rooms.orders.sold().find(({ kind }) => kind === product)
  if (sold?.ruled === undefined) throw refuse('RULE_PRODUCT', { property: 'product' })
  const { asks } = sold.ruled
  for (const [property, wanted] of Object.entries({ airline, origin, destination }))
    if (wanted !== null && !asks.some((one) => one === property)) throw refuse('RULE_ASKS', { property })
  if (draft.ppm === 0 && draft.amount === 0 && draft.commissionPpm === 0)
    throw refuse('RULE_EMPTY', { property: 'percent' })
  if (airline !== null && findAirline(airline)?.iata !== airline)
    throw refuse('RULE_AIRLINE', { property: 'airline' })
  for (const [property, code] of Object.entries({ origin, destination }))
    if (code !== null && !isPlace(code)) throw refuse('RULE_PLACE', { property })
  if (brand !== null && rooms.sites.ofBrand(brand).brand.id !== brand)
    throw refuse('RULE_BRAND', { property: 'brand' })
  if (daysFrom !== null && daysUntil !== null && daysFrom > daysUntil)
    throw refuse('RULE_DAYS', { property: 'daysUntil' })
  const startsAt = Temporal.Instant.from(draft.startsAt)
  const endsAt = draft.endsAt === null ? null : Temporal.Instant.from(draft.endsAt)
  const first = later(startsAt, rooms.clock.now().add({ minutes: 2 }))
  if (endsAt !== null && Temporal.Instant.compare(endsAt, first) <= 0)
    throw refuse('RULE_OVER', { property: 'untilDay' })
  return { ...draft, amount: rial(draft.amount), startsAt, endsAt }
}

function later(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) > 0 ? one : other
}

function isPlace(code: string): boolean {
  return (['CityCode', 'AirportCode'] as const).some((kind) => airportsAt({ code, kind }).length > 0)
}
