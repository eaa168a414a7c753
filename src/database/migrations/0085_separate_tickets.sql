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
