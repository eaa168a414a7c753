-- A room is given back once; what was paid for is not another's, nor another room, afterwards.
create or replace function hotels.guard_room() returns trigger language plpgsql as $$
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

-- A stay at a supplier is what was sold, its booking what was sent; its state moves by these lines.
create or replace function hotels.guard_supplied_stay() returns trigger language plpgsql as $$
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

create or replace function hotels.count_rooms_back() returns trigger language plpgsql as $$
begin
  perform from hotels.nights
  where room_type = new.room_type and night >= new.check_in and night < new.check_out
  order by night for update;
  update hotels.nights set sold = sold - new.rooms
  where room_type = new.room_type and night >= new.check_in and night < new.check_out;
  delete from hotels.rooms_back where id = new.id;
  return null;
end $$;

-- Only who stayed says how it was, of the hotel he stayed in; what was published stays as it was read; its state moves by these lines.
create or replace function hotels.guard_review() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not exists (
      select from hotels.stays s join hotels.rooms r using (order_id)
      where s.order_id = new.order_id and s.state = 'issued' and s.hotel_id = new.hotel_id and r.state = 'open'
        and s.check_in = new.check_in and s.check_out - s.check_in = new.nights
        -- the hotel's day may be ahead of this one
        and s.check_out <= (new.written_at at time zone 'UTC')::date + 1) then
      raise exception 'nobody of order % has stayed there', new.order_id using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if (new.order_id, new.hotel_id, new.check_in, new.nights)
    is distinct from (old.order_id, old.hotel_id, old.check_in, old.nights) then
    raise exception 'review % is of another stay', old.id using errcode = 'restrict_violation';
  end if;
  if old.state = 'published' and (new.clean, new.staff, new.comfort, new.place, new.worth, new.words, new.written_at)
    is distinct from (old.clean, old.staff, old.comfort, old.place, old.worth, old.words, old.written_at) then
    raise exception 'review % is published as it is', old.id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('held', 'published'), ('held', 'refused'), ('published', 'held'), ('refused', 'held'), ('refused', 'published')) then
    raise exception 'a review may not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Nobody new is taken in on a night that its hotel closed; whoever has a room there keeps it.
create or replace function hotels.guard_night() returns trigger language plpgsql as $$
begin
  if new.is_closed and new.held > old.held then
    raise exception 'the night of % in % is closed', new.night, new.room_type using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
