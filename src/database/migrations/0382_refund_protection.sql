-- Protection of a refund: bought with a ticket, it bears a part of the penalty when its traveller gives the ticket back.

-- refund-protection    (a product)            above zero: taken for protection and not yet paid for by it
alter table wallet.account drop constraint account_class_check, drop constraint parts_of_a_busy_account;
alter table wallet.account
  add constraint account_class_check check (class in (
    'traveller-wallet', 'prepayment', 'refunds-due', 'gateway-clearing', 'payout-clearing', 'bank',
    'supplier-payable', 'supplier-receivable', 'revenue', 'discounts', 'promotions', 'rebooking', 'withdrawals-due',
    'shares-held', 'agency-receivable', 'rate-differences', 'refund-protection')) not valid,
  add constraint parts_of_a_busy_account check (part = 0 or
    part between 1 and 15 and class in ('gateway-clearing', 'supplier-payable', 'revenue', 'supplier-receivable',
      'discounts', 'payout-clearing', 'rate-differences', 'refund-protection')) not valid;

-- What protection costs and covers, by what is sold: from its hour on, never edited. Until enough came back of our own
-- tickets the first rows hold; then a job writes what our own refunds say, with what it counted.
create table flights.protection_rate (
  id bigint generated always as identity primary key,
  sold_as text not null check (sold_as in ('system', 'charter')),
  -- of the fare without taxes
  per_mille smallint not null check (per_mille between 1 and 500),
  covers_percent smallint not null check (covers_percent between 1 and 100),
  covers_most bigint not null check (covers_most > 0),
  source text not null check (source in ('table', 'refunds')),
  -- tickets and refunds that were counted, and the penalty of one in the mean
  tickets int not null check (tickets >= 0),
  given_back int not null check (given_back between 0 and tickets),
  mean_percent numeric(5, 2) not null check (mean_percent between 0 and 100),
  in_force_at timestamptz not null,
  constraint counted_by_its_refunds check (source = 'table' or given_back > 0)
);
create index newest_protection_rate on flights.protection_rate (sold_as, in_force_at desc, id desc);
create trigger facts before update or delete on flights.protection_rate for each row execute function public.refuse_change();
create trigger facts_stay before truncate on flights.protection_rate for each statement execute function public.refuse_change();
insert into flights.protection_rate (sold_as, per_mille, covers_percent, covers_most, source, tickets, given_back, mean_percent, in_force_at)
values ('system', 36, 80, 50000000, 'table', 0, 0, 0, '2026-11-20T20:30:00Z'),
  ('charter', 62, 80, 50000000, 'table', 0, 0, 0, '2026-11-20T20:30:00Z');

-- Of one person on one direction, as it was sold; paid, issued and given back with that ticket.
create table flights.hold_protection (
  order_id uuid not null,
  leg smallint not null,
  -- the person's place in the order, from 0
  position smallint not null check (position between 0 and 8),
  price bigint not null check (price > 0),
  percent smallint not null check (percent between 1 and 100),
  most bigint not null check (most > 0),
  primary key (order_id, leg, position),
  foreign key (order_id, leg) references flights.hold_legs
);

\ir ../functions/flights-bags.sql
\ir ../functions/flights-seats.sql

create trigger facts before update or delete on flights.hold_protection for each row execute function public.refuse_change();
create trigger facts_stay before truncate on flights.hold_protection for each statement execute function public.refuse_change();
create constraint trigger sums_with_protection after insert on flights.hold_protection
  deferrable initially deferred for each row execute function flights.sums_with_bags();

-- What a refund brings by its protection stands by item: what was covered, and its price where everything goes back.
alter table refunds.item add column from_protection bigint not null default 0;
alter table refunds.item
  drop constraint shares_make_the_refund,
  add constraint by_its_protection check (from_protection >= 0) not valid,
  add constraint shares_make_the_refund check (
    from_supplier + from_revenue + from_house + from_protection = refund + to_discounts + to_difference) not valid;
