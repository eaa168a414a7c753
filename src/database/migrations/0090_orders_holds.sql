-- Who may hold how much: counted by the person, by the browser and by where it is asked from, an address alone being thousands of
-- people at an operator. Orders cancelled lately count too: whoever holds and cancels keeps seats from others just as well.
alter table orders."order" add column browser text;
create index order_holding_by_browser on orders."order" (browser) where phase = 'unpaid';

drop function orders.take_turn(uuid, text, text, timestamptz);
create function orders.take_turn(owner uuid, from_address text, from_browser text, call text, now timestamptz,
  out made uuid, out serial bigint, out of_owner bigint, out people bigint, out cancelled bigint,
  out of_browser bigint, out of_address bigint) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('order of ' || owner, 0));
  if from_browser is not null then
    perform pg_advisory_xact_lock(hashtextextended('order in ' || from_browser, 0));
  end if;
  select id into made from orders."order" o where o.owner_id = owner and o.once = call;
  if made is not null then return; end if;
  serial := nextval('orders.serial');
  select count(*), coalesce(sum(passenger_count), 0) into of_owner, people from orders."order" o
  where o.owner_id = owner and o.phase = 'unpaid' and o.hold_expires_at > now;
  -- a hold lasts as long: what was made before that has ended anyhow
  select count(*) into cancelled from orders."order" o
  where o.owner_id = owner and o.status = 'cancelled' and o.created_at > now - interval '15 minutes';
  of_browser := 0;
  if from_browser is not null then
    select count(*) into of_browser from orders."order" o
    where o.browser = from_browser and o.phase = 'unpaid' and o.hold_expires_at > now;
  end if;
  of_address := 0;
  if from_address is not null then
    select count(*) into of_address from orders."order" o
    where o.address = from_address and o.phase = 'unpaid' and o.hold_expires_at > now;
  end if;
end $$;
