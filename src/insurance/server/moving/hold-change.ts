import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { tripOf } from '#insurance/insured-trip.ts'
import { changeThere } from '#insurance/server/moving/change-there.ts'
import type { PriceMoved } from '#insurance/server/moving/person-moved.ts'
import { policyOf } from '#insurance/server/policy.ts'
import type { PolicyItem } from '#insurance/server/policy-item.ts'
import { refuse } from '#insurance/server/refusals.ts'
import type { Room } from '#insurance/server/room.ts'
import { sum } from '#money/rial.ts'
import { rulesTogether } from '#orders/pricing/ruled-total.ts'
import type { Held, OrderToHold } from '#orders/product.ts'

type Moves = NonNullable<PolicyItem['moves']>

export interface Change extends Required<Pick<PriceMoved, 'people' | 'change'>> {
  readonly moves: Moves
}

/** Undefined of our own contract, which sells the new days anew. Throws POLICY_STAYS where the insurer changes nothing. */
export async function changeFor(
  room: Room,
  { trip: request, plan, ages }: PolicyItem,
  moves: Moves,
): Promise<Change | undefined> {
  const [old, trip] = [await policyOf(room.database, moves.orderId), tripOf(request)]
  if (old === undefined || trip === undefined) throw refuse('PLAN_UNKNOWN')
  if (old.supplier === null) return undefined
  const { startsOn, endsOn, country } = trip
  const { supplier } = old
  const price = await changeThere(room, { ...moves, supplier, plan, country, startsOn, endsOn, ages })
  if (price?.change === undefined) throw refuse('POLICY_STAYS')
  return { people: price.people, change: price.change, moves }
}

/** Throws HOLD_ENDED (order already released). */
export async function holdChange(room: Room, order: OrderToHold<PolicyItem>, change: Change): Promise<Held> {
  return room.database.transaction().execute(async (trx) => {
    if (await entered(room, trx, { order, change })) await writePeople(trx, { order, change })
    else {
      const before = await policyOf(trx, order.orderId)
      if (before === undefined || before.state === 'released') throw refuse('HOLD_ENDED')
    }
    const { people } = change
    return {
      total: sum(people.map(({ total }) => total)),
      rules: rulesTogether(people.map(({ rules = [] }) => rules)),
    }
  })
}

interface Holding {
  readonly order: OrderToHold<PolicyItem>
  readonly change: Change
}

/** As the old one, in its words, on other days. */
async function entered({ clock }: Room, trx: Trx, { order, change }: Holding): Promise<boolean> {
  const { startsOn, endsOn } = order.item.trip
  const row = await maybe(
    trx,
    sql`
      insert into insurance.policy (order_id, state, supplier, terms, country, zone, plan, tariff, starts_on, ends_on, until, taken_at)
      select ${order.orderId}, 'held', supplier, terms, country, zone, plan, tariff, ${startsOn}, ${endsOn}, ${order.until}, ${clock.now()}
      from insurance.policy where order_id = ${change.moves.orderId}
      on conflict (order_id) do nothing returning order_id`,
  )
  return row !== undefined
}

async function writePeople(trx: Trx, { order: { orderId, item }, change }: Holding): Promise<void> {
  const { people, moves } = change
  const { changeId, offer } = change.change
  const insured = people.map(
    ({ premium, duty, commission, rules = [] }, position) =>
      sql`(${orderId}, ${position}, ${item.ages[position] ?? 0}, ${premium}, ${duty}, ${commission}, ${JSON.stringify(rules)}::jsonb, true)`,
  )
  await sql`
    insert into insurance.insured (order_id, position, age, premium, duty, commission, price_rules, is_moved)
    values ${sql.join(insured)}`.execute(trx)
  await sql`
    insert into insurance.supplied (order_id, offer, state, moved_of, change_id)
    values (${orderId}, ${offer}, 'offered', ${moves.orderId}, ${changeId})`.execute(trx)
  for (const [position, { foreign }] of people.entries())
    await sql`
      insert into insurance.supplied_person (order_id, position, quote, currency, price_minor, rate_rial, is_moved)
      select ${orderId}, ${position}, quote, currency, ${foreign?.minor ?? null}, rate_rial, true
      from insurance.supplied_person where order_id = ${moves.orderId} and quote = ${foreign?.quote ?? null}`.execute(
      trx,
    )
}
