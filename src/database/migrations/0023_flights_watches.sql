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
