-- For lateness is paid by the day begun, while the money was on its way, and a tenth of it at most.
create function refunds.guard_compensation() returns trigger language plpgsql as $$
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
create trigger guarded before insert on refunds.compensation for each row execute function refunds.guard_compensation();

-- A payout that is being sent is not sent beside it: what never arrived may go again after the time a sending waits for its answer.
create function refunds.guard_payout() returns trigger language plpgsql as $$
begin
  if new.asked_at is null or new.asked_at < old.asked_at + interval '20 seconds' then
    raise exception 'payout % is being sent', old.id using errcode = 'check_violation', constraint = 'sent_by_one';
  end if;
  return new;
end $$;
create trigger sent_by_one before update of asked_at on refunds.payout
  for each row when (old.asked_at is not null) execute function refunds.guard_payout();
