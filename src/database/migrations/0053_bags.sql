-- A bag more than the fare has, bought with a ticket: one a person and direction. It is paid, issued and given back with that
-- ticket; what of its price is the supplier's is told when it is sold.
create table flights.hold_bags (
  order_id uuid not null,
  leg smallint not null,
  -- the person's place in the order, from 0
  position smallint not null check (position between 0 and 8),
  bag_id text not null check (bag_id <> ''),
  kg smallint not null check (kg between 1 and 200),
  pieces smallint check (pieces between 1 and 9),
  price bigint not null check (price > 0),
  supplier_share bigint not null check (supplier_share between 0 and price),
  -- what its supplier orders it by; our own have none
  service jsonb,
  primary key (order_id, leg, position),
  foreign key (order_id, leg) references flights.hold_legs
);

create function flights.guard_bag() returns trigger language plpgsql as $$
declare
  flies_as text;
begin
  select groups[new.position + 1] into flies_as from flights.hold_legs where order_id = new.order_id and leg = new.leg;
  if flies_as is null or flies_as = 'infant' then
    raise exception 'nobody with a seat is at place % of leg % of order %', new.position, new.leg, new.order_id
      using errcode = 'check_violation', constraint = 'bag_of_a_seat';
  end if;
  return new;
end $$;
create trigger guarded before insert on flights.hold_bags for each row execute function flights.guard_bag();
create trigger facts before update or delete on flights.hold_bags for each row execute function public.refuse_change();
create trigger facts_stay before truncate on flights.hold_bags for each statement execute function public.refuse_change();

-- What a hold with bags costs is what its people pay for their flights and their bags. Orders without bags are not asked.
create function flights.sums_with_bags() returns trigger language plpgsql as $$
declare
  bags bigint;
  flown bigint;
  told bigint;
begin
  select sum(price) into bags from flights.hold_bags where order_id = new.order_id;
  if bags is null then
    return null;
  end if;
  select sum((price->>'total')::bigint) into flown
  from flights.hold_legs legs
  join flights.hold_fares held on held.order_id = legs.order_id and held.leg = legs.leg
  join flights.fares on fares.id = held.fare_id
  cross join unnest(legs.groups) as person (flies_as)
  join lateral jsonb_array_elements(coalesce(held.prices, fares.prices)) as price on price->>'paxType' = initcap(flies_as)
  where legs.order_id = new.order_id;
  select total into told from flights.holds where order_id = new.order_id;
  if told is distinct from flown + bags then
    raise exception 'order % costs %, its flights % and its bags %', new.order_id, told, flown, bags
      using errcode = 'check_violation', constraint = 'sums_with_bags';
  end if;
  return null;
end $$;
create constraint trigger sums_with_bags after insert on flights.hold_bags
  deferrable initially deferred for each row execute function flights.sums_with_bags();
create constraint trigger sums_with_bags after update of total on flights.holds
  deferrable initially deferred for each row execute function flights.sums_with_bags();

-- Takes all flights of all directions of one order with what bags it buys, or none. Whoever wants several fares locks them in
-- the order of their numbers, so that two journeys that cross each other wait and do not deadlock.
create or replace function flights.take_journey(buyer jsonb, at timestamptz) returns text language plpgsql as $$
declare
  who constant uuid := (buyer->>'orderId')::uuid;
  before text;
  wrong text;
begin
  perform from flights.fares where id = any(array(
    select (fare->>'fareId')::bigint from jsonb_path_query(buyer, '$.legs[*].fares[*]') fare))
  order by id for update;
  select case when bool_or(of.open is not true) then 'closed'
      when bool_or(wanted.seats > of.free) then 'sold-out' end into wrong
  from (
    select (fare->>'fareId')::bigint as id, sum((leg->>'seats')::integer) as seats
    from jsonb_array_elements(buyer->'legs') leg, jsonb_array_elements(leg->'fares') fare
    group by 1) wanted
  left join lateral (
    select at < f.closes_at as open, f.capacity - f.held - f.sold - f.elsewhere as free
    from flights.fares f where f.id = wanted.id limit 1) of on true;
  select state into before from flights.holds where order_id = who;
  if before is null and wrong is null then
    insert into flights.holds (order_id, total, until, state, taken_at)
    values (who, (buyer->>'total')::bigint, (buyer->>'until')::timestamptz, 'held', at)
    on conflict (order_id) do nothing;
    if not found then
      select state into before from flights.holds where order_id = who;
    end if;
  end if;
  if before is not null then
    return case when before in ('held', 'issued') then 'held' else 'ended' end;
  elsif wrong is not null then
    return wrong;
  end if;
  insert into flights.hold_legs (order_id, leg, is_returning, groups)
  select who, place - 1, (leg->>'isReturning')::boolean, array(select jsonb_array_elements_text(leg->'groups'))
  from jsonb_array_elements(buyer->'legs') with ordinality legs (leg, place);
  insert into flights.hold_fares (order_id, leg, position, fare_id, seats, prices)
  select who, legs.place - 1, fares.place - 1, (fare->>'fareId')::bigint, (leg->>'seats')::integer, nullif(fare->'prices', 'null')
  from jsonb_array_elements(buyer->'legs') with ordinality legs (leg, place),
    jsonb_array_elements(leg->'fares') with ordinality fares (fare, place);
  insert into flights.hold_bags (order_id, leg, position, bag_id, kg, pieces, price, supplier_share, service)
  select who, legs.place - 1, (bag->>'passenger')::smallint, bag->>'bagId', (bag->>'kg')::smallint, (bag->>'pieces')::smallint,
    (bag->>'price')::bigint, (bag->>'supplierShare')::bigint, nullif(bag->'service', 'null')
  from jsonb_array_elements(buyer->'legs') with ordinality legs (leg, place), jsonb_array_elements(leg->'bags') bag;
  update flights.fares set held = held + taken.seats
  from (select fare_id, sum(seats) as seats from flights.hold_fares where order_id = who group by fare_id) taken
  where id = fare_id;
  return 'held';
end $$;

-- What an order has beside its tickets or rooms, in words and at its price: lists, pages and receipts name it.
create table orders.extra (
  order_id uuid not null references orders."order",
  leg smallint not null check (leg between 0 and 5),
  passenger smallint not null check (passenger between 0 and 8),
  -- «۱۰ کیلو بار اضافه»
  name text not null check (name <> ''),
  price bigint not null check (price > 0),
  primary key (order_id, leg, passenger)
);
create trigger facts before update or delete on orders.extra for each row execute function public.refuse_change();
create trigger facts_stay before truncate on orders.extra for each statement execute function public.refuse_change();
