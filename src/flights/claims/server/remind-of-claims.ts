import { sql } from 'kysely'
import { iranZone } from '#calendar/zones.ts'
import { all, maybe } from '#database/database.ts'
import type { Room } from '#flights/server/room.ts'
import { eachByItself, unlessFailed } from '#server/each-by-itself.ts'

export const claimReminders = ['answer', 'suit'] as const
export type ClaimReminder = (typeof claimReminders)[number]

interface Due {
  readonly id: number
  readonly orderId: string
  readonly airline: string
  readonly suitBy: Temporal.PlainDate | null
  readonly reminder: ClaimReminder
}

/** before the last day of a suit */
const suitDays = 60
/** per round; the rest an hour later */
const atOnce = 500

/** Once for the day to answer that is over without one noted, once before the last day of a suit. Returns how many. */
export async function remindOfClaims(room: Room): Promise<number> {
  const sent = await eachByItself(await dueNow(room), (due) => remind(room, due))
  return unlessFailed(sent, 'claims could not be reminded of')
}

function dueNow({ database, clock }: Room): Promise<readonly Due[]> {
  const today = clock.now().toZonedDateTimeISO(iranZone).toPlainDate()
  const last = sql`(select step from flights.claim_steps s where s.claim_id = c.id order by place desc limit 1)`
  return all(
    database,
    sql<Due>`select c.id, c.order_id as "orderId", c.airline, c.suit_by as "suitBy", due.reminder
      from flights.claims c cross join lateral (values
        ('answer', c.answer_by < ${today}::date and ${last} = 'sent'),
        ('suit', c.suit_by between ${today}::date and ${today}::date + ${suitDays}::int and ${last} <> 'paid')
      ) due (reminder, is_due)
      where c.ended_at is null and due.is_due and not exists (
        select from flights.claim_reminders r where r.claim_id = c.id and r.reminder = due.reminder)
      order by c.id limit ${atOnce}`,
  )
}

/** Marked and sent in one transaction; of two parallel rounds the second finds it marked. */
function remind(room: Room, { id, ...news }: Due): Promise<0 | 1> {
  return room.database.transaction().execute(async (trx) => {
    const marked = await maybe(
      trx,
      sql`insert into flights.claim_reminders (claim_id, reminder, sent_at)
        values (${id}, ${news.reminder}, ${room.clock.now()}) on conflict do nothing returning claim_id`,
    )
    if (marked === undefined) return 0
    await room.claimDue(trx, { ...news, claimId: String(id) })
    return 1
  })
}
