import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { tripOf } from '#insurance/insured-trip.ts'
import type { PlanOffer } from '#insurance/server/insurer.ts'
import { changeFor, holdChange } from '#insurance/server/moving/hold-change.ts'
import { policyOf } from '#insurance/server/policy.ts'
import type { PolicyItem } from '#insurance/server/policy-item.ts'
import { refuse } from '#insurance/server/refusals.ts'
import { totalOf } from '#insurance/server/reprice.ts'
import type { Room } from '#insurance/server/room.ts'
import { storeOffer } from '#insurance/server/supplied/outbox.ts'
import { rulesTogether } from '#orders/pricing/ruled-total.ts'
import type { Held, OrderToHold } from '#orders/product.ts'

/** Throws INSURANCE_CLOSED, PLAN_UNKNOWN, HOLD_ENDED (order already released). */
export async function hold(room: Room, order: OrderToHold<PolicyItem>): Promise<Held> {
  const { moves } = order.item
  const change = moves && (await changeFor(room, order.item, moves))
  if (change !== undefined) return holdChange(room, order, change)
  const offer = await offerFor(room, order.item)
  return room.database.transaction().execute(async (trx) => {
    const taking = { order, offer, now: room.clock.now() }
    if (await entered(trx, taking)) {
      await writeInsured(trx, taking)
      await storeOffer(trx, order.orderId, offer)
    }
    const held = await policyOf(trx, order.orderId)
    if (held === undefined || held.state === 'released') throw refuse('HOLD_ENDED')
    return { total: totalOf(held), rules: rulesTogether(held.insured.map((one) => one.rules)) }
  })
}

/** Throws INSURANCE_CLOSED, PLAN_UNKNOWN. */
export async function offerFor(
  { insurer }: Pick<Room, 'insurer'>,
  { trip: request, plan, ages }: PolicyItem,
): Promise<PlanOffer> {
  const trip = tripOf(request)
  if (trip === undefined) throw refuse('PLAN_UNKNOWN')
  const offers = await insurer.offers({ trip, ages }, { isForOrder: true })
  if (offers === undefined) throw refuse('INSURANCE_CLOSED')
  const offer = offers.find((one) => one.plan.id === plan)
  if (offer === undefined) throw refuse('PLAN_UNKNOWN')
  return offer
}

interface Taking {
  readonly order: OrderToHold<PolicyItem>
  readonly offer: PlanOffer
  readonly now: Temporal.Instant
}

/** False when it exists: a parallel request waits here. */
async function entered(trx: Trx, { order, offer, now }: Taking): Promise<boolean> {
  const { trip: request, plan } = order.item
  const zone = tripOf(request)?.zone
  const { by, facts, tariff } = offer
  const own =
    'contractId' in by
      ? { contract: by.contractId }
      : { supplier: by.supplier, terms: { facts, plan: offer.plan } }
  const { contract = null, supplier = null, terms } = own
  const row = await maybe(
    trx,
    sql`
      insert into insurance.policy (order_id, state, contract_id, supplier, terms, country, zone, plan, tariff, starts_on, ends_on,
        fee, until, taken_at)
      values (${order.orderId}, 'held', ${contract}, ${supplier}, ${terms === undefined ? null : JSON.stringify(terms)}::jsonb,
        ${request.country}, ${zone}, ${plan}, ${tariff}, ${request.startsOn}, ${request.endsOn}, ${offer.fee ?? 0},
        ${order.until}, ${now})
      on conflict (order_id) do nothing returning order_id`,
  )
  return row !== undefined
}

async function writeInsured(trx: Trx, { order: { orderId }, offer }: Taking): Promise<void> {
  const rows = offer.price.people.map(
    ({ age, premium, duty, commission, rules = [] }, position) =>
      sql`(${orderId}, ${position}, ${age}, ${premium}, ${duty}, ${commission}, ${JSON.stringify(rules)}::jsonb)`,
  )
  await sql`
    insert into insurance.insured (order_id, position, age, premium, duty, commission, price_rules)
    values ${sql.join(rows)}`.execute(trx)
}
