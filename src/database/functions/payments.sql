-- What an attempt is about stays, and its state moves by the lines of payments.moves.
create or replace function payments.guard_attempt() returns trigger language plpgsql as $$
begin
  if (new.id, new.order_id, new.user_id, new.gateway_id, new.amount, new.created_at, new.purpose, new.serial, new.trip_id)
     is distinct from
     (old.id, old.order_id, old.user_id, old.gateway_id, old.amount, old.created_at, old.purpose, old.serial, old.trip_id)
     or (old.reference is not null and new.reference is distinct from old.reference)
     or (old.transaction is not null and new.transaction is distinct from old.transaction)
     or (old.reference is not null and
         (new.charged_currency, new.charged_minor, new.charged_rate_rial, new.charged_rate_at)
         is distinct from (old.charged_currency, old.charged_minor, old.charged_rate_rial, old.charged_rate_at)) then
    raise exception 'what attempt % is about does not change', old.id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state
     and not exists (select from payments.moves where from_state = old.state and to_state = new.state) then
    raise exception 'an attempt may not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- One transaction of a bank is one thing: it pays an attempt or it is odd.
create or replace function payments.guard_transaction() returns trigger language plpgsql as $$
begin
  if exists (select from payments.odd_money
    where attempt_id = new.id or (gateway_id = new.gateway_id and transaction = new.transaction)) then
    raise exception 'transaction % is odd money already', new.transaction
      using errcode = 'unique_violation', constraint = 'one_transaction_one_meaning';
  end if;
  return new;
end $$;

create or replace function payments.write_history() returns trigger language plpgsql as $$
begin
  insert into payments.history (attempt_id, state, reason, at)
  values (new.id, new.state, new.reason, new.moved_at);
  return null;
end $$;

create or replace function payments.guard_odd_money() returns trigger language plpgsql as $$
begin
  if (new.attempt_id, new.gateway_id, new.taken, new.transaction, new.found_at)
     is distinct from (old.attempt_id, old.gateway_id, old.taken, old.transaction, old.found_at)
     or (old.became is not null and new.became is distinct from old.became) then
    raise exception 'what was taken for attempt % does not change', old.attempt_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Looked at when the transaction commits, of an attempt and of a part of one: the parts of an attempt to pay a trip make it, and no
-- other attempt has any.
create or replace function payments.check_parts() returns trigger language plpgsql as $$
declare
  looked_at constant uuid := coalesce(to_jsonb(new) ->> 'attempt_id', to_jsonb(new) ->> 'id')::uuid;
begin
  if not exists (select from payments.attempts where id = looked_at and purpose = 'trip'
    and amount = (select sum(part.amount) from payments.attempt_part part where part.attempt_id = looked_at)) then
    raise exception 'the parts of attempt % do not make it', looked_at
      using errcode = 'check_violation', constraint = 'parts_make_it';
  end if;
  return null;
end $$;
