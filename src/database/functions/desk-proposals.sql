-- Four eyes, whatever the code above does.

-- A proposal begins open and is decided once; only the decision is written to it. Whoever proposed it and whoever approves it
-- are both still at the desk, and stay so until the transaction ends.
create or replace function desk.guard_proposal() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status = 'open' then return new; end if;
    raise exception 'a proposal begins open' using errcode = 'restrict_violation';
  end if;
  if old.status <> 'open' or (to_jsonb(new) - '{status,decided_by,decided_at,decision_reason}'::text[])
    is distinct from (to_jsonb(old) - '{status,decided_by,decided_at,decision_reason}'::text[]) then
    raise exception 'proposal % is decided, and stands as it was made', old.number using errcode = 'restrict_violation';
  end if;
  if new.status = 'approved' then
    perform from desk.staff where id in (new.proposed_by, new.decided_by) and disabled_at is null order by id for share;
    if (select count(*) from desk.staff where id in (new.proposed_by, new.decided_by) and disabled_at is null) <> 2 then
      raise exception 'proposal % has not two people any more', old.number using errcode = 'restrict_violation';
    end if;
  end if;
  return new;
end $$;
