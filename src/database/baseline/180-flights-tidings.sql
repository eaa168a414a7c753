-- What became of flights since they were put on sale, how late they are of late, and who waits for seats.

\ir ../functions/flights-cancelled.sql

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
create trigger cancelled_stays_full before update on flights.fares for each row
  when (new.elsewhere_when_cancelled is not null) execute function flights.keep_cancelled_full();
create trigger cancelled_from_the_start after insert on flights.fares
  referencing new table as inserted for each statement execute function flights.cancelled_from_the_start();

-- How late the flights of a number were of late, as a data port told it. Not asked again before `ask_after`; nothing told
-- leaves `told_at` empty.
create table flights.delays (
  source text not null,
  flight_number text not null,
  records jsonb not null default '[]',
  told_at timestamptz,
  ask_after timestamptz not null,
  primary key (source, flight_number)
);

-- Who wants to be told when a flight that is sold out has seats again. What it looked like is kept with it, so that it can
-- be told of when the search is long forgotten. One open watch a person and flight; told once, and over.
create table flights.watches (
  id uuid primary key,
  user_id uuid not null,
  hash text not null,
  origin_name text not null,
  destination_name text not null,
  airline_name text not null,
  flight_number text not null,
  cabin smallint not null check (cabin between 1 and 3),
  departs_local timestamp not null,
  departs_at timestamptz not null,
  adults integer not null,
  children integer not null,
  infants integer not null,
  seats integer not null check (seats between 1 and 9),
  address text not null,
  watched_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('told', 'stopped', 'departed')),
  check ((ended_at is null) = (ended_by is null))
);
create unique index one_open_watch on flights.watches (user_id, hash) where ended_at is null;
create index on flights.watches (user_id, watched_at desc);
create index on flights.watches (departs_at) where ended_at is null;

-- The flights of a watch: all of them need seats, each in its cabin, whoever sells them.
create table flights.watched_flights (
  watch_id uuid not null references flights.watches on delete cascade,
  departure_id bigint not null references flights.departures,
  cabin smallint not null check (cabin between 1 and 3),
  primary key (watch_id, departure_id)
);
