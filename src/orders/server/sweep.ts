import { type RawBuilder, sql } from 'kysely'
import { all } from '#database/database.ts'
import { endChoice } from '#orders/server/choice/end-choice.ts'
import { expire } from '#orders/server/end-order.ts'
import type { Room } from '#orders/server/room.ts'
import { forgetScreens } from '#orders/server/screen-log.ts'

export async function sweep(room: Room): Promise<void> {
  const now = room.clock.now()
  for (const { id } of await all(room.database, overdue(now))) await tolerant(room, id)
  for (const { id } of await all(room.database, ended(now))) await tolerant(room, id)
  for (const { id } of await all(room.database, unasked(now))) await room.issuing.send({ orderId: id })
  for (const { id } of await all(room.database, broken(now))) await room.issuing.send({ orderId: id })
  for (const { id } of await all(room.database, undecided(now))) await endChoice(room, id)
  await forgetScreens(room.database, now)
}

type Ids = RawBuilder<{ id: string }>

function overdue(now: Temporal.Instant): Ids {
  return sql`
    select id from orders."order"
    where phase = 'unpaid' and hold_expires_at <= ${now}
    order by hold_expires_at limit 500`
}

/** A hold that finished after its order ended: release its seats. */
function ended(now: Temporal.Instant): Ids {
  return sql`
    select id from orders."order"
    where phase = 'given up'
      and hold_expires_at > ${now.subtract({ minutes: 3 })} and hold_expires_at <= ${now.subtract({ seconds: 30 })}
    limit 2000`
}

/** Paid orders overdue for issuing by a minute; retried at most once a minute. */
function unasked(now: Temporal.Instant): Ids {
  return sql`
    update orders."order" set ask_again_at = ${now}
    where phase = 'to issue' and ask_again_at <= ${now.subtract({ minutes: 1 })}
    returning id`
}

/** What was issued of a trip of which another part came to nothing, lately, and was not given back. */
function broken(now: Temporal.Instant): Ids {
  return sql`
    select one.id from orders."order" one
    join orders."order" other on other.trip_id = one.trip_id and other.whole and other.status = 'failed'
    where one.whole and one.status = 'issued' and one.refunded_at is null and one.paid_at > ${now.subtract({ hours: 1 })}
    group by one.id`
}

/** Nothing was taken in place of it in time, and its job did not say so. */
function undecided(now: Temporal.Instant): Ids {
  return sql`select order_id as id from orders.choice where ended_at is null and until <= ${now} limit 500`
}

/** One order that cannot be ended must not keep the others from it. */
async function tolerant(room: Room, orderId: string): Promise<void> {
  try {
    await expire(room, orderId)
  } catch (error) {
    room.log.error({ err: error, orderId }, 'order.unswept')
  }
}
