import { sql } from 'kysely'

interface What {
  readonly what: string
}

/** What is taken for protection is what was sold, once the tickets are out; what it pays of a refund is the sold part of the
 * penalty, reckoned from what the ticket cost, or its price where the ticket goes back whole. */
export const protections = sql<What>`
  select id || ' is ' || status || ': protection ' || sold || ', taken ' || taken as what
  from orders."order"
  cross join lateral (
    select coalesce(sum(price), 0) as sold from flights.hold_protection where order_id = "order".id) of_flights
  cross join lateral (
    select coalesce(sum(amount), 0) as taken
    from wallet.entry join wallet.posting on entry_id = entry.id join wallet.account on account.id = account_id
    where order_id = "order".id and class = 'refund-protection' and kind = 'order-issued') entered
  where taken <> case when status in ('issued', 'refunded') then sold else 0 end
  union all
  select request.id || ': protection pays ' || pays || ', by its tickets ' || of_items || ', wrong of ' || wrong
  from refunds.request
  cross join lateral (
    select -coalesce(sum(amount), 0) as pays
    from wallet.entry join wallet.posting on entry_id = entry.id join wallet.account on account.id = account_id
    where refund_id = request.id and class = 'refund-protection') entered
  cross join lateral (
    select coalesce(sum(from_protection), 0) as of_items, count(*) filter (where case
      when sold.price is null or item.percent >= 100 then from_protection <> 0
      when item.percent = 0 then from_protection not in (0, sold.price)
      else from_protection <> least(sold.most,
        ((cost - from_supplier - from_revenue - from_house) * sold.percent + 50) / 100 / 10 * 10) end) as wrong
    from refunds.item left join flights.hold_protection sold
      on sold.order_id = item.order_id and sold.leg = item.leg and sold.position = item.passenger
    cross join lateral (
      select coalesce(sum((listed.entry->>'total')::bigint), 0)::bigint + coalesce((
          select bags.price from flights.hold_bags bags
          where bags.order_id = item.order_id and bags.leg = item.leg and bags.position = item.passenger), 0) as cost
      from flights.hold_fares held join flights.fares on fares.id = fare_id
      join flights.hold_legs legs on legs.order_id = held.order_id and legs.leg = held.leg
      join lateral jsonb_array_elements(coalesce(held.prices, fares.prices)) as listed (entry)
        on entry->>'paxType' = initcap(groups[item.passenger + 1])
      where held.order_id = item.order_id and held.leg = item.leg) flown
    where request_id = request.id) counted
  where pays <> of_items or wrong > 0`
