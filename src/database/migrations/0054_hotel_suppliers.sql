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

-- What a supplier sold is given back as it told, and its desk's number is the hotel's own: two hotels may give the same.
alter table hotels.rooms
  drop constraint rooms_ladder_check,
  add constraint rooms_ladder_check check (ladder in ('easy', 'moderate', 'strict', 'fixed', 'told')),
  drop constraint rooms_voucher_number_key;
create unique index one_room_a_number_of_ours on hotels.rooms (voucher_number) where ladder <> 'told';

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

create function hotels.guard_supplied_stay() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.supplier, new.hotel_id, new.shown, new.rate)
    is distinct from (old.order_id, old.supplier, old.hotel_id, old.shown, old.rate) then
    raise exception 'what was sold for order % stays as it was', old.order_id using errcode = 'restrict_violation';
  end if;
  if old.state <> 'quoted' and new.state <> 'quoted' and not coalesce((new.booking->'stripped')::boolean, false)
    and (new.quote, new.booking) is distinct from (old.quote, old.booking) then
    raise exception 'the booking of order % stays as it was sent', old.order_id using errcode = 'restrict_violation';
  end if;
  if old.ref is not null and (new.ref, new.reference) is distinct from (old.ref, old.reference) then
    raise exception 'the booking of order % keeps its name', old.order_id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and not (old.state, new.state) in (
    ('quoted', 'asked'), ('quoted', 'failed'),
    ('asked', 'quoted'), ('asked', 'booked'), ('asked', 'failed'), ('asked', 'unknown'),
    ('unknown', 'booked'), ('unknown', 'failed'),
    ('booked', 'cancelling'), ('cancelling', 'cancelled'), ('cancelling', 'by-hand')) then
    raise exception 'a stay at a supplier may not go from % to %', old.state, new.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guarded before update on hotels.supplied_stays
  for each row execute function hotels.guard_supplied_stay();
