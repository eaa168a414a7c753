-- A bag after the ticket is of an open ticket with a seat, whose traveller has none with it.
create or replace function flights.guard_later_bag() returns trigger language plpgsql as $$
begin
  if not exists (
    select from flights.tickets t join flights.hold_legs l on l.order_id = t.order_id and l.leg = t.leg
    where t.order_id = new.ticket_order and t.leg = new.leg and t.position = new.passenger and t.state = 'open'
      and l.groups[new.passenger + 1] <> 'infant') then
    raise exception 'nobody flies with a seat at place % of leg % of order %', new.passenger, new.leg, new.ticket_order
      using errcode = 'check_violation', constraint = 'bag_of_an_open_ticket';
  end if;
  if exists (
    select from flights.hold_bags
    where order_id = new.ticket_order and leg = new.leg and position = new.passenger) then
    raise exception 'a bag was bought with the ticket of place % of leg % of order %', new.passenger, new.leg, new.ticket_order
      using errcode = 'check_violation', constraint = 'one_bag_a_ticket';
  end if;
  return new;
end $$;

-- What was sold stays what it was; it ends once, and is given back once.
create or replace function flights.guard_later_bag_sold() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - '{ended_at,refunded_at}'::text[]) is distinct from (to_jsonb(old) - '{ended_at,refunded_at}'::text[])
    or old.ended_at is not null and new.ended_at is distinct from old.ended_at
    or old.refunded_at is not null and new.refunded_at is distinct from old.refunded_at then
    raise exception 'the bag of place % of order % stays as it was sold', old.position, old.order_id
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Moves by the lines of `later-bag-life.ts`: what was asked for once is never asked for again.
create or replace function flights.guard_later_bags_order() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - '{state,there_before,asked_at,issued_at,reason}'::text[])
    is distinct from (to_jsonb(old) - '{state,there_before,asked_at,issued_at,reason}'::text[]) then
    raise exception 'the bags of order % stay as they were held', old.order_id using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('held', 'asking'), ('held', 'issued'), ('held', 'released'), ('held', 'failed'),
    ('asking', 'held'), ('asking', 'issued'), ('asking', 'failed'), ('asking', 'unsure'),
    ('unsure', 'failed'), ('unsure', 'by-hand'), ('by-hand', 'failed')) then
    raise exception 'bags may not go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
