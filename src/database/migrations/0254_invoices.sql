-- Numbers of tax invoices: one for each sale and each return in the ledger, from 1 on in each Jalali year, without a gap and none twice.
create table wallet.invoice_counter (
  year smallint primary key check (year between 1400 and 1600),
  last integer not null check (last >= 0)
);

create table wallet.invoice (
  year smallint not null references wallet.invoice_counter,
  number integer not null check (number >= 1),
  entry_id bigint not null unique references wallet.entry,
  order_id uuid not null,
  kind text not null check (kind in ('sale', 'return')),
  -- what the traveller was charged, and of it our own part; below zero in a return
  amount bigint not null,
  revenue bigint not null,
  -- of the entry
  at timestamptz not null,
  primary key (year, number),
  constraint signed_by_kind check (amount <> 0 and (amount > 0) = (kind = 'sale'))
);
create index on wallet.invoice (at, year, number);
create index on wallet.invoice (order_id);
create trigger facts before update or delete on wallet.invoice for each row execute function public.refuse_change();
create trigger facts_stay before truncate on wallet.invoice for each statement execute function public.refuse_change();

\ir ../functions/wallet-invoices.sql
create constraint trigger follows after insert on wallet.invoice deferrable initially deferred
  for each row execute function wallet.check_invoice_follows();
