-- What an order holds and has bought: directions (legs), each of one or more flights, each flight in a fare, with seats, bags, tickets.

\ir ../functions/flights-seats.sql
\ir ../functions/flights-sales.sql
\ir ../functions/flights-bags.sql

-- The seats an order has taken. A row without directions is an order that ended before its seats were taken.
create table flights.holds (
  order_id uuid primary key,
  total bigint not null default 0,
  until timestamptz,
  state text not null check (state in ('held', 'released', 'issued')),
  taken_at timestamptz not null,
  asked integer not null default 0,
  pnr text unique,
  issued_at timestamptz,
  check ((state = 'issued') = (pnr is not null and issued_at is not null))
);

-- One direction of an order. `groups` are those its people fly in on it, in the order of the passengers: a child by the way
-- back may be an adult.
create table flights.hold_legs (
  order_id uuid not null references flights.holds,
  leg smallint not null check (leg between 0 and 5),
  is_returning boolean not null default false,
  groups text[] not null check (cardinality(groups) between 1 and 9 and groups <@ array['adult', 'child', 'infant']),
  pnr text unique,
  -- what the supplier calls it is what the traveller shows; ours stays our own
  supplier_pnr text,
  -- whoever flies is told of it the day before, once
  reminded_at timestamptz,
  -- the traveller takes it at its new hour; a later change asks anew
  change_accepted_at timestamptz,
  primary key (order_id, leg)
);

-- The seats of one flight of it: `seats` are those it still has. `prices` are what one traveller of each kind pays for this
-- flight in this order, when that is not what the fare says by itself: through tickets, and prices asked again.
create table flights.hold_fares (
  order_id uuid not null,
  leg smallint not null,
  position smallint not null check (position between 0 and 2),
  fare_id bigint not null references flights.fares,
  seats integer not null check (seats >= 0),
  prices jsonb,
  -- what its supplier asks at the second question, until the traveller has agreed to it
  asked_prices jsonb,
  primary key (order_id, leg, position),
  foreign key (order_id, leg) references flights.hold_legs
);
create index on flights.hold_fares (fare_id);

-- Seats that a transaction gives back. They are counted when it commits, after everything else it does, fare by fare in the order
-- of their numbers: a fare is locked for as long as the commit takes. No row outlives its transaction.
create table flights.seats_back (
  id bigint generated always as identity primary key,
  fare_id bigint not null references flights.fares,
  seats integer not null check (seats > 0)
);
create constraint trigger counted after insert on flights.seats_back deferrable initially deferred
  for each row execute function flights.count_seats_back();

-- A bag more than the fare has, bought with a ticket: one a person and direction. It is paid, issued and given back with that
-- ticket; what of its price is the supplier's is told when it is sold.
create table flights.hold_bags (
  order_id uuid not null,
  leg smallint not null,
  -- the person's place in the order, from 0
  position smallint not null check (position between 0 and 8),
  bag_id text not null check (bag_id <> ''),
  kg smallint not null check (kg between 1 and 200),
  pieces smallint check (pieces between 1 and 9),
  price bigint not null check (price > 0),
  supplier_share bigint not null check (supplier_share between 0 and price),
  -- what its supplier orders it by; our own have none
  service jsonb,
  primary key (order_id, leg, position),
  foreign key (order_id, leg) references flights.hold_legs
);
create trigger guarded before insert on flights.hold_bags for each row execute function flights.guard_bag();
create trigger facts before update or delete on flights.hold_bags for each row execute function public.refuse_change();
create trigger facts_stay before truncate on flights.hold_bags for each statement execute function public.refuse_change();
-- What a hold with bags costs is what its people pay for their flights and their bags. Orders without bags are not asked.
create constraint trigger sums_with_bags after insert on flights.hold_bags
  deferrable initially deferred for each row execute function flights.sums_with_bags();
create constraint trigger sums_with_bags after update of total on flights.holds
  deferrable initially deferred for each row execute function flights.sums_with_bags();

-- A ticket is one person's for one direction. What is given back leaves its hold: a hold's `seats` are those it still has, so that
-- a fare's `held` and `sold` are its holds' seats.
create table flights.tickets (
  number text primary key,
  order_id uuid not null references flights.holds,
  position integer not null,
  state text not null default 'open' check (state in ('open', 'refunded')),
  refunded_at timestamptz,
  leg smallint not null,
  constraint refunded_at_a_time check ((state = 'refunded') = (refunded_at is not null)),
  constraint one_a_person_and_leg unique (order_id, leg, position),
  foreign key (order_id, leg) references flights.hold_legs
);
create sequence flights.ticket_serial start 240173600;
create trigger guarded before update on flights.tickets for each row execute function flights.guard_ticket();

-- Flights of a direction that are on separate tickets have a reservation and tickets of their own. Those of the first ticket
-- stay with the direction (hold_legs.pnr, tickets.number); those of every further one are here, counted from 1. They are given
-- back with the first, for a direction is given back whole.
create table flights.further_reservations (
  order_id uuid not null,
  leg smallint not null,
  ticket smallint not null check (ticket between 1 and 2),
  pnr text not null unique,
  primary key (order_id, leg, ticket),
  foreign key (order_id, leg) references flights.hold_legs
);

create table flights.further_tickets (
  number text primary key,
  order_id uuid not null,
  leg smallint not null,
  ticket smallint not null,
  -- the person's place in the order, from 0
  position integer not null,
  unique (order_id, leg, ticket, position),
  foreign key (order_id, leg, ticket) references flights.further_reservations,
  foreign key (order_id, leg, position) references flights.tickets (order_id, leg, position)
);
