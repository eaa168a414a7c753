-- Agencies that buy on credit: who they are, their people, what each bought, and how much they may owe.

-- agency-receivable    (an agency's id)       below zero: the agency owes us for what it bought; above: it paid ahead
alter table wallet.account drop constraint account_class_check;
alter table wallet.account
  add constraint account_class_check check (class in (
    'traveller-wallet', 'prepayment', 'refunds-due', 'gateway-clearing', 'payout-clearing', 'bank',
    'supplier-payable', 'supplier-receivable', 'revenue', 'discounts', 'promotions', 'rebooking', 'withdrawals-due',
    'shares-held', 'agency-receivable')) not valid;

-- How much may be owed on such an account; rial. Without a line nothing may.
create table wallet.credit_line (
  owner text primary key,
  credit_limit bigint not null check (credit_limit >= 0),
  set_at timestamptz not null
);

\ir ../functions/wallet-accounts.sql
create trigger within_credit before update of balance on wallet.account for each row
  when (new.class = 'agency-receivable' and new.balance < old.balance) execute function wallet.guard_credit();

create schema agencies;
\ir ../functions/agencies.sql

create table agencies.agency (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  -- what its own customers read and call
  phone text not null check (phone <> ''),
  -- of the company, on its statement: eleven digits
  national_id text not null unique check (national_id ~ '^\d{11}$'),
  -- what is bought is to be paid within so many days
  due_days smallint not null check (due_days between 1 and 90),
  -- hundredths of a percent, on what it pays
  markup smallint not null default 0 check (markup between 0 and 5000),
  opened_at timestamptz not null,
  -- of the desk's two
  proposal bigint not null unique,
  blocked_at timestamptz,
  block_reason text,
  constraint blocked_for_a_reason check ((blocked_at is null) = (block_reason is null))
);

-- Somebody is invited by mobile, joins as a traveller, and leaves; a row stays.
create table agencies.person (
  id uuid primary key default gen_random_uuid(),
  agency_id uuid not null references agencies.agency,
  -- E.164; nobody's after erasure
  mobile text,
  user_id uuid,
  role text not null check (role in ('manager', 'seller')),
  -- rial
  order_limit bigint not null check (order_limit >= 0),
  day_limit bigint not null check (day_limit >= order_limit),
  -- whom the desk names, two of it invite: until then nobody joins
  invited_at timestamptz,
  joined_at timestamptz check (joined_at >= invited_at),
  left_at timestamptz,
  constraint joins_as_somebody check ((joined_at is null) = (user_id is null))
);
create unique index of_one_agency on agencies.person (user_id) where left_at is null;
create unique index invited_once on agencies.person (agency_id, mobile) where left_at is null;
create index person_by_user on agencies.person (user_id);
create index person_by_mobile on agencies.person (mobile) where left_at is null;
create trigger guarded before update on agencies.person for each row execute function agencies.guard_person();
create trigger stays before delete or truncate on agencies.person for each statement execute function public.refuse_change();

-- An order paid on credit, once. Its id is the attempt that the order's capture and entry name.
create table agencies.charge (
  id uuid primary key,
  agency_id uuid not null references agencies.agency,
  person_id uuid not null references agencies.person,
  order_id uuid not null unique,
  amount bigint not null check (amount > 0),
  -- the markup of that hour, which its customer's paper keeps
  markup smallint not null check (markup between 0 and 5000),
  -- in Tehran
  day date not null,
  at timestamptz not null
);
create index charge_by_person on agencies.charge (person_id, day);
create index charge_by_agency on agencies.charge (agency_id, at);
create trigger guarded before insert on agencies.charge for each row execute function agencies.guard_charge();
create trigger facts before update or delete on agencies.charge for each row execute function public.refuse_change();
create trigger facts_stay before truncate on agencies.charge for each statement execute function public.refuse_change();

-- Looked at when the transaction commits: no order on credit without its entry, and no entry without its order.
create constraint trigger booked after insert on agencies.charge deferrable initially deferred
  for each row execute function agencies.check_charge();
create constraint trigger of_a_charge after insert on wallet.entry deferrable initially deferred
  for each row when (new.kind = 'order-on-credit') execute function agencies.check_entry();

-- A bank transfer that an agency settled with; the same one is entered once.
create table agencies.settlement (
  proposal bigint primary key,
  agency_id uuid not null references agencies.agency,
  amount bigint not null check (amount > 0),
  reference text not null unique check (reference <> ''),
  day date not null,
  at timestamptz not null
);
create index settlement_by_agency on agencies.settlement (agency_id, at);
create trigger facts before update or delete on agencies.settlement for each row execute function public.refuse_change();
create trigger facts_stay before truncate on agencies.settlement for each statement execute function public.refuse_change();

-- What was bought on credit goes back to it.
alter table refunds.request drop constraint request_destination_check, drop constraint request_paid_into_check;
alter table refunds.request
  add constraint request_destination_check check (destination in ('wallet', 'bank', 'order', 'credit')) not valid,
  add constraint request_paid_into_check check (paid_into in ('wallet', 'bank', 'order', 'credit')) not valid;
