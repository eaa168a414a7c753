-- Whoever creates orders as one owner, or in one browser, does so one at a time, so that two at once cannot both be the last one
-- allowed. Answers the order that the same call made before, or the next serial and how much is held already. Each statement here
-- sees what was committed before the lock was had.
create or replace function orders.take_turn(owner uuid, from_address text, from_browser text, call text, now timestamptz,
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
  -- what is bought together is one hold
  select count(distinct coalesce(o.trip_id, o.id)), coalesce(sum(passenger_count), 0) into of_owner, people from orders."order" o
  where o.owner_id = owner and o.phase = 'unpaid' and o.hold_expires_at > now;
  -- a hold lasts as long: what was made before that has ended anyhow
  select count(distinct coalesce(o.trip_id, o.id)) into cancelled from orders."order" o
  where o.owner_id = owner and o.status = 'cancelled' and o.created_at > now - interval '15 minutes';
  of_browser := 0;
  if from_browser is not null then
    select count(distinct coalesce(o.trip_id, o.id)) into of_browser from orders."order" o
    where o.browser = from_browser and o.phase = 'unpaid' and o.hold_expires_at > now;
  end if;
  of_address := 0;
  if from_address is not null then
    select count(distinct coalesce(o.trip_id, o.id)) into of_address from orders."order" o
    where o.address = from_address and o.phase = 'unpaid' and o.hold_expires_at > now;
  end if;
end $$;

-- An order's life goes by the lines of orders.life, and its price by agreement. What asks a table stands behind an if of its own:
-- as a part of one expression it was planned anew for every row.
create or replace function orders.guard_life() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'created' or new.trip_id is not null then
      raise exception 'an order begins as created, and alone' using errcode = 'restrict_violation';
    end if;
    if new.terms is null then
      raise exception 'an order names the terms it is made under' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if new.status is distinct from old.status then
    if not exists (select from orders.life where was = old.status and becomes = new.status) then
      raise exception 'an order may not become % from %', new.status, old.status using errcode = 'restrict_violation';
    end if;
    if old.status = 'unissued' or new.status = 'unissued' then
      if not exists (select from orders.choice where order_id = new.id and case new.status
        when 'unissued' then ended_at is null when 'replaced' then taken_by is not null
        else taken_by is null and ended_at is not null end) then
        raise exception 'the choice of order % does not say %', new.id, new.status using errcode = 'restrict_violation';
      end if;
    end if;
  end if;
  if (new.id, new.number, new.owner_id, new.created_at) <> (old.id, old.number, old.owner_id, old.created_at)
    or (new.terms, new.brand) is distinct from (old.terms, old.brand) then
    raise exception 'what was ordered does not change' using errcode = 'restrict_violation';
  end if;
  if (new.trip_id, new.whole) is distinct from (old.trip_id, old.whole)
    and (old.trip_id is not null or old.status not in ('submitted', 'approved')) then
    raise exception 'an order joins one trip, while it is held' using errcode = 'restrict_violation';
  end if;
  if new.total <> old.total then
    if old.status <> 'submitted' or not exists (
      select from orders.price_change where order_id = new.id and was = old.total and becomes = new.total
        and agreed_in = pg_current_xact_id()) then
      raise exception 'a total does not change without an agreement' using errcode = 'restrict_violation';
    end if;
  end if;
  if (new.discount, new.wallet_part, new.credit) <> (old.discount, old.wallet_part, old.credit)
    and old.status not in ('created', 'submitted', 'approved')
    and new.status not in ('expired', 'cancelled', 'rejected') then
    raise exception 'how a paid order was paid does not change' using errcode = 'restrict_violation';
  end if;
  if new.rate_difference <> old.rate_difference and (old.rate_difference <> 0 or old.status <> 'issued') then
    raise exception 'the difference of a rate goes back once, when it is issued' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- A choice is opened for an order that is being issued and stands by itself, and ends once: with nothing, or with an order of the same
-- owner's that waits to be paid.
create or replace function orders.guard_choice() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.ended_at is not null or not exists (select from orders."order"
      where id = new.order_id and status = 'issuing' and not whole and credit = 0
        and not exists (select from orders.share_payment p where p.order_id = new.order_id and p.was_spent)) then
      raise exception 'order % has no choice', new.order_id using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if old.ended_at is not null or (new.order_id, new.offered_at, new.until) <> (old.order_id, old.offered_at, old.until) then
    raise exception 'a choice ends once' using errcode = 'restrict_violation';
  end if;
  if new.taken_by is not null then
    if not exists (select from orders."order" of join orders."order" taken on taken.owner_id = of.owner_id
      where of.id = new.order_id and of.status = 'unissued' and taken.id = new.taken_by and taken.status = 'approved') then
      raise exception 'order % does not take the place of %', new.taken_by, new.order_id using errcode = 'restrict_violation';
    end if;
  end if;
  return new;
end $$;

-- Both orders are one owner's, and the old one has tickets; whoever gives them back waits until this is known.
-- The new one is held no longer than what is kept of them is locked.
create or replace function orders.guard_rebooking() returns trigger language plpgsql as $$
begin
  if not exists (
    select from orders."order" given join orders."order" made on made.owner_id = given.owner_id
    where given.id = new.of_order_id and given.status = 'issued' and made.id = new.order_id and made.status = 'created'
      and (new.locked_until is null or made.hold_expires_at <= new.locked_until)
    for update of given) then
    raise exception 'order % is not to be given for order %', new.of_order_id, new.order_id
      using errcode = 'check_violation', constraint = 'given_by_its_owner';
  end if;
  return new;
end $$;

-- Its order is locked by the row of the rebooking before it, so that no refund is overlooked.
create or replace function orders.guard_rebooked() returns trigger language plpgsql as $$
begin
  if exists (select from refunds.item
    where order_id = new.of_order_id and leg = new.leg and passenger = new.passenger) then
    raise exception 'the ticket of passenger % on leg % was given back', new.passenger, new.leg
      using errcode = 'check_violation', constraint = 'promised_while_there';
  end if;
  return new;
end $$;

create or replace function orders.free_rebooked() returns trigger language plpgsql as $$
begin
  delete from orders.rebooked where order_id = new.id;
  return null;
end $$;

-- Looked at when the transaction commits: what an attempt took is divided among its orders to the rial, once.
create or replace function orders.check_capture() returns trigger language plpgsql as $$
begin
  if (select sum(amount) <> new.of_amount or min(of_amount) <> max(of_amount)
    from orders.capture where attempt_id = new.attempt_id) then
    raise exception 'the parts of attempt % do not make it', new.attempt_id
      using errcode = 'check_violation', constraint = 'makes_its_attempt';
  end if;
  return null;
end $$;

-- Looked at when the transaction commits: of orders that stand or fall together all are paid, or none.
create or replace function orders.check_whole() returns trigger language plpgsql as $$
begin
  if (select bool_or(paid_at is null) and bool_or(paid_at is not null)
    from orders."order" where trip_id = new.trip_id and whole) then
    raise exception 'a part of trip % is paid without the others', new.trip_id
      using errcode = 'check_violation', constraint = 'stands_or_falls';
  end if;
  return null;
end $$;

create or replace function orders.refuse_screen_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was seen does not change';
end $$;

-- An order keeps the rate each of its parts was sold by: a later row is another price of the seller, in the same currency.
create or replace function orders.guard_rate() returns trigger language plpgsql as $$
begin
  if exists (select from orders.foreign_price f where f.order_id = new.order_id and f.part = new.part
    and (f.currency, f.rial_a_unit, f.set_on, f.source) <> (new.currency, new.rial_a_unit, new.set_on, new.source)) then
    raise exception 'an order keeps the rate it was sold by' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- A name as it is compared, like `fold` of the places: letters of one look are one, no marks, spaces or signs.
create or replace function orders.folded(name text) returns text language sql immutable parallel safe strict as $$
  select translate(
    regexp_replace(lower(normalize(name, nfkd)), '[-\s.,''’`/_()\u0300-\u036f\u0640\u064b-\u065f\u0670\u200b-\u200f\u2060\u0621ʼ]+', '', 'g'),
    'يىېكڪةھہە', 'یییککههههه')
$$;
