-- True when the entry is written now, false when its key was written before. The postings come in the order of locking: the
-- accounts are found and locked first, one after another, and all postings are written by one statement.
create or replace function wallet.write_entry(
  key text, kind text, order_id uuid, refund_id uuid, attempt_id uuid, withdrawal_id uuid, memo text, at timestamptz,
  classes text[], owners text[], amounts bigint[]
) returns boolean language plpgsql as $$
declare
  written bigint;
  accounts bigint[] := '{}';
begin
  insert into wallet.entry (key, kind, order_id, refund_id, attempt_id, withdrawal_id, memo, at)
  values (write_entry.key, write_entry.kind, write_entry.order_id, write_entry.refund_id, write_entry.attempt_id,
    write_entry.withdrawal_id, write_entry.memo, write_entry.at)
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
create or replace function wallet.take_postings() returns trigger language plpgsql set enable_seqscan = off as $$
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

-- Looked at when the transaction commits: every entry has its postings and they sum to nothing in each currency. Each posting's
-- account is found by its number, for the table may have been small when this was planned.
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

-- Looked at when the transaction commits: all refunds of an order together take back at most what its ticket brought.
create or replace function wallet.check_given_back() returns trigger language plpgsql as $$
begin
  if (
    select coalesce(sum(amount) filter (where kind in ('order-issued', 'refund-agreed')), 0) < 0
    from wallet.entry join wallet.posting on entry_id = entry.id
    where entry.order_id = new.order_id
      and (select class from wallet.account where id = account_id) in ('supplier-payable', 'supplier-receivable', 'revenue'))
  then
    raise exception 'more of order % is given back than was paid', new.order_id
      using errcode = 'check_violation', constraint = 'given_back_at_most_paid';
  end if;
  return null;
end $$;

-- The newest lines of an account below a number, read along its index: how many an account has is guessed by all accounts, most of
-- which have two, and a plan by that reads all of one that has a million.
create or replace function wallet.newest_lines(account bigint, below bigint, of_kind text, take int)
returns table (seq bigint, entry_id bigint, kind text, at timestamptz, amount bigint, order_id uuid)
language plpgsql stable set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
begin
  return query select p.seq, p.entry_id, e.kind, e.at, p.amount, e.order_id
  from wallet.posting p join wallet.entry e on e.id = p.entry_id
  where p.account_id = account and p.seq < coalesce(below, 9223372036854775807) and (of_kind is null or e.kind = of_kind)
  order by p.seq desc limit take;
end $$;
