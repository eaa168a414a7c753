-- A seat that its supplier sells with the ticket: one a person and flight, and one person a seat. It is paid, issued and given
-- back with that ticket.
create table flights.hold_seats (
  order_id uuid not null,
  leg smallint not null,
  -- its place among the flights of the direction
  flight smallint not null,
  -- the person's place in the order, from 0
  position smallint not null check (position between 0 and 8),
  designator text not null check (designator ~ '^[0-9]{1,3}[A-Z]$'),
  -- some are chosen for nothing
  price bigint not null check (price >= 0),
  supplier_share bigint not null check (supplier_share between 0 and price),
  -- what its supplier orders it by
  service jsonb not null,
  primary key (order_id, leg, flight, position),
  unique (order_id, leg, flight, designator),
  foreign key (order_id, leg, flight) references flights.hold_fares
);

\ir ../functions/flights-bags.sql
\ir ../functions/flights-seats.sql

create trigger guarded before insert on flights.hold_seats for each row execute function flights.guard_bag();
create trigger facts before update or delete on flights.hold_seats for each row execute function public.refuse_change();
create trigger facts_stay before truncate on flights.hold_seats for each statement execute function public.refuse_change();
create constraint trigger sums_with_seats after insert on flights.hold_seats
  deferrable initially deferred for each row execute function flights.sums_with_bags();

-- What is beside a ticket may cost nothing.
alter table orders.extra
  drop constraint extra_price_check,
  add constraint extra_price_check check (price >= 0) not valid;
