-- The ledger: entries of balanced postings that are only ever added. The database itself keeps the books right.
create schema wallet;

\ir ../functions/wallet-accounts.sql
\ir ../functions/wallet-entries.sql

-- An amount flows into an account when positive, out of it when negative; all are whole rial.
-- gateway-clearing     (a gateway's id)       below zero: the gateway owes us what it took
-- prepayment           (an order's id)        taken from the traveller, not yet earned
-- traveller-wallet     (a user's id)          the traveller's own money
-- supplier-payable     (a supplier)           owed for what was issued
-- revenue              (a product)            earned
-- refunds-due          (a refund's id)        agreed with the traveller, not yet given
-- payout-clearing      (a provider's name)    above zero: the provider sent it for us and has yet to be paid
-- bank                 (an account's name)    our own account at a bank; below zero is what lies there
-- supplier-receivable  (a product)            below zero: a supplier owes us for what was given back
-- discounts            (a voucher's code)     below zero: given away
-- promotions           (a campaign)           below zero: given away
create table wallet.account (
  id bigint generated always as identity primary key,
  class text not null constraint account_class_check check (class in (
    'traveller-wallet', 'prepayment', 'refunds-due', 'gateway-clearing', 'payout-clearing', 'bank',
    'supplier-payable', 'supplier-receivable', 'revenue', 'discounts', 'promotions')),
  owner text not null check (owner <> ''),
  currency text not null default 'IRR' check (currency in ('IRR')),
  balance bigint not null default 0,
  part smallint not null default 0,
  constraint account_of_an_owner unique (class, owner, currency, part),
  constraint never_overdrawn check (balance >= 0 or class not in ('traveller-wallet', 'prepayment', 'refunds-due')),
  -- Accounts that every purchase or every refund moves are kept in parts, so that they do not wait for each other. These may be
  -- below zero, so nothing is asked of one part alone: a posting takes any of sixteen, and the balance is their sum. Every other
  -- account has the part 0 alone.
  constraint parts_of_a_busy_account check (part = 0 or
    part between 1 and 15 and class in ('gateway-clearing', 'supplier-payable', 'revenue', 'supplier-receivable',
      'discounts', 'payout-clearing'))
);

create table wallet.entry (
  id bigint generated always as identity primary key,
  -- the same deed is written once, however often it is told
  key text not null unique check (key <> ''),
  kind text not null check (kind <> ''),
  order_id uuid,
  memo text not null,
  at timestamptz not null,
  made_in xid8 not null default pg_current_xact_id(),
  -- where the movement came from
  refund_id uuid,
  attempt_id uuid
);
create index entry_by_order on wallet.entry (order_id) where order_id is not null;
create index entry_by_refund on wallet.entry (refund_id) where refund_id is not null;
create index entry_by_attempt on wallet.entry (attempt_id) where attempt_id is not null;
create index entry_by_time on wallet.entry (at, id);

create table wallet.posting (
  entry_id bigint not null references wallet.entry,
  account_id bigint not null references wallet.account,
  amount bigint not null check (amount <> 0),
  -- The order in which an account took its postings: drawn while the account is locked, so a running balance in this
  -- order is what the balance was. Entries are numbered before the lock and may overtake each other.
  seq bigint generated always as identity,
  primary key (entry_id, account_id)
);
create unique index posting_by_account on wallet.posting (account_id, seq desc);

create trigger facts before update or delete on wallet.entry for each row execute function public.refuse_change();
create trigger facts before update or delete on wallet.posting for each row execute function public.refuse_change();
create trigger facts_stay before truncate on wallet.entry for each statement execute function public.refuse_change();
create trigger facts_stay before truncate on wallet.posting for each statement execute function public.refuse_change();
create trigger accounts_stay before delete on wallet.account for each row execute function public.refuse_change();
create trigger accounts_stay_too before truncate on wallet.account for each statement execute function public.refuse_change();

create trigger guarded before insert or update on wallet.account for each row execute function wallet.guard_account();
create trigger taken after insert on wallet.posting referencing new table as taken
  for each statement execute function wallet.take_postings();
create constraint trigger balanced after insert on wallet.entry deferrable initially deferred
  for each row execute function wallet.check_balanced();
create constraint trigger given_back_at_most_paid after insert on wallet.entry deferrable initially deferred
  for each row when (new.kind = 'refund-agreed') execute function wallet.check_given_back();
