import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all, type Trx } from '#database/database.ts'
import type { Orders } from '#orders/server/door.ts'
import { sharesErased, sharesExported, sharesUnfinished } from '#orders/server/splits/personal-shares.ts'
import type { House } from '#server/house.ts'
import type { PersonalPart } from '#server/personal-part.ts'

/** Issued tickets keep the names; all other personal data is erased. */
export function ordersPart(
  { database }: Pick<House, 'database'>,
  orders: Pick<Orders, 'issuedAhead' | 'faceOf'>,
): PersonalPart {
  return {
    room: 'orders',
    exported: async (userId) => ({
      unit: 'rial',
      orders: await all(
        database,
        sql<object>`
          select number, status, total, discount, created_at as "orderedAt", paid_at as "paidAt", reference,
            contact_phone as "phone", contact_email as "email", terms,
            (select jsonb_agg(to_jsonb(j) - 'order_id' order by position) from orders.journey j where order_id = o.id) as journeys,
            (select to_jsonb(s) - 'order_id' from orders.stay s where order_id = o.id) as stay,
            (select to_jsonb(v) - 'order_id' from orders.visa v where order_id = o.id) as visa,
            (select to_jsonb(e) - 'order_id' from orders.service e where order_id = o.id) as service,
            (select jsonb_agg(to_jsonb(p) - 'order_id' - 'stripped' order by position) from orders.passenger p
              where order_id = o.id) as passengers,
            (select jsonb_agg(to_jsonb(e) - 'order_id' order by leg, passenger) from orders.extra e where order_id = o.id) as extras,
            (select jsonb_agg(to_jsonb(f) - 'order_id' - 'id' order by f.id) from orders.foreign_price f
              where order_id = o.id) as "foreignPrices",
            (select jsonb_agg(to_jsonb(d) - 'order_id' order by place) from orders.rate_difference d
              where order_id = o.id) as "rateDifferences",
            (select jsonb_agg(jsonb_build_object('before', c.before, 'after', c.after, 'state', c.state,
              'requestedAt', c.requested_at, 'decidedAt', c.decided_at, 'reason', c.reason) order by c.id)
              from orders.correction c where order_id = o.id) as corrections,
            (select jsonb_agg(jsonb_build_object('status', h.status, 'at', h.at) order by h.id) from orders.history h
              where order_id = o.id) as history
          from orders."order" o where owner_id = ${userId} order by created_at`,
      ),
      ...(await sharesExported(database, userId)),
      screens: await all(
        database,
        sql<object>`
          select o.number as "orderNumber", proposal_id as "proposalId", l.total, text, encode(digest, 'hex') as digest,
            logged_at as "loggedAt"
          from orders.screen_log l left join orders."order" o on o.id = l.order_id
          where l.owner_id = ${userId} order by l.id`,
      ),
    }),
    unfinished: (userId, trx) => unfinished(trx, userId, orders),
    erase: (trx, { userId }) =>
      affected(
        trx,
        sql`update orders.passenger set stripped = true, national_code = null, passport_type = null, passport_number = null,
            nationality = null, issuing_country = null, passport_expires_on = null, birth_date = date_trunc('year', birth_date)
          where order_id in (select id from orders."order" where owner_id = ${userId})`,
        // never issued, so the books need no name
        sql`update orders.passenger set first_name = 'ERASED', last_name = 'ERASED', first_name_farsi = '', last_name_farsi = ''
          where order_id in (select id from orders."order"
            where owner_id = ${userId} and status not in ('issued', 'refunded'))`,
        sql`update orders.correction set before = '{}', after = '{}', reason = case when reason is null then null else '' end, stripped = true
          where order_id in (select id from orders."order" where owner_id = ${userId}) and not stripped`,
        ...sharesErased(userId),
        sql`delete from orders.screen_log where owner_id = ${userId}`,
        sql`update orders."order" set contact_phone = 'erased', contact_email = null, address = null, browser = null
          where owner_id = ${userId}`,
      ),
  }
}

async function unfinished(
  trx: Trx,
  userId: string,
  orders: Pick<Orders, 'issuedAhead' | 'faceOf'>,
): Promise<readonly string[]> {
  const aheadIds = await orders.issuedAhead(userId, trx)
  const [open, ahead] = await Promise.all([
    all(
      trx,
      sql<{ number: string }>`select number from orders."order"
      where owner_id = ${userId} and status in ('created', 'submitted', 'approved', 'paid', 'issuing', 'unissued')`,
    ),
    all(
      trx,
      sql<{ number: string; product: string }>`
        select number, product from orders."order" o
        where id = any(${aheadIds}::uuid[]) and not exists (select from orders.visa where order_id = o.id) order by number`,
    ),
  ])
  return [
    ...(await sharesUnfinished(trx, userId)),
    ...open.map(({ number }) => `سفارش ${number} هنوز باز است؛ آن را لغو کنید یا بگذارید به پایان برسد.`),
    ...ahead.map(
      ({ number, product }) =>
        `سفارش ${number} ${orders.faceOf(product).ahead ?? 'هنوز در پیش است؛ پس از پایان آن'} یا استرداد آن دوباره بزنید.`,
    ),
  ]
}

export async function orderIdsOf(
  trx: Trx,
  userId: string,
  which: 'all' | 'issued' = 'all',
): Promise<readonly string[]> {
  const rows = await all(
    trx,
    sql<{ id: string }>`select id from orders."order"
      where owner_id = ${userId} and (${which} = 'all' or status = 'issued') order by created_at`,
  )
  return rows.map(({ id }) => id)
}
