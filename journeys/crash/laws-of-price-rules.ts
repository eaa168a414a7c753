import { sql } from 'kysely'

interface What {
  readonly what: string
}

const settled = sql`('paid', 'issuing', 'issued', 'refunded', 'unissued', 'replaced', 'failed')`

/** What rules made of an order is what they made of its parts; nothing that follows rules is sold without them, but a policy
 * that its insurer changed, and a ticket that its seller did: they cost what the old one brought, and the difference. */
export const ruled = sql<What>`
  select id || ' (' || product || '): by rules ' || of_order || ' of ' || total || ', of its parts ' || of_parts as what
  from orders."order"
  cross join lateral (
    select count(*) as rules, coalesce(sum(amount), 0) as of_order from orders.order_price_rule where order_id = "order".id) named
  cross join lateral (
    select coalesce(sum(amount), 0) as of_parts from (
      select (made->>'amount')::bigint as amount from hotels.rooms, jsonb_array_elements(price_rules) made
      where product = 'hotel' and order_id = "order".id
      union all
      select (made->>'amount')::bigint from tours.travellers, jsonb_array_elements(price_rules) made where order_id = "order".id
      union all
      select (made->>'amount')::bigint from insurance.insured, jsonb_array_elements(price_rules) made where order_id = "order".id
      union all
      select (made->>'amount')::bigint from experiences.booking, jsonb_array_elements(price_rules) made where order_id = "order".id
      union all
      select (tax->>'amount')::bigint from flights.hold_legs legs join flights.hold_fares held using (order_id, leg)
      cross join unnest(groups) as person (flies_as)
      join lateral jsonb_array_elements(held.prices) as listed (entry) on entry->>'paxType' = initcap(flies_as)
      cross join lateral jsonb_array_elements(entry->'taxes') tax
      where product = 'flight' and order_id = "order".id and tax->>'code' like 'PR%') made) parts
  where status in ${settled} and (of_order <> of_parts
    or rules = 0 and product in (select product from orders.price_rule)
      and not exists (select from insurance.supplied where moved_of is not null and order_id = "order".id)
      and not exists (select from flights.supplier_orders where booking ? 'changeOf' and order_id = "order".id))`
