-- What every order asks of the database, in fewer and cheaper statements. Nothing that was promised or refused changes.

-- Whoever creates orders as one owner, or from one address, does so one at a time, so that two at once cannot both be the last
-- one allowed. Answers the order that the same call made before, or the next serial and how many are held already. Each
-- statement here sees what was committed before the lock was had.
create function orders.take_turn(owner uuid, from_address text, call text, now timestamptz,
  out made uuid, out serial bigint, out of_owner bigint, out of_address bigint) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('order of ' || owner, 0));
  if from_address is not null then
    perform pg_advisory_xact_lock(hashtextextended('order from ' || from_address, 0));
  end if;
  select id into made from orders."order" o where o.owner_id = owner and o.once = call;
  if made is not null then return; end if;
  serial := nextval('orders.serial');
  select count(*) into of_owner from orders."order" o
  where o.owner_id = owner and o.status in ('created', 'submitted', 'approved') and o.hold_expires_at > now;
  of_address := 0;
  if from_address is not null then
    select count(*) into of_address from orders."order" o
    where o.address = from_address and o.status in ('created', 'submitted', 'approved') and o.hold_expires_at > now;
  end if;
end $$;

-- As before; but what asks a table stands behind an if of its own: as a part of one expression it was planned anew for
-- every row.
create or replace function orders.guard_life() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'created' then
      raise exception 'an order begins as created' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if new.status is distinct from old.status then
    if not exists (select from orders.life where was = old.status and becomes = new.status) then
      raise exception 'an order may not become % from %', new.status, old.status using errcode = 'restrict_violation';
    end if;
  end if;
  if (new.id, new.number, new.owner_id, new.created_at) <> (old.id, old.number, old.owner_id, old.created_at) then
    raise exception 'what was ordered does not change' using errcode = 'restrict_violation';
  end if;
  if new.total <> old.total then
    if old.status <> 'submitted' or not exists (
      select from orders.price_change where order_id = new.id and was = old.total and becomes = new.total
        and agreed_in = pg_current_xact_id()) then
      raise exception 'a total does not change without an agreement' using errcode = 'restrict_violation';
    end if;
  end if;
  if (new.discount, new.wallet_part) <> (old.discount, old.wallet_part)
    and old.status not in ('created', 'submitted', 'approved')
    and new.status not in ('expired', 'cancelled', 'rejected') then
    raise exception 'how a paid order was paid does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Turns what an order holds into what it has bought, once: its directions get their codes, its seats are sold, its tickets
-- are written. Answers the code it has then, nothing when its seats were given back. Fares are taken in the order of their
-- numbers, as everywhere.
create function flights.sell_held(who uuid, codes text[], supplier_codes text[],
  numbers text[], legs smallint[], positions integer[], at timestamptz) returns text language plpgsql as $$
declare
  had record;
begin
  update flights.holds set state = 'issued', pnr = codes[1], issued_at = at where order_id = who and state = 'held';
  if not found then
    return (select pnr from flights.holds where order_id = who);
  end if;
  update flights.hold_legs set pnr = codes[leg + 1], supplier_pnr = coalesce(supplier_codes[leg + 1], supplier_pnr)
  where order_id = who;
  for had in select fare_id, sum(seats) as seats from flights.hold_fares where order_id = who group by fare_id order by fare_id loop
    update flights.fares set held = held - had.seats, sold = sold + had.seats where id = had.fare_id;
  end loop;
  insert into flights.tickets (number, order_id, leg, position)
  select number, who, leg, position from unnest(numbers, legs, positions) as ticket (number, leg, position);
  return codes[1];
end $$;

-- What is told of an order is put down by the sale itself and passed on by the processes that listen: a notice within a sale
-- would let one sale commit after the other. A crash of the database empties this table and ends all that listen: whoever
-- watches then asks anew.
create unlogged table public.notices (
  id bigint generated always as identity primary key,
  body text not null
);

-- Tells everybody what was put down, each thing once, and forgets it. Answers how much it was; of several who do this at
-- once each takes its own.
create function public.pass_on_notices() returns integer language sql as $$
  with gone as (
    delete from public.notices where id in (
      select id from public.notices order by id limit 1000 for update skip locked)
    returning id, body),
  told as (select pg_notify('bus', body) from (select body from gone order by id) each)
  select count(*)::integer from told;
$$;

-- A job that is sent within a sale rings no bell in it: that, too, would let one sale commit after the other.
do $$ begin
  if to_regclass('jobs.queue') is not null then
    update jobs.queue set notify = false;
  end if;
end $$;

-- As before, with fewer questions: an account that is opened here is locked by that alone, and the postings come from the
-- lists as they are.
create or replace function wallet.write_entry(
  key text, kind text, order_id uuid, refund_id uuid, attempt_id uuid, memo text, at timestamptz,
  classes text[], owners text[], amounts bigint[]
) returns boolean language plpgsql as $$
declare
  written bigint;
begin
  insert into wallet.entry (key, kind, order_id, refund_id, attempt_id, memo, at)
  values (write_entry.key, write_entry.kind, write_entry.order_id, write_entry.refund_id, write_entry.attempt_id,
    write_entry.memo, write_entry.at)
  on conflict do nothing returning id into written;
  if written is null then return false; end if;
  for turn in 1 .. cardinality(classes) loop
    insert into wallet.posting (entry_id, account_id, amount)
    values (written, wallet.account_for(classes[turn], owners[turn]), amounts[turn]);
  end loop;
  return true;
end $$;

create or replace function wallet.account_for(wanted text, whose text) returns bigint language plpgsql as $$
declare
  found_id bigint;
  any_part smallint := case when wanted in ('gateway-clearing', 'supplier-payable', 'revenue') then floor(random() * 16) else 0 end;
begin
  loop
    select id into found_id from wallet.account
    where class = wanted and owner = whose and currency = 'IRR' and part = any_part for update;
    if found then return found_id; end if;
    insert into wallet.account (class, owner, part) values (wanted, whose, any_part) on conflict do nothing
    returning id into found_id;
    if found then return found_id; end if;
  end loop;
end $$;
