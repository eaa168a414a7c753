import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { type Counted, type ProtectionRate, perMilleFrom } from '#flights/protection/protection-price.ts'
import type { Room } from '#flights/server/room.ts'
import { rial } from '#money/rial.ts'

/** Of each way of selling the newest that is in force. */
export async function protectionRates(trx: Trx, now: Temporal.Instant): Promise<readonly ProtectionRate[]> {
  const rows = await all(
    trx,
    sql<Omit<ProtectionRate, 'most'> & { most: number }>`
      select distinct on (sold_as) sold_as as "soldAs", per_mille as "perMille", covers_percent as percent, covers_most as most
      from flights.protection_rate where in_force_at <= ${now} order by sold_as, in_force_at desc, id desc`,
  )
  return rows.map((row) => ({ ...row, most: rial(row.most) }))
}

const daysCounted = 180

/** From the house's own tickets and refunds: another price where they say another one. Returns how many changed. */
export async function learnProtectionRates(
  room: Pick<Room, 'database' | 'clock' | 'refunds'>,
): Promise<number> {
  const now = room.clock.now()
  const sold = await ticketsSince(room.database, now.subtract({ hours: daysCounted * 24 }))
  const back = await room.refunds.percentsRetained(sold.map(({ orderId }) => orderId))
  let changed = 0
  for (const rate of await protectionRates(room.database, now)) {
    const own = sold.filter(({ isCharter }) => isCharter === (rate.soldAs === 'charter'))
    const percents = own.flatMap(({ orderId }) => back.get(orderId) ?? [])
    const counted = countedOf(own, percents)
    const perMille = perMilleFrom(counted, rate.percent)
    if (perMille === undefined || perMille === rate.perMille) continue
    await written(room.database, { ...rate, perMille }, { ...counted, now })
    changed += 1
  }
  return changed
}

interface Sold {
  readonly orderId: string
  readonly isCharter: boolean
  readonly tickets: number
}

function ticketsSince(trx: Trx, since: Temporal.Instant): Promise<readonly Sold[]> {
  return all(
    trx,
    sql<Sold>`
      select holds.order_id as "orderId", bool_or(is_charter) as "isCharter",
        (select count(*)::int from flights.tickets where tickets.order_id = holds.order_id) as tickets
      from flights.holds join flights.hold_fares held on held.order_id = holds.order_id join flights.fares on fares.id = fare_id
      where holds.state = 'issued' and holds.issued_at >= ${since} group by holds.order_id`,
  )
}

function countedOf(sold: readonly Sold[], percents: readonly number[]): Counted {
  const tickets = sold.reduce((all, one) => all + one.tickets, 0)
  const kept = percents.reduce((all, percent) => all + percent, 0)
  return {
    tickets,
    givenBack: Math.min(tickets, percents.length),
    meanPercent: percents.length === 0 ? 0 : kept / percents.length,
  }
}

async function written(
  trx: Trx,
  { soldAs, perMille, percent, most }: ProtectionRate,
  { tickets, givenBack, meanPercent, now }: Counted & { readonly now: Temporal.Instant },
): Promise<void> {
  await sql`
    insert into flights.protection_rate (sold_as, per_mille, covers_percent, covers_most, source, tickets, given_back,
      mean_percent, in_force_at)
    values (${soldAs}, ${perMille}, ${percent}, ${most}, 'refunds', ${tickets}, ${givenBack},
      ${meanPercent.toFixed(2)}::numeric, ${now})`.execute(trx)
}
