-- A traveller takes money out of the wallet, to a bank account of the same person.

-- withdrawals-due      (a withdrawal's id)    taken out of a wallet, not yet at the bank
alter table wallet.account drop constraint account_class_check, drop constraint never_overdrawn;
alter table wallet.account
  add constraint account_class_check check (class in (
    'traveller-wallet', 'prepayment', 'refunds-due', 'gateway-clearing', 'payout-clearing', 'bank',
    'supplier-payable', 'supplier-receivable', 'revenue', 'discounts', 'promotions', 'rebooking', 'withdrawals-due')),
  add constraint never_overdrawn check (
    balance >= 0 or class not in ('traveller-wallet', 'prepayment', 'refunds-due', 'withdrawals-due'));

alter table wallet.entry add column withdrawal_id uuid;
create index entry_by_withdrawal on wallet.entry (withdrawal_id) where withdrawal_id is not null;
drop function if exists wallet.write_entry(text, text, uuid, uuid, uuid, text, timestamptz, text[], text[], bigint[]);
\ir ../functions/wallet-entries.sql

create schema withdrawals;
\ir ../functions/refunds.sql
\ir ../functions/withdrawals.sql

create sequence withdrawals.serial;

create table withdrawals.life (
  was text not null,
  becomes text not null,
  primary key (was, becomes)
);
-- what was sent is not cancelled any more, and a bank may return what had arrived
insert into withdrawals.life (was, becomes) values
  ('requested', 'sent'), ('requested', 'cancelled'), ('sent', 'arrived'), ('sent', 'returned'), ('arrived', 'returned');

create table withdrawals.request (
  -- chosen by whoever asks, so that one request told twice is one
  id uuid primary key,
  number text not null unique,
  user_id uuid not null,
  -- rial: the least a provider sends, and the most that leaves a wallet at once
  amount bigint not null constraint amount_in_limits check (amount between 50000 and 1000000000),
  -- the bank account, sealed; as much of it as its owner needs to know it by; and what tells that two are the same
  account bytea not null,
  account_hint text not null check (account_hint <> ''),
  account_print bytea not null,
  state text not null default 'requested',
  made_at timestamptz not null,
  -- until then it may be cancelled
  send_at timestamptz not null check (send_at > made_at),
  due_at timestamptz not null check (due_at > send_at)
);
create index request_by_user on withdrawals.request (user_id, made_at);
create index request_by_account on withdrawals.request (account_print, made_at);
create index request_to_send on withdrawals.request (send_at) where state = 'requested';
create trigger guarded before insert or update on withdrawals.request
  for each row execute function withdrawals.guard_request();
create trigger stays before delete on withdrawals.request for each row execute function public.refuse_change();
create trigger stays_too before truncate on withdrawals.request for each statement execute function public.refuse_change();

create table withdrawals.history (
  id bigint generated always as identity primary key,
  request_id uuid not null references withdrawals.request,
  state text not null,
  at timestamptz not null
);
create index history_by_request on withdrawals.history (request_id, id);
create trigger facts before update or delete on withdrawals.history for each row execute function public.refuse_change();
create trigger facts_stay before truncate on withdrawals.history for each statement execute function public.refuse_change();

-- An order to the provider, as of a refund: its id goes with it and is known before it is sent, so that it is never paid twice.
create table withdrawals.payout (
  id uuid primary key,
  request_id uuid not null unique references withdrawals.request,
  -- sent at least once: an answer may be missing
  asked_at timestamptz,
  provider_id text,
  reference text,
  -- when to ask how it stands; null when there is nothing more to ask
  look_at timestamptz
);
create index payout_to_look_at on withdrawals.payout (look_at) where look_at is not null;
create trigger of_what_was_sent before insert on withdrawals.payout
  for each row execute function withdrawals.guard_payout();
create trigger sent_by_one before update of asked_at on withdrawals.payout
  for each row when (old.asked_at is not null) execute function refunds.guard_payout();
create trigger stays before delete or truncate on withdrawals.payout
  for each statement execute function public.refuse_change();

-- Looked at when the transaction commits: the ledger holds of a withdrawal what its state says.
create constraint trigger booked after insert or update of state on withdrawals.request deferrable initially deferred
  for each row execute function withdrawals.check_request();
create constraint trigger of_a_withdrawal after insert on wallet.entry deferrable initially deferred
  for each row when (new.withdrawal_id is not null) execute function withdrawals.check_entry();

-- A bank account whose bank said that it is this person's: sealed, with the name that was asked about.
create table withdrawals.checked_account (
  bank_detail_id uuid primary key,
  user_id uuid not null,
  sealed bytea not null,
  checked_at timestamptz not null
);
create index checked_account_by_user on withdrawals.checked_account (user_id);
