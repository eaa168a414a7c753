-- Nights of our own hotels, what an order has of rooms, and hotels that suppliers tell of.
create schema hotels;

\ir ../functions/hotels.sql

-- A room type on a night, made out of the seed when it is first asked for: from then on its price and its rooms are these.
create table hotels.nights (
  room_type text not null,
  night date not null,
  price bigint not null check (price > 0),
  allotment integer not null check (allotment >= 0),
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0),
  primary key (room_type, night),
  constraint never_oversold check (held + sold <= allotment)
) with (fillfactor = 60);

-- What an order has. A stay without a hotel is an order that ended before it took any room.
create table hotels.stays (
  order_id uuid primary key,
  state text not null check (state in ('held', 'released', 'issued')),
  hotel_id text,
  check_in date,
  check_out date,
  total bigint not null default 0 check (total >= 0),
  until timestamptz,
  taken_at timestamptz not null,
  issued_at timestamptz,
  check (hotel_id is not null or state = 'released'),
  check ((hotel_id is null) = (check_in is null) and (hotel_id is null) = (check_out is null)),
  check (check_out > check_in),
  check ((state = 'issued') = (issued_at is not null))
);

-- A room is given back once. What a supplier sold is given back as it told (`told`), and its desk's number is the hotel's own: two
-- hotels may give the same.
create table hotels.rooms (
  order_id uuid not null references hotels.stays,
  -- its place in the order, from 0, which is its leader's
  room smallint not null check (room between 0 and 5),
  room_type text not null,
  board text not null check (board in ('room-only', 'breakfast', 'half-board', 'full-board')),
  ladder text not null check (ladder in ('easy', 'moderate', 'strict', 'fixed', 'told')),
  adults smallint not null check (adults between 1 and 6),
  child_ages smallint[] not null default '{}',
  total bigint not null check (total > 0),
  -- what its nights cost when it was asked last; it holds once the traveller has agreed
  asked_total bigint check (asked_total > 0),
  voucher_number text,
  state text not null default 'open' check (state in ('open', 'refunded')),
  refunded_at timestamptz,
  primary key (order_id, room),
  constraint refunded_at_a_time check ((state = 'refunded') = (refunded_at is not null)),
  constraint only_booked_comes_back check (state = 'open' or voucher_number is not null)
);
create index on hotels.rooms (room_type);
create unique index one_room_a_number_of_ours on hotels.rooms (voucher_number) where ladder <> 'told';
create sequence hotels.voucher_serial start 310480;
create trigger guarded before update on hotels.rooms for each row execute function hotels.guard_room();

-- Hotels that suppliers tell of, by ids of ours: what an address, an order and a voucher name stays when the supplier's search is over.
create table hotels.told_hotels (
  id text primary key check (id ~ '^[a-z0-9-]{3,60}$'),
  supplier text not null,
  -- the supplier's own name of it
  ref text not null,
  city_code text not null check (city_code ~ '^[A-Z]{3}$'),
  shown jsonb not null,
  told_at timestamptz not null,
  constraint one_id_a_hotel unique (supplier, ref)
);

-- The rates that were shown: the same room by the same rules for the same nights and guests has one id, and its latest name there.
create table hotels.told_rates (
  id text primary key,
  hotel_id text not null references hotels.told_hotels,
  check_in date not null,
  check_out date not null,
  -- «2.4.9»
  guests text not null,
  ref text not null,
  rate jsonb not null,
  total bigint not null check (total > 0),
  expires_at timestamptz not null,
  check (check_out > check_in)
);
create index on hotels.told_rates (expires_at);

-- The outbox: one booking an order, on file word for word before it is sent, and what came of it after.
create table hotels.supplied_stays (
  order_id uuid primary key references hotels.stays,
  supplier text not null,
  hotel_id text not null references hotels.told_hotels,
  -- hotel and rate as they were sold: what a supplier says later changes nobody's purchase
  shown jsonb not null,
  rate jsonb not null,
  -- what is booked by, and what was asked at the second question: it holds once the traveller has agreed to its price
  quote jsonb not null,
  asked_quote jsonb,
  booking jsonb,
  state text not null default 'quoted'
    check (state in ('quoted', 'asked', 'unknown', 'booked', 'failed', 'cancelling', 'cancelled', 'by-hand')),
  -- the supplier's name of the booking, what the desk finds it by, and what it costs us, rial
  ref text,
  reference text,
  cost bigint check (cost > 0),
  -- when the latest question was sent
  asked_at timestamptz,
  -- our order has ended: what comes of it there is to be given back
  let_go_at timestamptz,
  reason text,
  history jsonb not null default '[]',
  constraint sent_as_written check (state in ('quoted', 'failed') or (booking is not null and asked_at is not null)),
  constraint booked_by_name
    check ((state in ('booked', 'cancelling', 'cancelled', 'by-hand')) = (ref is not null)),
  check ((ref is null) = (reference is null) and (ref is null) = (cost is null))
);
create unique index one_order_a_booking on hotels.supplied_stays (supplier, ref) where ref is not null;
create index on hotels.supplied_stays (asked_at) where state in ('asked', 'unknown', 'cancelling') or let_go_at is not null;
create trigger guarded before update on hotels.supplied_stays
  for each row execute function hotels.guard_supplied_stay();
