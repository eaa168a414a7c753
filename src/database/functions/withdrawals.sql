-- A withdrawal's life goes by the lines of withdrawals.life; what was requested stays. What a traveller takes out in 24 hours is
-- limited, and what goes to one bank account, whoever asks; those of one wallet come one after the other.
create or replace function withdrawals.guard_request() returns trigger language plpgsql as $$
declare
  most constant bigint := 1000000000;
  since timestamptz;
begin
  if tg_op = 'UPDATE' then
    if new.state is distinct from old.state
      and not exists (select from withdrawals.life where was = old.state and becomes = new.state) then
      raise exception 'a withdrawal may not become % from %', new.state, old.state using errcode = 'restrict_violation';
    end if;
    if (new.id, new.number, new.user_id, new.amount, new.account, new.account_print, new.made_at, new.send_at, new.due_at,
      new.brand)
      is distinct from
      (old.id, old.number, old.user_id, old.amount, old.account, old.account_print, old.made_at, old.send_at, old.due_at,
      old.brand) then
      raise exception 'what was requested does not change' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if new.state <> 'requested' then
    raise exception 'a withdrawal begins as requested' using errcode = 'restrict_violation';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('withdrawals of ' || new.user_id, 0));
  perform pg_advisory_xact_lock(hashtextextended('withdrawals to ' || encode(new.account_print, 'hex'), 0));
  since := new.made_at - interval '24 hours';
  if (select count(*) >= 5 from withdrawals.request where user_id = new.user_id and made_at > since) then
    raise exception 'too many withdrawals in a day' using errcode = 'check_violation', constraint = 'five_a_day';
  end if;
  if new.amount + (select coalesce(sum(amount), 0) from withdrawals.request
    where user_id = new.user_id and made_at > since and state not in ('cancelled', 'returned')) > most then
    raise exception 'too much leaves a wallet in a day' using errcode = 'check_violation', constraint = 'most_a_day';
  end if;
  if new.amount + (select coalesce(sum(amount), 0) from withdrawals.request
    where account_print = new.account_print and made_at > since and state not in ('cancelled', 'returned')) > most then
    raise exception 'too much goes to an account in a day' using errcode = 'check_violation', constraint = 'most_to_an_account';
  end if;
  return new;
end $$;

-- Only what was sent is paid out.
create or replace function withdrawals.guard_payout() returns trigger language plpgsql as $$
begin
  if not exists (select from withdrawals.request where id = new.request_id and state = 'sent') then
    raise exception 'withdrawal % is not to be paid out', new.request_id
      using errcode = 'check_violation', constraint = 'of_what_was_sent';
  end if;
  return new;
end $$;

-- What was taken from its owner's wallet is due, or at the bank, or back in that wallet, by its state; and nowhere else.
create or replace function withdrawals.must_be_booked(wanted uuid) returns void language plpgsql as $$
declare
  it withdrawals.request;
  booked bigint[];
  right_ones bigint[];
begin
  select * into it from withdrawals.request where id = wanted;
  select array[
      coalesce(sum(amount) filter (where class = 'traveller-wallet' and owner = it.user_id::text), 0),
      coalesce(sum(amount) filter (where class = 'withdrawals-due' and owner = wanted::text), 0),
      coalesce(sum(amount) filter (where class = 'payout-clearing'), 0)]
    into booked
  from wallet.entry join wallet.posting on entry_id = entry.id join wallet.account on account.id = account_id
  where withdrawal_id = wanted;
  right_ones := case
    when it.state in ('requested', 'sent') then array[-it.amount, it.amount, 0]
    when it.state = 'arrived' then array[-it.amount, 0, it.amount]
    else array[0, 0, 0] end;
  if it.id is null or booked is distinct from right_ones then
    raise exception 'withdrawal % is % and booked as %', wanted, it.state, booked
      using errcode = 'check_violation', constraint = 'booked';
  end if;
end $$;

create or replace function withdrawals.check_request() returns trigger language plpgsql as $$
begin
  perform withdrawals.must_be_booked(new.id);
  return null;
end $$;

create or replace function withdrawals.check_entry() returns trigger language plpgsql as $$
begin
  perform withdrawals.must_be_booked(new.withdrawal_id);
  return null;
end $$;
