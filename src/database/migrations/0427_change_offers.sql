-- Flights in place of those of an issued order at its supplier, by that supplier's own change: kept as an offer of its own, with
-- whose order it changes and what it costs in all.
create table flights.change_offers (
  offer_id text primary key,
  supplier text not null,
  -- the order whose tickets are changed, and how its supplier knows it
  order_id uuid not null,
  ref text not null,
  -- paid to its supplier, or negative where it comes back; rial
  difference bigint not null,
  -- of it, where its supplier tells that apart; rial
  penalty bigint check (penalty >= 0),
  -- what the old tickets bring without the penalty, rial
  worth bigint not null check (worth > 0),
  expires_at timestamptz not null
);
create index change_offers_by_order on flights.change_offers (order_id);
create index change_offers_by_end on flights.change_offers (expires_at);
create trigger facts before update on flights.change_offers for each row execute function public.refuse_change();

-- Its order was changed, at its supplier, into that of another row, and has ended with it.
alter table flights.supplier_orders
  add column changed_into text,
  add constraint changed_has_ended check (changed_into is null or state = 'released') not valid;

\ir ../functions/flights-suppliers.sql

create trigger of_its_own_order before insert on flights.supplier_orders
  for each row execute function flights.guard_change_of_order();
