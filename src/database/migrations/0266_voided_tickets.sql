-- A ticket whose name was corrected is void and another one stands in its place.
create table flights.voided_tickets (
  number text primary key,
  order_id uuid not null,
  leg smallint not null,
  -- of a direction on separate tickets which, from 0
  ticket smallint not null check (ticket between 0 and 2),
  position integer not null,
  voided_at timestamptz not null,
  voided_in xid8 not null default pg_current_xact_id(),
  foreign key (order_id, leg, position) references flights.tickets (order_id, leg, position)
);
create index voided_by_order on flights.voided_tickets (order_id, leg, position);

\ir ../functions/flights-sales.sql

create trigger facts before update or delete on flights.voided_tickets for each row execute function public.refuse_change();
create trigger facts_stay before truncate on flights.voided_tickets for each statement execute function public.refuse_change();
create trigger guarded before update on flights.further_tickets for each row execute function flights.guard_further_ticket();
