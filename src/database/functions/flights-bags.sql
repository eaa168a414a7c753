-- A bag, and a chosen seat, is of somebody who has a seat.
create or replace function flights.guard_bag() returns trigger language plpgsql as $$
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

-- What a hold with bags, chosen seats or protection costs is what its people pay for their flights and for those. Orders without are not asked.
create or replace function flights.sums_with_bags() returns trigger language plpgsql as $$
declare
  bags bigint;
  flown bigint;
  told bigint;
begin
  select sum(price) into bags from (
    select price from flights.hold_bags where order_id = new.order_id
    union all select price from flights.hold_seats where order_id = new.order_id
    union all select price from flights.hold_protection where order_id = new.order_id) beside;
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
    raise exception 'order % costs %, its flights % and what is beside them %', new.order_id, told, flown, bags
      using errcode = 'check_violation', constraint = 'sums_with_bags';
  end if;
  return null;
end $$;
