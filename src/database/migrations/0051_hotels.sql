create schema hotels;

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

create table hotels.rooms (
  order_id uuid not null references hotels.stays,
  -- its place in the order, from 0, which is its leader's
  room smallint not null check (room between 0 and 5),
  room_type text not null,
  board text not null check (board in ('room-only', 'breakfast', 'half-board', 'full-board')),
  ladder text not null check (ladder in ('easy', 'moderate', 'strict', 'fixed')),
  adults smallint not null check (adults between 1 and 6),
  child_ages smallint[] not null default '{}',
  total bigint not null check (total > 0),
  -- what its nights cost when it was asked last; it holds once the traveller has agreed
  asked_total bigint check (asked_total > 0),
  voucher_number text unique,
  state text not null default 'open' check (state in ('open', 'refunded')),
  refunded_at timestamptz,
  primary key (order_id, room),
  constraint refunded_at_a_time check ((state = 'refunded') = (refunded_at is not null)),
  constraint only_booked_comes_back check (state = 'open' or voucher_number is not null)
);
create index on hotels.rooms (room_type);
create sequence hotels.voucher_serial start 310480;

-- A room is given back once; what was paid for is not another's, nor another room, afterwards.
create function hotels.guard_room() returns trigger language plpgsql as $$
begin
  if old.state = 'refunded' then
    raise exception 'room % of order % was given back', old.room, old.order_id using errcode = 'restrict_violation';
  end if;
  if old.voucher_number is not null
    and (new.room_type, new.total, new.voucher_number) is distinct from (old.room_type, old.total, old.voucher_number) then
    raise exception 'room % of order % is booked as it is', old.room, old.order_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guarded before update on hotels.rooms for each row execute function hotels.guard_room();
