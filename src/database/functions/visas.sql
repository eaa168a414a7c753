-- A request goes its way and no other; what was asked for and what it costs stays as it was paid.
create or replace function visas.guard_request() returns trigger language plpgsql as $$
begin
  if (new.country, new.type, new.days, new.entry, new.speed, new.travel_date, new.fee, new.service, new.guarantee, new.people)
    is distinct from
    (old.country, old.type, old.days, old.entry, old.speed, old.travel_date, old.fee, old.service, old.guarantee, old.people) then
    raise exception 'request % is asked for as it is', old.order_id using errcode = 'restrict_violation';
  end if;
  if old.case_number is not null and (new.case_number, new.received_at) is distinct from (old.case_number, old.received_at) then
    raise exception 'request % is filed as it is', old.order_id using errcode = 'restrict_violation';
  end if;
  if new.stage = old.stage then return new; end if;
  if not exists (select from visas.life where was = old.stage and becomes = new.stage) then
    raise exception 'request % cannot become % from %', old.order_id, new.stage, old.stage using errcode = 'restrict_violation';
  end if;
  if new.stage in ('checked', 'sent') and exists (
    select from visas.paper join visas.applicant using (order_id, position)
    where order_id = new.order_id and outcome = 'waiting' and state not in ('given', 'checked')
  ) then
    raise exception 'request % waits for papers', old.order_id using errcode = 'restrict_violation';
  end if;
  if new.stage = 'sent' and exists (select from visas.by_appointment where country = new.country)
    and not exists (select from visas.appointment where order_id = new.order_id and state = 'attended') then
    raise exception 'request % waits for its appointment', old.order_id using errcode = 'restrict_violation';
  end if;
  if new.stage in ('decided', 'withdrawn') and exists (
    select from visas.applicant where order_id = new.order_id and outcome = 'waiting'
  ) then
    raise exception 'somebody of request % has no answer', old.order_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- An answer is given once, by the authority that has the papers; an approved visa is there to be opened.
create or replace function visas.guard_applicant() returns trigger language plpgsql as $$
declare
  stands_at text;
begin
  if old.outcome <> 'waiting' and (new.outcome, new.answered_at) is distinct from (old.outcome, old.answered_at)
    or old.settled_at is not null and new.settled_at is distinct from old.settled_at then
    raise exception 'applicant % of request % has an answer', old.position, old.order_id using errcode = 'restrict_violation';
  end if;
  if new.outcome = old.outcome then return new; end if;
  select stage into stands_at from visas.request where order_id = new.order_id;
  if new.outcome in ('approved', 'rejected') and stands_at <> 'sent'
    or new.outcome = 'withdrawn' and stands_at not in ('received', 'checked', 'sent') then
    raise exception 'applicant % of request % cannot be % at %', old.position, old.order_id, new.outcome, stands_at
      using errcode = 'restrict_violation';
  end if;
  if new.outcome = 'approved' and not exists (
    select from visas.file where order_id = new.order_id and position = new.position
  ) then
    raise exception 'applicant % of request % has no visa', old.position, old.order_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace function visas.guard_appointment() returns trigger language plpgsql as $$
begin
  if new.order_id <> old.order_id then
    raise exception 'an appointment stays with its request' using errcode = 'restrict_violation';
  end if;
  if (new.state <> old.state or new.state = 'offered')
    and not exists (select from visas.appointment_life where was = old.state and becomes = new.state) then
    raise exception 'the appointment of request % cannot become % from %', old.order_id, new.state, old.state
      using errcode = 'restrict_violation';
  end if;
  if old.state = 'attended' and new is distinct from old
    or new.state in ('taken', 'attended') and (new.offered_for, new.place) is distinct from (old.offered_for, old.place) then
    raise exception 'the appointment of request % is as it was offered', old.order_id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
