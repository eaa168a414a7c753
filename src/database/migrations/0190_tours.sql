-- Packages by contract: departures with their seats and prices, and what an order has of them.
create schema tours;

\ir ../functions/tours.sql

create table tours.departures (
  id text primary key check (id ~ '^[a-z]{3}-\d{1,2}-\d{4}-\d\d-\d\d$'),
  package_id text not null,
  leaves_on date not null,
  returns_on date not null check (returns_on > leaves_on),
  -- the flights there and back, as they were published
  outbound jsonb not null,
  inbound jsonb not null,
  departs_at timestamptz not null,
  ladder text not null,
  seats integer not null check (seats > 0),
  minimum integer not null check (minimum between 1 and seats),
  -- of the group, who registered with others
  elsewhere integer not null default 0 check (elsewhere >= 0),
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0),
  -- the group is reached by then, or the tour is called off
  decided_at timestamptz not null,
  closes_at timestamptz not null check (closes_at >= decided_at and closes_at < departs_at),
  called_off_at timestamptz,
  reason text,
  constraint never_oversold check (elsewhere + held + sold <= seats),
  constraint called_off_for_a_reason check ((called_off_at is null) = (reason is null))
);
create index on tours.departures (leaves_on);
create index on tours.departures (decided_at) where called_off_at is null;
create trigger guarded before update on tours.departures for each row execute function tours.guard_departure();

-- What a bed costs, part by part: the price is their sum, and cannot be anything else.
create table tours.prices (
  departure_id text not null references tours.departures,
  hotel_id text not null,
  bed text not null check (bed in ('double', 'single', 'child-bed', 'child-no-bed', 'infant')),
  air bigint not null check (air >= 0),
  stay bigint not null check (stay >= 0),
  transfer bigint not null check (transfer >= 0),
  insurance bigint not null check (insurance >= 0),
  leader bigint not null check (leader >= 0),
  service bigint not null check (service >= 0),
  total bigint not null generated always as (air + stay + transfer + insurance + leader + service) stored,
  primary key (departure_id, hotel_id, bed)
);
create trigger facts before update or delete on tours.prices for each row execute function public.refuse_change();

-- What an order has. A booking without a departure is an order that ended before it took any seat.
create table tours.bookings (
  order_id uuid primary key,
  state text not null check (state in ('held', 'released', 'issued')),
  departure_id text references tours.departures,
  hotel_id text,
  total bigint not null default 0 check (total >= 0),
  voucher_number text,
  taken_at timestamptz not null,
  issued_at timestamptz,
  check (departure_id is not null or state = 'released'),
  check ((departure_id is null) = (hotel_id is null)),
  check ((state = 'issued') = (issued_at is not null) and (state = 'issued') = (voucher_number is not null))
);
create index on tours.bookings (departure_id);
create unique index one_booking_a_number on tours.bookings (voucher_number);
create sequence tours.voucher_serial start 520310;
create trigger guarded before update on tours.bookings for each row execute function tours.guard_booking();

-- Its people, in the order of the passengers, at the prices they were sold at. A room is given back whole.
create table tours.travellers (
  order_id uuid not null references tours.bookings,
  position smallint not null check (position between 0 and 8),
  room smallint not null check (room between 0 and 5),
  bed text not null check (bed in ('double', 'single', 'child-bed', 'child-no-bed', 'infant')),
  air bigint not null,
  stay bigint not null,
  transfer bigint not null,
  insurance bigint not null,
  leader bigint not null,
  service bigint not null,
  total bigint not null generated always as (air + stay + transfer + insurance + leader + service) stored,
  refunded_at timestamptz,
  primary key (order_id, position)
);
create trigger guarded before update on tours.travellers for each row execute function tours.guard_traveller();
