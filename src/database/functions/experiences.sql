-- A booking moves by these lines, and what was sold stays what it was; it is issued, let go and given back once.
create or replace function experiences.guard_booking() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - '{state,held_until,reference,papers,asked_at,issued_at,released_at,refunded_at,supplier_refund,reason}'::text[])
    is distinct from
    (to_jsonb(old) - '{state,held_until,reference,papers,asked_at,issued_at,released_at,refunded_at,supplier_refund,reason}'::text[]) then
    raise exception 'the booking of order % stays as it was made', old.order_id using errcode = 'restrict_violation';
  end if;
  if old.issued_at is not null and (new.issued_at, new.reference) is distinct from (old.issued_at, old.reference)
    or old.released_at is not null and new.released_at is distinct from old.released_at
    or old.refunded_at is not null and new.refunded_at is distinct from old.refunded_at then
    raise exception 'the booking of order % ended once', old.order_id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('reserving', 'held'), ('reserving', 'cancelling'), ('reserving', 'gone'),
    ('held', 'confirming'), ('held', 'cancelling'), ('held', 'gone'),
    ('confirming', 'pending'), ('confirming', 'confirmed'), ('confirming', 'cancelling'), ('confirming', 'gone'),
    ('pending', 'confirmed'), ('pending', 'cancelling'), ('pending', 'gone'),
    ('confirmed', 'cancelling'), ('cancelling', 'gone'), ('cancelling', 'by-hand'), ('by-hand', 'gone')) then
    raise exception 'a booking may not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
