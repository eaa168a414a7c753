-- A promise given stands: its words do not change, and what was kept or missed stays so.
create or replace function promises.guard_promise() returns trigger language plpgsql as $$
begin
  if (new.id, new.kind, new.subject, new.order_id, new.given_at, new.due_at)
     is distinct from (old.id, old.kind, old.subject, old.order_id, old.given_at, old.due_at)
     or (old.kept_at is not null and new.kept_at is distinct from old.kept_at)
     or (old.missed_at is not null and new.missed_at is distinct from old.missed_at) then
    raise exception 'promise % stands as it was given', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
