-- A policy is held, then issued or let go; what it covers and costs stays as it was bought.
create or replace function insurance.guard_policy() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - '{state,issued_at,reference,visa_refused_at}'::text[])
    is distinct from (to_jsonb(old) - '{state,issued_at,reference,visa_refused_at}'::text[]) then
    raise exception 'policy % is as it was bought', old.order_id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and old.state <> 'held'
    or old.reference is not null and (new.reference, new.issued_at) is distinct from (old.reference, old.issued_at)
    or old.visa_refused_at is not null and new.visa_refused_at is distinct from old.visa_refused_at then
    raise exception 'policy % cannot become % from %', old.order_id, new.state, old.state using errcode = 'restrict_violation';
  end if;
  if new.state = 'issued' and exists (select from insurance.insured where order_id = new.order_id and number is null) then
    raise exception 'somebody of policy % has no number', old.order_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Nobody's price, age or number changes, and a policy is given back once.
create or replace function insurance.guard_insured() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.position, new.age, new.premium, new.duty, new.commission, new.is_moved)
    is distinct from (old.order_id, old.position, old.age, old.premium, old.duty, old.commission, old.is_moved)
    or old.number is not null and new.number is distinct from old.number
    or old.refunded_at is not null and new.refunded_at is distinct from old.refunded_at then
    raise exception 'insured % of policy % is as it was bought', old.position, old.order_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- A range only fills up.
create or replace function insurance.guard_contract() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - '{next,ended_at}'::text[]) is distinct from (to_jsonb(old) - '{next,ended_at}'::text[])
    or new.next < old.next or old.ended_at is not null and new.ended_at is distinct from old.ended_at then
    raise exception 'contract % is as it was signed', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- What was asked of an insurer ends once: booked there, or failed.
create or replace function insurance.guard_supplied() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.offer, new.moved_of) is distinct from (old.order_id, old.offer, old.moved_of)
    or old.first_asked_at is not null and new.first_asked_at is distinct from old.first_asked_at
    or old.let_go_at is not null and new.let_go_at is distinct from old.let_go_at
    or new.state <> old.state and (old.state, new.state) not in
      (('offered', 'asked'), ('offered', 'failed'), ('asked', 'offered'), ('asked', 'booked'), ('asked', 'failed')) then
    raise exception 'supplied policy % cannot become % from %', old.order_id, new.state, old.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- A quote costs what it cost, and is cancelled once.
create or replace function insurance.guard_supplied_person() returns trigger language plpgsql as $$
begin
  if (new.order_id, new.position, new.quote, new.currency, new.price_minor, new.rate_rial, new.is_moved)
    is distinct from (old.order_id, old.position, old.quote, old.currency, old.price_minor, old.rate_rial, old.is_moved)
    or old.cancel_at is not null and new.cancel_at is distinct from old.cancel_at
    or old.cancelled_at is not null and new.cancelled_at is distinct from old.cancelled_at then
    raise exception 'insured % of supplied policy % is as it was', old.position, old.order_id
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
