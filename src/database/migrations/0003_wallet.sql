-- The ledger: entries of balanced postings that are only ever added. The database itself keeps the books right.
create schema wallet;

-- An amount flows into an account when positive, out of it when negative; all are whole rial.
-- gateway-clearing  (a gateway's id)  below zero: the gateway owes us what it took
-- prepayment        (an order's id)   taken from the traveller, not yet earned
-- traveller-wallet  (a user's id)     the traveller's own money
-- supplier-payable  (a supplier)      owed for what was issued
-- revenue           (a product)       earned
create table wallet.account (
  id bigint generated always as identity primary key,
  class text not null check (class in ('traveller-wallet', 'gateway-clearing', 'prepayment', 'supplier-payable', 'revenue')),
  owner text not null check (owner <> ''),
  currency text not null default 'IRR' check (currency in ('IRR')),
  balance bigint not null default 0,
  unique (class, owner, currency),
  constraint never_overdrawn check (balance >= 0 or class not in ('traveller-wallet', 'prepayment'))
);

create table wallet.entry (
  id bigint generated always as identity primary key,
  -- the same deed is written once, however often it is told
  key text not null unique check (key <> ''),
  kind text not null check (kind <> ''),
  order_id uuid,
  memo text not null,
  at timestamptz not null,
  made_in xid8 not null default pg_current_xact_id()
);
create index entry_by_order on wallet.entry (order_id) where order_id is not null;

create table wallet.posting (
  entry_id bigint not null references wallet.entry,
  account_id bigint not null references wallet.account,
  amount bigint not null check (amount <> 0),
  primary key (entry_id, account_id)
);
create index posting_by_account on wallet.posting (account_id, entry_id desc);

create trigger facts before update or delete on wallet.entry for each row execute function public.refuse_change();
create trigger facts before update or delete on wallet.posting for each row execute function public.refuse_change();
create trigger facts_stay before truncate on wallet.entry for each statement execute function public.refuse_change();
create trigger facts_stay before truncate on wallet.posting for each statement execute function public.refuse_change();
create trigger accounts_stay before delete on wallet.account for each row execute function public.refuse_change();
create trigger accounts_stay_too before truncate on wallet.account for each statement execute function public.refuse_change();

-- An account is born empty, and its balance moves by postings alone.
create function wallet.guard_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.balance = 0 then return new; end if;
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1
    and (new.id, new.class, new.owner, new.currency) = (old.id, old.class, old.owner, old.currency) then return new; end if;
  raise exception 'a balance moves by postings alone' using errcode = 'restrict_violation';
end $$;
create trigger guarded before insert or update on wallet.account for each row execute function wallet.guard_account();

create function wallet.take_posting() returns trigger language plpgsql as $$
begin
  if (select made_in from wallet.entry where id = new.entry_id) <> pg_current_xact_id() then
    raise exception 'entry % is closed', new.entry_id using errcode = 'restrict_violation';
  end if;
  update wallet.account set balance = balance + new.amount where id = new.account_id;
  return null;
end $$;
create trigger taken after insert on wallet.posting for each row execute function wallet.take_posting();

-- Looked at when the transaction commits: every entry has its postings and they sum to nothing in each currency.
create function wallet.check_balanced() returns trigger language plpgsql as $$
begin
  if (select count(*) from wallet.posting where entry_id = new.id) < 2 or exists (
    select from wallet.posting join wallet.account on account.id = posting.account_id
    where entry_id = new.id group by currency having sum(amount) <> 0
  ) then
    raise exception 'entry % does not balance', new.id using errcode = 'check_violation', constraint = 'balanced';
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on wallet.entry deferrable initially deferred
  for each row execute function wallet.check_balanced();
