-- Rial that somebody has spent on a day. What could not be issued is the credit's again, and no part of it: neither what failed nor
-- that in whose place another was taken.
create or replace function agencies.spent_on(person uuid, of_day date) returns bigint language plpgsql stable as $$
begin
  return (select coalesce(sum(amount), 0) from agencies.charge
    where person_id = person and day = of_day and not exists (
      select from wallet.entry where entry.order_id = charge.order_id and kind = 'order-failed'));
end $$;

-- Whoever is on an agency's row buys on its credit: while he is its own, it is not blocked, and within his own limits. The
-- agency's row is locked before the person's, as where people are changed; so two at once cannot both be the last of his day.
create or replace function agencies.guard_charge() returns trigger language plpgsql as $$
declare
  buyer record;
begin
  perform from agencies.agency where id = new.agency_id and blocked_at is null for share;
  if not found then
    raise exception 'agency % is blocked', new.agency_id using errcode = 'check_violation', constraint = 'not_blocked';
  end if;
  select * into buyer from agencies.person where id = new.person_id for update;
  if not found or buyer.agency_id <> new.agency_id or buyer.joined_at is null or buyer.left_at is not null then
    raise exception 'person % buys nothing for agency %', new.person_id, new.agency_id
      using errcode = 'check_violation', constraint = 'of_its_people';
  end if;
  if new.amount > buyer.order_limit then
    raise exception 'more than an order of person %', buyer.id using errcode = 'check_violation', constraint = 'within_order';
  end if;
  if agencies.spent_on(buyer.id, new.day) + new.amount > buyer.day_limit then
    raise exception 'more than a day of person %', buyer.id using errcode = 'check_violation', constraint = 'within_day';
  end if;
  return new;
end $$;

-- Who left does not come back by the same row, and nobody's row becomes another's.
create or replace function agencies.guard_person() returns trigger language plpgsql as $$
begin
  if (new.id, new.agency_id) <> (old.id, old.agency_id)
    or old.invited_at is distinct from new.invited_at and old.invited_at is not null
    or new.joined_at is not null and new.invited_at is null
    or old.left_at is distinct from new.left_at and old.left_at is not null
    or old.user_id is distinct from new.user_id and old.user_id is not null
    or old.joined_at is distinct from new.joined_at and old.joined_at is not null
    or old.mobile is distinct from new.mobile and new.mobile is not null then
    raise exception 'who somebody is at an agency does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace function agencies.is_booked(charge uuid, agency uuid, of_order uuid, owed bigint) returns boolean
  language sql stable as $$
  select exists (
    select from wallet.entry join wallet.posting on entry_id = entry.id join wallet.account on account.id = account_id
    where attempt_id = charge and order_id = of_order and kind = 'order-on-credit'
      and class = 'agency-receivable' and owner = agency::text and amount = -owed)
$$;

create or replace function agencies.check_charge() returns trigger language plpgsql as $$
begin
  if not agencies.is_booked(new.id, new.agency_id, new.order_id, new.amount) then
    raise exception 'order % is on credit without its entry', new.order_id
      using errcode = 'check_violation', constraint = 'charged_in_the_ledger';
  end if;
  return null;
end $$;

create or replace function agencies.check_entry() returns trigger language plpgsql as $$
begin
  if not exists (select from agencies.charge where id = new.attempt_id and order_id = new.order_id
    and agencies.is_booked(id, agency_id, order_id, amount)) then
    raise exception 'entry % is of no order on credit', new.id
      using errcode = 'check_violation', constraint = 'charged_for_an_order';
  end if;
  return null;
end $$;
