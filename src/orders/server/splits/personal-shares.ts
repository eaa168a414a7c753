import { type RawBuilder, sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'

/** Whom somebody asked for shares of his orders, and what he paid of others'. Rial. */
export async function sharesExported(trx: Trx, userId: string) {
  return {
    splits: await all(
      trx,
      sql<object>`
        select o.number as "orderNumber", host, s.amount, s.state, made_at as "madeAt",
          (select jsonb_agg(jsonb_build_object('label', label, 'amount', amount, 'openedAt', seen_at) order by place)
            from orders.share where split_id = s.id) as shares
        from orders.split s join orders."order" o on o.id = s.order_id where owner_id = ${userId} order by made_at`,
    ),
    sharesPaid: await all(
      trx,
      sql<object>`
        select host as "askedBy", p.amount, source, p.state, paid_at as "paidAt"
        from orders.share_payment p join orders.share on share.id = share_id join orders.split on split.id = split_id
        where payer_id = ${userId} order by paid_at`,
    ),
  }
}

/** Names that somebody gave to payers, his own as their host, and the links with them. */
export function sharesErased(userId: string): readonly RawBuilder<unknown>[] {
  const his = sql`select s.id from orders.split s join orders."order" o on o.id = s.order_id where owner_id = ${userId}`
  return [
    sql`update orders.share set label = 'ERASED', token = replace(gen_random_uuid()::text, '-', '')
      where label <> 'ERASED' and split_id in (${his})`,
    sql`update orders.split set host = 'ERASED' where host <> 'ERASED' and id in (${his})`,
  ]
}

/** What he paid of others' orders and may come back to his wallet. */
export async function sharesUnfinished(trx: Trx, userId: string): Promise<readonly string[]> {
  const open = await all(
    trx,
    sql`select from orders.share_payment p join orders."order" o on o.id = order_id
      where payer_id = ${userId} and owner_id <> payer_id and state in ('held', 'returning') limit 1`,
  )
  return open.map(
    () => 'سهمی که برای سفر دیگری پرداخته‌اید هنوز نهایی نشده یا در راه برگشت است؛ پس از آن دوباره بزنید.',
  )
}
