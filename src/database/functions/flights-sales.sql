-- Turns what an order holds into what it has bought, once: its directions get their codes, its seats are sold, its tickets
-- are written. Answers the code it has then, nothing when its seats were given back. Fares are taken in the order of their
-- numbers, as everywhere. What was cancelled meanwhile is not sold (a supplier's own ticket, which it has issued by now, is).
create or replace function flights.sell_held(who uuid, codes text[], supplier_codes text[],
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
    update flights.fares set held = held - had.seats, sold = sold + had.seats
    where id = had.fare_id and (elsewhere_when_cancelled is null or supplier <> 'own');
    if not found then
      raise exception 'fare % is of a cancelled flight', had.fare_id
        using errcode = 'restrict_violation', constraint = 'cancelled_is_not_sold';
    end if;
  end loop;
  insert into flights.tickets (number, order_id, leg, position)
  select number, who, leg, position from unnest(numbers, legs, positions) as ticket (number, leg, position);
  return codes[1];
end $$;

-- A number stands in another's place when that one is void since this transaction, and was never void itself.
create or replace function flights.may_be_renumbered(was text, becomes text) returns boolean language plpgsql stable as $$
begin
  return exists (select from flights.voided_tickets where number = was and voided_in = pg_current_xact_id())
    and not exists (select from flights.voided_tickets where number = becomes);
end $$;

-- A ticket is given back, and once; an open one may get another number, its own being void. Nothing else of it changes.
create or replace function flights.guard_ticket() returns trigger language plpgsql as $$
begin
  if old.state = 'refunded'
    or (new.order_id, new.leg, new.position) <> (old.order_id, old.leg, old.position)
    or (new.number <> old.number and (new.state <> 'open' or not flights.may_be_renumbered(old.number, new.number))) then
    raise exception 'ticket % may only be given back, and once', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace function flights.guard_further_ticket() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.leg, new.ticket, new.position) <> (old.order_id, old.leg, old.ticket, old.position)
    or (new.number <> old.number and not flights.may_be_renumbered(old.number, new.number)) then
    raise exception 'ticket % does not change', old.number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Seats given back are counted when the transaction commits.
create or replace function flights.count_seats_back() returns trigger language plpgsql as $$
begin
  update flights.fares set sold = sold - new.seats where id = new.fare_id;
  delete from flights.seats_back where id = new.id;
  return null;
end $$;
