-- What is on sale: days of a route, departures, fares. What suppliers offer is written as departures and fares beside our own, so that
-- lists, orders, tickets and refunds treat it like any fare.
create schema flights;

\ir ../functions/flights-fares.sql

-- A day of a route is made when it is first asked for, out of the seed; what is sold on it is kept here. Each supplier has days of
-- its own: what is made of our inventory is never mixed with what others told.
create table flights.days (
  id bigint generated always as identity primary key,
  origin char(3) not null,
  destination char(3) not null,
  date date not null,
  made_at timestamptz not null,
  supplier text not null default 'own',
  constraint one_day_a_supplier unique (origin, destination, date, supplier)
);
create index on flights.days (date);

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
  supplier text not null default 'own',
  -- What a supplier tells beside the times: who flies it, when that is not the airline of its number, and where it lands on the way
  -- without a change. Either is a code of ours where we know one, and otherwise as it was told.
  operated_by text,
  stops_at text[] not null default '{}'
);
create index on flights.departures (day_id);
create index on flights.departures (departs_at);
create unique index one_departure_of_ours on flights.departures (airline_id, flight_number, date)
  where supplier = 'own';
create unique index one_departure_told on flights.departures
  (supplier, day_id, airline_id, flight_number, departs_local, arrives_local) where supplier <> 'own';

-- A fare is one price for one stock of seats. A new price is a new fare: what was shown stays true while it is shown. A supplier's
-- offer is one or more fares (parts) sold only together; its seats are what it told beyond what we hold of it.
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
  -- far carriers count checked baggage in pieces, the others in kilograms: so many of `checked_unit`
  checked_kg integer not null,
  ladder_id text not null,
  closes_at timestamptz not null,
  fill_load integer not null,
  fill_of integer not null,
  fill_after integer not null,
  supplier text not null default 'own',
  -- the supplier's own name of the offer
  supplier_ref text,
  -- ours: the same flights at the same prices by the same rules
  offer_id text,
  offer_part smallint not null default 0,
  offer_parts smallint not null default 1,
  -- what is kept of it when it is given back, as the supplier told; our own fares name theirs by ladder_id
  ladder jsonb,
  -- the party's price where it was not told in rial, with the rate it was taken at
  told_price jsonb,
  checked_unit text not null default 'Kg' check (checked_unit in ('Kg', 'Pc')),
  -- The rules of an offer in the airline's own words. Another text is another offer, so what an order has bought keeps its own.
  rule_text text,
  -- what a supplier told of the cabin it is in: seat, Wi-Fi, power
  amenities jsonb,
  -- A cancelled flight sells nothing: whatever is given back of it goes to nobody. What others had sold of it is kept here, for a
  -- flight that goes after all.
  elsewhere_when_cancelled integer check (elsewhere_when_cancelled >= 0),
  constraint never_oversold check (held + sold + elsewhere <= capacity),
  constraint told_by_somebody
    check ((supplier = 'own') = (supplier_ref is null) and (supplier = 'own') = (offer_id is null)),
  constraint part_of_an_offer check (offer_part >= 0 and offer_part < offer_parts),
  constraint cancelled_sells_nothing
    check (elsewhere_when_cancelled is null or held + sold + elsewhere = capacity)
) with (fillfactor = 60);
create index on flights.fares (day_id);
create index on flights.fares (departure_id);
create unique index one_part on flights.fares (supplier, offer_id, offer_part) where supplier <> 'own';
create index on flights.fares (closes_at) where supplier <> 'own';
create trigger price_stays before update of adult_total, prices, departure_id on flights.fares
  for each row execute function flights.price_stays();

-- Every process keeps a schedule of what is on sale, and is told what changes of it. Whoever sells only puts down the
-- departure: a notice in the sale itself would let one sale commit after the other. The processes pass the notices on, some
-- times a second, in transactions of their own. After a crash nothing is lost: they read anew what they know.
create unlogged table flights.seat_changes (
  id bigint generated always as identity primary key,
  route text not null,
  date date not null,
  -- none: the day has been made, and from now on its tables are the truth, no longer the seed
  departure_id bigint
);
-- Nobody travels with more than nine: seats beyond that are the same to all, and most sales put down nothing.
create trigger put_down after update of capacity, held, sold, elsewhere on flights.fares for each row
  when (least(9, old.capacity - old.held - old.sold - old.elsewhere)
    <> least(9, new.capacity - new.held - new.sold - new.elsewhere))
  execute function flights.put_down_seats();
create trigger put_down after insert on flights.days for each row execute function flights.put_down_day();
