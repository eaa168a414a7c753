import { sql } from 'kysely'

interface What {
  readonly what: string
}

/** An order of bags and its bags tell the same, and none stays when its ticket has gone back. */
export const laterBags = sql<What>`
  select coalesce("order".id, bags.order_id) || ': order ' || coalesce(status, 'none') || ', bags ' || coalesce(state, 'none') as what
  from (select * from orders."order" where product = 'later-bag') "order"
  full join flights.later_bag_orders bags on bags.order_id = "order".id
  cross join lateral (
    select count(*) as many, coalesce(sum(price), 0) as cost, count(*) filter (where ended_at is null) as standing
    from flights.later_bags where later_bags.order_id = bags.order_id) sold
  where "order".id is null
    or (status in ('issued', 'refunded')) <> (coalesce(state, '') = 'issued')
    or status in ('issued', 'refunded') and (cost <> total or standing <> many)
    or status in ('expired', 'cancelled', 'failed', 'rejected') and (state is null or state not in ('released', 'failed') or standing > 0)
  union all
  select bags.order_id || ' has a bag on a ticket that is ' || tickets.state
  from flights.later_bags bags join flights.later_bag_orders using (order_id)
  join flights.tickets on tickets.order_id = bags.ticket_order and tickets.leg = bags.leg and tickets.position = passenger
  where later_bag_orders.state = 'issued' and bags.refunded_at is null and tickets.state <> 'open'`
