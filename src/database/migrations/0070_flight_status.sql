-- What became of a flight since it was put on sale, kept once: sale, lists, orders, papers and messages all read it here. A flight
-- that is not here goes as it was sold.
create table flights.flight_status (
  airline_id text not null,
  flight_number integer not null,
  -- local to the airport it leaves from
  date date not null,
  -- its airline moved the people of this order alone; others may fly as they were sold
  order_id uuid,
  is_cancelled boolean not null default false,
  -- so much later than it was sold, below zero earlier
  minutes integer not null default 0 check (abs(minutes) <= 2880),
  -- another than it was sold with
  aircraft text check (aircraft <> ''),
  source text not null,
  declared_at timestamptz not null,
  constraint one_status_a_flight unique nulls not distinct (airline_id, flight_number, date, order_id)
);

-- A cancelled flight sells nothing: whatever is given back of it goes to nobody. What others had sold of it is kept, for a flight
-- that goes after all.
alter table flights.fares
  add column elsewhere_when_cancelled integer check (elsewhere_when_cancelled >= 0),
  add constraint cancelled_sells_nothing
    check (elsewhere_when_cancelled is null or held + sold + elsewhere = capacity);

create function flights.keep_cancelled_full() returns trigger language plpgsql as $$
begin
  new.elsewhere := new.capacity - new.held - new.sold;
  return new;
end $$;
create trigger cancelled_stays_full before update on flights.fares for each row
  when (new.elsewhere_when_cancelled is not null) execute function flights.keep_cancelled_full();

-- A fare that is put on sale later, by a supplier for instance, is one of its flight.
create function flights.cancelled_from_the_start() returns trigger language plpgsql as $$
begin
  if exists (select from flights.flight_status where is_cancelled and order_id is null) then
    update flights.fares f set elsewhere_when_cancelled = f.elsewhere
    from inserted i join flights.departures d on d.id = i.departure_id
      join flights.flight_status s
        on s.airline_id = d.airline_id and s.flight_number = d.flight_number and s.date = d.date
    where f.id = i.id and s.is_cancelled and s.order_id is null;
  end if;
  return null;
end $$;
create trigger cancelled_from_the_start after insert on flights.fares
  referencing new table as inserted for each statement execute function flights.cancelled_from_the_start();

-- As before; what was cancelled meanwhile is not sold (a supplier's own ticket, which it has issued by now, is).
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
