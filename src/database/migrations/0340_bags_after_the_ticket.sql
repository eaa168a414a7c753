-- Bags that are bought on an issued ticket: an order of their own, of one direction of the ticket's order.
\ir ../functions/flights-later-bags.sql

-- Stored before anything is sent. A row without a ticket's order is an order that ended before it was one.
create table flights.later_bag_orders (
  order_id uuid primary key,
  state text not null check (state in ('held', 'asking', 'issued', 'released', 'failed', 'unsure', 'by-hand')),
  ticket_order uuid,
  leg smallint,
  -- the call that made it, by its buyer and key
  made_by text unique,
  -- `own`, or who sells it, and its order there
  supplier text check (supplier <> ''),
  supplier_ref text check (supplier_ref <> ''),
  -- what it is paid in there, by the rate of the sale
  currency text check (currency ~ '^[A-Z]{3}$'),
  rate_rial bigint check (rate_rial > 0),
  -- the supplier's ids of what had been bought beside the tickets when it was asked: what is new then is ours
  there_before jsonb,
  taken_at timestamptz not null,
  asked_at timestamptz,
  issued_at timestamptz,
  reason text,
  foreign key (ticket_order, leg) references flights.hold_legs (order_id, leg),
  constraint of_a_ticket check (
    ticket_order is not null and leg is not null and supplier is not null
    or num_nonnulls(ticket_order, leg, supplier) = 0 and state = 'released'),
  constraint sold_by_somebody_else check (
    (supplier is null or supplier = 'own') = (supplier_ref is null) and (supplier_ref is null) = (currency is null)
    and (currency is null) = (rate_rial is null)),
  constraint asked_with_what_was_there check (state not in ('asking', 'unsure') or there_before is not null and asked_at is not null),
  constraint issued_at_a_time check ((state = 'issued') = (issued_at is not null))
);
create index on flights.later_bag_orders (ticket_order);
-- What became of one is known by what is new there, so one is asked for at a time.
create unique index one_asked_of_an_order on flights.later_bag_orders (supplier, supplier_ref) where state in ('asking', 'unsure');
create trigger guarded before update on flights.later_bag_orders for each row execute function flights.guard_later_bags_order();
create trigger stays before delete on flights.later_bag_orders for each row execute function public.refuse_change();

create table flights.later_bags (
  order_id uuid not null references flights.later_bag_orders,
  -- its place in its own order
  position smallint not null check (position between 0 and 8),
  ticket_order uuid not null,
  leg smallint not null,
  -- whose: the place in the ticket's order
  passenger integer not null,
  bag_id text not null check (bag_id <> ''),
  kg smallint not null check (kg between 1 and 200),
  pieces smallint check (pieces between 1 and 9),
  price bigint not null check (price > 0),
  supplier_share bigint not null check (supplier_share between 0 and price),
  service jsonb,
  -- let go, or never issued
  ended_at timestamptz,
  refunded_at timestamptz,
  primary key (order_id, position),
  foreign key (ticket_order, leg, passenger) references flights.tickets (order_id, leg, position),
  constraint ended_or_refunded check (ended_at is null or refunded_at is null)
);
create unique index one_bag_a_person_and_direction on flights.later_bags (ticket_order, leg, passenger)
  where ended_at is null and refunded_at is null;
create trigger guarded before insert on flights.later_bags for each row execute function flights.guard_later_bag();
create trigger sold before update on flights.later_bags for each row execute function flights.guard_later_bag_sold();
create trigger stays before delete on flights.later_bags for each row execute function public.refuse_change();
