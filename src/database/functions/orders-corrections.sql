-- A person of an order as a correction names him: what the ticket is made out to, by the names of the columns.
create or replace function orders.person_of(who orders.passenger) returns jsonb language sql stable as $$
  select to_jsonb(who) - array['order_id', 'position', 'age_group', 'stripped']
$$;

-- Who is on a paid ticket is written anew by a correction of the same transaction, or stripped of papers when an account is erased.
create or replace function orders.guard_passenger() returns trigger language plpgsql as $$
begin
  if orders.person_of(new) = orders.person_of(old) then return new; end if;
  if (select status from orders."order" where id = old.order_id) not in ('paid', 'issuing', 'issued', 'refunded') then
    return new;
  end if;
  if new.stripped and (new.first_name, new.last_name, new.first_name_farsi, new.last_name_farsi)
    = (old.first_name, old.last_name, old.first_name_farsi, old.last_name_farsi) then
    return new;
  end if;
  if not exists (select from orders.correction where order_id = old.order_id and position = old.position
    and applied_in = pg_current_xact_id() and after = orders.person_of(new)) then
    raise exception 'who is on a paid ticket changes by a correction alone'
      using errcode = 'restrict_violation', constraint = 'corrected_by_a_correction';
  end if;
  return new;
end $$;

-- What was asked stays as it was asked, and is decided once; people in it go with their account.
create or replace function orders.guard_correction() returns trigger language plpgsql as $$
begin
  if new.stripped and not old.stripped then return new; end if;
  if old.state <> 'requested' or (new.order_id, new.position, new.before, new.after, new.requested_at)
    is distinct from (old.order_id, old.position, old.before, old.after, old.requested_at) then
    raise exception 'a correction is decided once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
