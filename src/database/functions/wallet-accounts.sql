-- An account is born empty, and its balance moves by postings alone.
create or replace function wallet.guard_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.balance = 0 then return new; end if;
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1
    and (new.id, new.class, new.owner, new.currency, new.part) = (old.id, old.class, old.owner, old.currency, old.part)
    then return new; end if;
  raise exception 'a balance moves by postings alone' using errcode = 'restrict_violation';
end $$;

-- The account's row, locked until the transaction ends; opened when it is the first time. Of an account in parts one is taken
-- that nobody holds, and another is opened when all that are there are held, so that a purchase waits for another only when
-- all sixteen are.
create or replace function wallet.account_for(wanted text, whose text) returns bigint language plpgsql as $$
declare
  found_id bigint;
  in_parts constant boolean := wanted in ('gateway-clearing', 'supplier-payable', 'revenue', 'supplier-receivable',
    'discounts', 'payout-clearing', 'rate-differences', 'refund-protection');
  any_part constant smallint := case when in_parts then floor(random() * 16) else 0 end;
begin
  if in_parts then
    select id into found_id from wallet.account
    where class = wanted and owner = whose and currency = 'IRR' limit 1 for update skip locked;
    if found then return found_id; end if;
    insert into wallet.account (class, owner, part)
    select wanted, whose, one.part from generate_series(0, 15) as one (part)
    where not exists (
      select from wallet.account
      where class = wanted and owner = whose and currency = 'IRR' and part = one.part)
    order by random() limit 1 on conflict do nothing returning id into found_id;
    if found then return found_id; end if;
  end if;
  loop
    select id into found_id from wallet.account
    where class = wanted and owner = whose and currency = 'IRR' and part = any_part for update;
    if found then return found_id; end if;
    insert into wallet.account (class, owner, part) values (wanted, whose, any_part) on conflict do nothing
    returning id into found_id;
    if found then return found_id; end if;
  end loop;
end $$;

-- An agency owes no more than its line allows, whoever buys at once: the account's row is locked by the posting, the line by this.
-- Only what makes the debt larger is asked; a line may be lowered below what is owed.
create or replace function wallet.guard_credit() returns trigger language plpgsql as $$
declare
  allowed bigint;
begin
  select credit_limit into allowed from wallet.credit_line where owner = new.owner for share;
  if new.balance < -coalesce(allowed, 0) then
    raise exception 'account % has no such credit', new.id using errcode = 'check_violation', constraint = 'within_credit';
  end if;
  return new;
end $$;
