-- Who works at the desk, and for how long.

-- Whoever gets other roles, or none, signs in anew: no session outlives the rights it was opened with.
create or replace function desk.end_sessions() returns trigger language plpgsql as $$
begin
  if (new.roles, new.hotels, new.disabled_at) is distinct from (old.roles, old.hotels, old.disabled_at) then
    if new.changed_at < old.changed_at then
      raise exception 'a change of rights is not made before the last one' using errcode = 'check_violation';
    end if;
    update desk.session set revoked_at = new.changed_at,
      revoked_why = case when new.disabled_at is null then 'roles changed' else 'disabled' end
      where staff_id = new.id and revoked_at is null;
  end if;
  return new;
end $$;
