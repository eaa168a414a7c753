-- An entry's postings are written in one go and looked at together. Nothing that was promised or refused changes.

-- As before; but the accounts are found and locked first, one after another in the order of locking, and all postings are
-- written by one statement. An account that is opened here is locked by that alone.
create or replace function wallet.write_entry(
  key text, kind text, order_id uuid, refund_id uuid, attempt_id uuid, memo text, at timestamptz,
  classes text[], owners text[], amounts bigint[]
) returns boolean language plpgsql as $$
declare
  written bigint;
  accounts bigint[] := '{}';
begin
  insert into wallet.entry (key, kind, order_id, refund_id, attempt_id, memo, at)
  values (write_entry.key, write_entry.kind, write_entry.order_id, write_entry.refund_id, write_entry.attempt_id,
    write_entry.memo, write_entry.at)
  on conflict do nothing returning id into written;
  if written is null then return false; end if;
  for turn in 1 .. cardinality(classes) loop
    accounts := accounts || wallet.account_for(classes[turn], owners[turn]);
  end loop;
  insert into wallet.posting (entry_id, account_id, amount)
  select written, spot.account, spot.amount from unnest(accounts, amounts) as spot (account, amount);
  return true;
end $$;

-- All postings of a statement: their entries are open, and each moves its account's balance. The accounts are found by their
-- numbers, whatever was planned while they were few.
create function wallet.take_postings() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  closed bigint;
begin
  select entry_id into closed from taken
  where (select made_in from wallet.entry where id = entry_id) <> pg_current_xact_id() limit 1;
  if found then
    raise exception 'entry % is closed', closed using errcode = 'restrict_violation';
  end if;
  update wallet.account set balance = balance + moved.amount
  from (select account_id, sum(amount) as amount from taken group by account_id) moved
  where id = moved.account_id;
  return null;
end $$;
drop trigger taken on wallet.posting;
drop function wallet.take_posting();
create trigger taken after insert on wallet.posting referencing new table as taken
  for each statement execute function wallet.take_postings();

-- As before; but each posting's account is found by its number, for the table may have been small when this was planned.
create or replace function wallet.check_balanced() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(postings), 0) < 2 or bool_or(total <> 0) from (
    select count(*) as postings, sum(amount) as total from wallet.posting where entry_id = new.id
    group by (select currency from wallet.account where id = account_id)) of_a_currency)
  then
    raise exception 'entry % does not balance', new.id using errcode = 'check_violation', constraint = 'balanced';
  end if;
  return null;
end $$;

-- As before; but of an account in parts one is taken that nobody holds, and another is opened when all that are there are
-- held, so that a purchase waits for another only when all sixteen are.
create or replace function wallet.account_for(wanted text, whose text) returns bigint language plpgsql as $$
declare
  found_id bigint;
  in_parts constant boolean := wanted in ('gateway-clearing', 'supplier-payable', 'revenue');
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
