create schema flights;

-- A day of a route is made when it is first asked for, out of the seed; what is sold on it is kept here.
create table flights.days (
  id bigint generated always as identity primary key,
  origin char(3) not null,
  destination char(3) not null,
  date date not null,
  made_at timestamptz not null,
  unique (origin, destination, date)
);

create table flights.departures (
  id bigint generated always as identity primary key,
  day_id bigint not null references flights.days,
  airline_id text not null,
  flight_number integer not null,
  aircraft text not null,
  date date not null,
  departs_local timestamp not null,
  arrives_local timestamp not null,
  departs_at timestamptz not null,
  duration_minutes integer not null check (duration_minutes > 0),
  unique (airline_id, flight_number, date)
);
create index on flights.departures (day_id);
create index on flights.departures (departs_at);

-- A fare is one price for one stock of seats. A new price is a new fare: what was shown stays true while it is shown.
create table flights.fares (
  id bigint generated always as identity primary key,
  departure_id bigint not null references flights.departures,
  day_id bigint not null references flights.days,
  is_charter boolean not null,
  seller text not null,
  fare_class char(1) not null,
  cabin smallint not null check (cabin between 1 and 3),
  capacity integer not null check (capacity >= 0),
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0),
  elsewhere integer not null default 0 check (elsewhere >= 0),
  adult_total bigint not null check (adult_total > 0),
  prices jsonb not null,
  checked_kg integer not null,
  ladder_id text not null,
  closes_at timestamptz not null,
  fill_load integer not null,
  fill_of integer not null,
  fill_after integer not null,
  constraint never_oversold check (held + sold + elsewhere <= capacity)
) with (fillfactor = 60);
create index on flights.fares (day_id);
create index on flights.fares (departure_id);

create function flights.price_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the price of fare % may not change; make a new fare', old.id;
end $$;
create trigger price_stays before update of adult_total, prices, departure_id on flights.fares
  for each row execute function flights.price_stays();

-- What was searched for and until when its results may be chosen from. Losing it costs a new search, nothing else.
create unlogged table flights.searches (
  id uuid primary key,
  origin_code char(3) not null,
  origin_kind text not null,
  destination_code char(3) not null,
  destination_kind text not null,
  date date not null,
  adults integer not null,
  children integer not null,
  infants integer not null,
  searched_at timestamptz not null,
  valid_until timestamptz not null
);

-- The seats an order has taken. A row without a fare is an order that ended before its seats were taken.
create table flights.holds (
  order_id uuid primary key,
  fare_id bigint references flights.fares,
  seats integer not null default 0 check (seats >= 0),
  adults integer not null default 0,
  children integer not null default 0,
  infants integer not null default 0,
  total bigint not null default 0,
  until timestamptz,
  state text not null check (state in ('held', 'released', 'issued')),
  taken_at timestamptz not null,
  asked integer not null default 0,
  pnr text unique,
  issued_at timestamptz,
  check ((state = 'issued') = (pnr is not null and issued_at is not null))
);
create index on flights.holds (fare_id);

create table flights.tickets (
  number text primary key,
  order_id uuid not null references flights.holds,
  position integer not null,
  unique (order_id, position)
);
create sequence flights.ticket_serial start 240173600;

-- Takes seats of one fare for buyers in the order they came, all in one statement: who fits is held, who does not is told why.
-- An order that holds already, or has ended, takes nothing more.
create function flights.take_seats(fare bigint, buyers jsonb, at timestamptz)
returns table (buyer uuid, outcome text) language plpgsql as $$
declare
  free integer;
  closing timestamptz;
  taken integer := 0;
  asked record;
  before text;
begin
  select capacity - f.held - f.sold - f.elsewhere, f.closes_at into free, closing
  from flights.fares f where f.id = fare for update;
  for asked in
    select * from jsonb_to_recordset(buyers) as b (
      "orderId" uuid, seats integer, adults integer, children integer, infants integer, total bigint, until timestamptz)
  loop
    buyer := asked."orderId";
    select h.state into before from flights.holds h where h.order_id = asked."orderId";
    if not found then
      if free is null or at >= closing then
        outcome := 'closed';
      elsif asked.seats > free - taken then
        outcome := 'sold-out';
      else
        insert into flights.holds (order_id, fare_id, seats, adults, children, infants, total, until, state, taken_at)
        values (asked."orderId", fare, asked.seats, asked.adults, asked.children, asked.infants, asked.total,
          asked.until, 'held', at)
        on conflict (order_id) do nothing;
        if found then
          taken := taken + asked.seats;
          outcome := 'held';
        else
          select h.state into before from flights.holds h where h.order_id = asked."orderId";
          outcome := case when before in ('held', 'issued') then 'held' else 'ended' end;
        end if;
      end if;
    else
      outcome := case when before in ('held', 'issued') then 'held' else 'ended' end;
    end if;
    return next;
  end loop;
  if taken > 0 then
    update flights.fares f set held = f.held + taken where f.id = fare;
  end if;
end $$;
