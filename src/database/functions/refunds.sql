-- A refund's life goes by the lines of refunds.life; what was agreed stays.
create or replace function refunds.guard_life() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'agreed' then
      raise exception 'a refund begins as agreed' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if new.state is distinct from old.state
    and not exists (select from refunds.life where was = old.state and becomes = new.state) then
    raise exception 'a refund may not become % from %', new.state, old.state using errcode = 'restrict_violation';
  end if;
  if (new.id, new.tracking_number, new.order_id, new.user_id, new.quote_id, new.destination, new.amount, new.penalty, new.made_at)
    is distinct from
    (old.id, old.tracking_number, old.order_id, old.user_id, old.quote_id, old.destination, old.amount, old.penalty, old.made_at) then
    raise exception 'what was agreed does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- An item's amounts are those of the quote its request was agreed by.
create or replace function refunds.guard_item() returns trigger language plpgsql as $$
begin
  if not exists (
    select from refunds.request join refunds.quote on quote.id = quote_id
    where request.id = new.request_id and quote.items @> jsonb_build_array(jsonb_build_object(
      'passenger', new.passenger, 'leg', new.leg, 'percent', new.percent, 'paid', new.paid, 'penalty', new.penalty,
      'refund', new.refund, 'fromSupplier', new.from_supplier, 'fromRevenue', new.from_revenue,
      'toDiscounts', new.to_discounts)
      || case when new.from_house > 0 then jsonb_build_object('fromHouse', new.from_house) else '{}' end
      || case when new.to_difference > 0 then jsonb_build_object('toDifference', new.to_difference) else '{}' end
      || case when new.from_protection > 0 then jsonb_build_object('fromProtection', new.from_protection) else '{}' end)) then
    raise exception 'an item is given back as it was quoted' using errcode = 'check_violation', constraint = 'as_quoted';
  end if;
  return new;
end $$;

-- Looked at when the transaction commits: a ticket that is promised for another goes back with that one's issue alone. The order is
-- locked, so that no promise is overlooked.
create or replace function refunds.guard_promised() returns trigger language plpgsql as $$
begin
  perform from orders."order" where id = new.order_id for no key update;
  if exists (
    select from orders.rebooked join orders."order" made on made.id = rebooked.order_id
    where of_order_id = new.order_id and leg = new.leg and passenger = new.passenger and made.status <> 'issued') then
    raise exception 'the ticket of passenger % on leg % is promised', new.passenger, new.leg
      using errcode = 'check_violation', constraint = 'given_back_while_promised';
  end if;
  return null;
end $$;

-- For lateness is paid by the day begun, while the money was on its way, and a tenth of it at most.
create or replace function refunds.guard_compensation() returns trigger language plpgsql as $$
declare
  late refunds.request;
  begins timestamptz;
begin
  select * into late from refunds.request where id = new.request_id;
  begins := late.due_at + (new.day - 1) * interval '24 hours';
  -- what was at the bank and came back was in time: who notes it may read the clock a moment later than who pays
  if late.destination <> 'bank' or new.at <= begins or exists (
    select from refunds.history where request_id = new.request_id and state = 'paid' and at + interval '1 minute' < begins)
  then
    raise exception 'refund % was not late by % days', new.request_id, new.day
      using errcode = 'check_violation', constraint = 'for_lateness';
  end if;
  if new.amount + (select coalesce(sum(amount), 0) from refunds.compensation where request_id = new.request_id) > ceil(late.amount / 10.0) then
    raise exception 'refund % is made good for already', new.request_id
      using errcode = 'check_violation', constraint = 'a_tenth_at_most';
  end if;
  return new;
end $$;

-- A payout that is being sent is not sent beside it: what never arrived may go again after the time a sending waits for its answer.
create or replace function refunds.guard_payout() returns trigger language plpgsql as $$
begin
  if new.asked_at is null or new.asked_at < old.asked_at + interval '20 seconds' then
    raise exception 'payout % is being sent', old.id using errcode = 'check_violation', constraint = 'sent_by_one';
  end if;
  return new;
end $$;
