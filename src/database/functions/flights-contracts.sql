-- What was loaded stays as it is; it may be withdrawn, once.
create or replace function flights.guard_contract() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.withdrawn_at is not null
    or (new.name, new.document, new.until, new.loaded_at) is distinct from (old.name, old.document, old.until, old.loaded_at) then
    raise exception 'contract % stays as it was loaded', old.name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
