-- Tickets are given for another flight: a new order is paid, as far as they are worth, by what was paid for them. They are given
-- back in the transaction in which the new tickets come out, and stand as they were until then.

-- rebooking            (the new order's id)   below zero: its tickets are awaited, and those given for them still stand
alter table wallet.account drop constraint account_class_check;
alter table wallet.account add constraint account_class_check check (class in (
  'traveller-wallet', 'prepayment', 'refunds-due', 'gateway-clearing', 'payout-clearing', 'bank',
  'supplier-payable', 'supplier-receivable', 'revenue', 'discounts', 'promotions', 'rebooking'));
alter table wallet.account add constraint rebooking_is_advanced check (class <> 'rebooking' or balance <= 0);

alter table orders."order"
  -- what of the total the tickets pay that are given for it
  add column credit bigint not null default 0 check (credit >= 0),
  drop constraint parts_fit,
  add constraint parts_fit check (discount + wallet_part + credit <= total);

\ir ../functions/orders.sql

create table orders.rebooking (
  -- the new order, and the one whose tickets are given for it
  order_id uuid primary key references orders."order",
  of_order_id uuid not null references orders."order" check (of_order_id <> order_id),
  leg smallint not null check (leg >= 0),
  -- what the tickets are worth, by the quote of giving them back
  worth bigint not null check (worth > 0),
  quote_id uuid not null unique,
  made_at timestamptz not null
);
create index rebooking_of on orders.rebooking (of_order_id);
create trigger facts before update or delete on orders.rebooking for each row execute function public.refuse_change();
create trigger facts_stay before truncate on orders.rebooking for each statement execute function public.refuse_change();

-- A ticket is promised to one new order at a time; it is free again when that one comes to nothing.
create table orders.rebooked (
  of_order_id uuid not null references orders."order",
  passenger smallint not null check (passenger >= 0),
  leg smallint not null check (leg >= 0),
  order_id uuid not null references orders.rebooking,
  constraint rebooked_once primary key (of_order_id, leg, passenger)
);
create index rebooked_to on orders.rebooked (order_id);

create trigger guarded before insert on orders.rebooking for each row execute function orders.guard_rebooking();

create trigger freed after update of status on orders."order" for each row
  when (new.credit > 0 and new.status in ('rejected', 'expired', 'cancelled', 'failed')) execute function orders.free_rebooked();

alter table refunds.request drop constraint request_destination_check, drop constraint request_paid_into_check;
alter table refunds.request
  add constraint request_destination_check check (destination in ('wallet', 'bank', 'order')),
  add constraint request_paid_into_check check (paid_into in ('wallet', 'bank', 'order')),
  add constraint into_an_order_by_it check (paid_into is null or (destination = 'order') = (paid_into = 'order'));
