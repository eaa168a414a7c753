import { sql } from 'kysely'

interface What {
  readonly what: string
}

/** The new ticket, or the policy of new days, is issued and each old one given back by its quote, or neither. */
export const exchanged = sql<What>`
  select made.id || ' is ' || made.status || ' in place of ' || of_order_id || ' leg ' || rebooking.leg || ': promised ' || promised
    || ', requests ' || requests || ' of ' || items || ' tickets, gone ' || gone as what
  from orders.rebooking join orders."order" made on made.id = rebooking.order_id
  cross join lateral (select count(*) as promised from orders.rebooked where rebooked.order_id = made.id) of_order
  cross join lateral (
    select count(distinct request.id) as requests, count(*) as items,
      count(*) filter (where tickets.state = 'refunded' or insured.refunded_at is not null) as gone
    from refunds.request join refunds.item on item.request_id = request.id
    left join flights.tickets on tickets.order_id = request.order_id
      and tickets.leg = item.leg and tickets.position = item.passenger
    left join insurance.insured on insured.order_id = request.order_id and insured.position = item.passenger
    where request.quote_id = rebooking.quote_id and request.order_id = of_order_id and paid_into = 'order') given
  where case when made.status in ('issued', 'refunded')
    then requests <> 1 or promised = 0 or items <> promised or gone <> promised
    else requests <> 0 or promised <> 0 end
  union all
  select id || ' has a credit of no tickets' from orders."order"
  where credit > 0 and id not in (select order_id from orders.rebooking)`

/** The new order has its credit from the old one and nothing stays advanced; the rest of the worth is its owner's. */
export const credited = sql<What>`
  select made.id || ' is ' || made.status || ': credit ' || credit || ' of ' || worth || ', advanced ' || advanced || ', undone '
    || undone || ', brought ' || brought || ', to its owner ' || back as what
  from orders.rebooking join orders."order" made on made.id = rebooking.order_id
  cross join lateral (
    select -coalesce(sum(amount) filter (where kind = 'order-credited'), 0) as advanced,
      coalesce(sum(amount) filter (where kind = 'order-failed'), 0) as undone,
      coalesce(sum(amount) filter (where kind = 'refunded-to-order'), 0) as brought,
      coalesce(sum(amount), 0) as rest
    from wallet.entry join wallet.posting on entry_id = entry.id join wallet.account on account.id = account_id
    where class = 'rebooking' and owner = made.id::text) entered
  cross join lateral (
    select coalesce(sum(posting.amount), 0) as back
    from refunds.request join wallet.entry on refund_id = request.id
    join wallet.posting on entry_id = entry.id join wallet.account on account.id = account_id
    where quote_id = rebooking.quote_id and class = 'traveller-wallet' and owner = made.owner_id::text) of_owner
  where rest <> 0 or credit > worth
    or advanced <> case when made.status in ('issued', 'refunded', 'failed') then credit else 0 end
    or undone <> case when made.status = 'failed' then credit else 0 end
    or brought <> case when made.status in ('issued', 'refunded') then credit else 0 end
    or back <> case when made.status in ('issued', 'refunded') then worth - credit else 0 end`

export const givenBack = sql<What>`
  select tickets.order_id || ' leg ' || tickets.leg || ' passenger ' || position || ': ' || state || ', given back ' || times as what
  from flights.tickets
  cross join lateral (
    select count(*) as times from refunds.item join refunds.request on request.id = item.request_id
    where request.order_id = tickets.order_id and passenger = position
      -- a place of a tour goes back with the tickets of both flights
      and (item.leg = tickets.leg or tickets.order_id in (select order_id from tours.bookings))) given
  where times <> case state when 'refunded' then 1 else 0 end
  union all
  select told || ': given back ' || times from (
    select order_id, position, refunded_at, 'insured ' || position || ' of ' || order_id as told from insurance.insured
    union all
    select order_id, position, refunded_at, 'bag ' || position || ' of ' || order_id from flights.later_bags) beside
  cross join lateral (
    select count(*) as times from refunds.item where item.order_id = beside.order_id and passenger = position) given
  where times <> case when refunded_at is null then 0 else 1 end`
