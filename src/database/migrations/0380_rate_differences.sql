-- What a price in foreign money was charged dearer than by the rate of the day it was issued on goes back: once, by the lines that make it.

-- rate-differences     (a product)            below zero: given back
alter table wallet.account drop constraint account_class_check, drop constraint parts_of_a_busy_account;
alter table wallet.account
  add constraint account_class_check check (class in (
    'traveller-wallet', 'prepayment', 'refunds-due', 'gateway-clearing', 'payout-clearing', 'bank',
    'supplier-payable', 'supplier-receivable', 'revenue', 'discounts', 'promotions', 'rebooking', 'withdrawals-due',
    'shares-held', 'agency-receivable', 'rate-differences')) not valid,
  add constraint parts_of_a_busy_account check (part = 0 or
    part between 1 and 15 and class in ('gateway-clearing', 'supplier-payable', 'revenue', 'supplier-receivable',
      'discounts', 'payout-clearing', 'rate-differences')) not valid;

-- rial, of what was paid: in no refund it comes back once more
alter table orders."order" add column rate_difference bigint not null default 0;
alter table orders."order"
  add constraint difference_was_paid check (rate_difference between 0 and total - discount) not valid;

-- By each rate the order was priced by that had fallen: what of its price it was, both rates, and what goes back of it in rial.
create table orders.rate_difference (
  order_id uuid not null references orders."order",
  place smallint not null check (place between 0 and 99),
  currency text not null check (currency in ('USD', 'AED', 'IQD')),
  minor bigint not null check (minor > 0),
  charged_rial bigint not null,
  charged_on date not null,
  charged_source text not null check (length(charged_source) between 2 and 200),
  issued_rial bigint not null check (issued_rial > 0),
  issued_on date not null,
  issued_source text not null check (length(issued_source) between 2 and 200),
  amount bigint not null check (amount > 0),
  given_at timestamptz not null,
  primary key (order_id, place),
  constraint never_the_other_way check (issued_rial < charged_rial),
  constraint no_more_than_it_fell check (amount <= minor::numeric * (charged_rial - issued_rial) / 100)
);

\ir ../functions/orders-rates.sql

create trigger difference_is_a_fact before update or delete on orders.rate_difference
  for each row execute function public.refuse_change();
create trigger differences_stay before truncate on orders.rate_difference
  for each statement execute function public.refuse_change();
-- Looked at when the transaction commits: its lines, the order's sum and the ledger say the same.
create constraint trigger difference_adds_up after insert on orders.rate_difference deferrable initially deferred
  for each row execute function orders.check_rate_difference('order_id');
create constraint trigger difference_adds_up after update on orders."order" deferrable initially deferred
  for each row when (new.rate_difference <> old.rate_difference) execute function orders.check_rate_difference('id');
create constraint trigger of_a_fallen_rate after insert on wallet.entry deferrable initially deferred
  for each row when (new.kind = 'rate-difference') execute function orders.check_rate_difference('order_id');

-- What goes back of a part no longer includes its share of the difference; that returns to where it came from.
alter table refunds.item add column to_difference bigint not null default 0;
alter table refunds.item
  drop constraint shares_make_the_refund,
  add constraint returns_to_its_difference check (to_difference >= 0) not valid,
  add constraint shares_make_the_refund
    check (from_supplier + from_revenue + from_house = refund + to_discounts + to_difference) not valid;
