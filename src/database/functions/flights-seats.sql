-- Seats are taken here and nowhere else. Holds and fares are asked for one by one: a join with the rows of a parameter is planned for a
-- hundred of them, whoever is there, and reads every hold, or every fare, that was ever made.

-- Takes seats of one fare for buyers in the order they came, all in one statement: who fits is held, who does not is told why.
-- An order that holds already, or has ended, takes nothing more. Who fits is found in memory and written at once.
create or replace function flights.take_seats(fare bigint, buyers jsonb, at timestamptz)
returns table (buyer uuid, outcome text) language plpgsql as $$
declare
  free integer;
  closing timestamptz;
  asked record;
  took uuid[] := '{}';
  seated uuid[];
  who uuid[] := '{}';
  said text[] := '{}';
begin
  select capacity - f.held - f.sold - f.elsewhere, f.closes_at into free, closing
  from flights.fares f where f.id = fare for update;
  for asked in
    select b."orderId" as id, b.seats, (select h.state from flights.holds h where h.order_id = b."orderId") as state
    from rows from (
      jsonb_to_recordset(buyers) as ("orderId" uuid, seats integer)) with ordinality as b ("orderId", seats, place)
    order by b.place
  loop
    who := who || asked.id;
    if asked.state is not null or asked.id = any(took) then
      said := said || case when asked.state = 'released' then 'ended' else 'held' end;
    elsif free is null or at >= closing then
      said := said || 'closed'::text;
    elsif asked.seats > free then
      said := said || 'sold-out'::text;
    else
      free := free - asked.seats;
      took := took || asked.id;
      said := said || 'held'::text;
    end if;
  end loop;
  if cardinality(took) > 0 then
    with wanted as (
      select distinct on (b."orderId") b."orderId" as order_id, b.seats, b.groups, b.total, b.until
      from jsonb_to_recordset(buyers) as b (
        "orderId" uuid, seats integer, groups text[], total bigint, until timestamptz)
      where b."orderId" = any(took)),
    held as (
      insert into flights.holds (order_id, total, until, state, taken_at)
      select w.order_id, w.total, w.until, 'held', at from wanted w on conflict do nothing returning order_id),
    legs as (
      insert into flights.hold_legs (order_id, leg, groups)
      select order_id, 0, groups from held join wanted using (order_id) returning order_id),
    fares as (
      insert into flights.hold_fares (order_id, leg, position, fare_id, seats)
      select order_id, 0, 0, fare, seats from held join wanted using (order_id) returning order_id, seats),
    counted as (
      update flights.fares f set held = f.held + taken
      from (select coalesce(sum(seats), 0) as taken from fares) t where f.id = fare)
    select array_agg(order_id) into seated from fares;
  end if;
  -- an order that another fare, or its own end, was faster with holds nothing here
  if cardinality(took) > coalesce(cardinality(seated), 0) then
    return query
      select told.id, case when told.says = 'held' and told.id = any(took) and not told.id = any(coalesce(seated, '{}'))
        then (select case when h.state = 'released' then 'ended' else 'held' end from flights.holds h where h.order_id = told.id)
        else told.says end
      from unnest(who, said) with ordinality as told (id, says, place) order by told.place;
  else
    return query select told.id, told.says from unnest(who, said) with ordinality as told (id, says, place) order by told.place;
  end if;
end $$;

-- Takes all flights of all directions of one order with what bags and seats it buys, or none. Whoever wants several fares locks them in
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
  insert into flights.hold_seats (order_id, leg, flight, position, designator, price, supplier_share, service)
  select who, legs.place - 1, (chosen->>'flight')::smallint, (chosen->>'passenger')::smallint, chosen->>'designator',
    (chosen->>'price')::bigint, (chosen->>'supplierShare')::bigint, chosen->'service'
  from jsonb_array_elements(buyer->'legs') with ordinality legs (leg, place),
    jsonb_array_elements(coalesce(leg->'seatsChosen', '[]')) chosen;
  insert into flights.hold_protection (order_id, leg, position, price, percent, most)
  select who, legs.place - 1, (bought->>'passenger')::smallint, (bought->>'price')::bigint, (bought->>'percent')::smallint,
    (bought->>'most')::bigint
  from jsonb_array_elements(buyer->'legs') with ordinality legs (leg, place),
    jsonb_array_elements(coalesce(leg->'protections', '[]')) bought;
  update flights.fares set held = held + taken.seats
  from (select fare_id, sum(seats) as seats from flights.hold_fares where order_id = who group by fare_id) taken
  where id = fare_id;
  return 'held';
end $$;

-- The fares of an order, locked in the order of their numbers: whoever gives seats back or sells them does this first.
create or replace function flights.lock_fares_of(who uuid) returns void language sql as $$
  select from flights.fares where id in (select fare_id from flights.hold_fares where order_id = who) order by id for update;
$$;
