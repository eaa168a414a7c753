-- A departure is what was published; it is called off once, and stays so.
create or replace function tours.guard_departure() returns trigger language plpgsql as $$
begin
  if (new.id, new.package_id, new.leaves_on, new.returns_on, new.ladder, new.minimum, new.decided_at)
    is distinct from (old.id, old.package_id, old.leaves_on, old.returns_on, old.ladder, old.minimum, old.decided_at) then
    raise exception 'departure % stays as it was published', old.id using errcode = 'restrict_violation';
  end if;
  if old.called_off_at is not null and new.called_off_at is distinct from old.called_off_at then
    raise exception 'departure % is called off', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- A booking moves by these lines, and what was sold stays what it was.
create or replace function tours.guard_booking() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.departure_id, new.hotel_id, new.total)
    is distinct from (old.order_id, old.departure_id, old.hotel_id, old.total) then
    raise exception 'the booking of order % stays as it was made', old.order_id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (('held', 'issued'), ('held', 'released')) then
    raise exception 'a booking may not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- A bed is given back once.
create or replace function tours.guard_traveller() returns trigger language plpgsql as $$
begin
  if old.refunded_at is not null then
    raise exception 'place % of order % was given back', old.position, old.order_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
