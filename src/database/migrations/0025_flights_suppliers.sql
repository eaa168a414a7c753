-- What suppliers offer is written as departures and fares beside our own, so that lists, orders, tickets and refunds treat it
-- like any fare. Each supplier has days of its own: what is made of our inventory is never mixed with what others told.
alter table flights.days add column supplier text not null default 'own';
alter table flights.days drop constraint days_origin_destination_date_key;
alter table flights.days add constraint one_day_a_supplier unique (origin, destination, date, supplier);

alter table flights.departures add column supplier text not null default 'own';
alter table flights.departures drop constraint departures_airline_id_flight_number_date_key;
create unique index one_departure_of_ours on flights.departures (airline_id, flight_number, date)
  where supplier = 'own';
create unique index one_departure_told on flights.departures
  (supplier, day_id, airline_id, flight_number, departs_local, arrives_local) where supplier <> 'own';

-- A supplier's offer is one or more fares (parts) sold only together. Its seats are what it told beyond what we hold of it.
alter table flights.fares
  add column supplier text not null default 'own',
  -- the supplier's own name of the offer
  add column supplier_ref text,
  -- ours: the same flights at the same prices by the same rules
  add column offer_id text,
  add column offer_part smallint not null default 0,
  add column offer_parts smallint not null default 1,
  -- what is kept of it when it is given back, as the supplier told; our own fares name theirs by ladder_id
  add column ladder jsonb,
  -- the party's price where it was not told in rial, with the rate it was taken at
  add column told_price jsonb,
  add constraint told_by_somebody
    check ((supplier = 'own') = (supplier_ref is null) and (supplier = 'own') = (offer_id is null)),
  add constraint part_of_an_offer check (offer_part >= 0 and offer_part < offer_parts);
create unique index one_part on flights.fares (supplier, offer_id, offer_part) where supplier <> 'own';
create index on flights.fares (closes_at) where supplier <> 'own';

-- What the supplier calls a direction is what the traveller shows; ours stays our own. What it asks at the second question is kept
-- until the traveller has agreed to it.
alter table flights.hold_legs add column supplier_pnr text;
alter table flights.hold_fares add column asked_prices jsonb;

-- The outbox: an order to a supplier is on file, word for word, before it is sent, and what came of it after.
create table flights.supplier_orders (
  key text primary key,
  order_id uuid not null,
  -- the direction of the order it belongs to, from 0; an offer of several directions belongs to its first
  leg smallint not null,
  supplier text not null,
  offer_id text not null,
  booking jsonb not null,
  state text not null check (state in ('asked', 'held', 'issuing', 'issued', 'released', 'failed', 'unknown')),
  -- the supplier's name of it, once told
  ref text,
  pnr text,
  tickets jsonb not null default '[]',
  -- what the supplier asks for it, rial
  cost bigint,
  hold_until timestamptz,
  -- when the latest question was sent
  asked_at timestamptz not null,
  -- our order has ended: what is held there is to be given back
  let_go_at timestamptz,
  reason text,
  history jsonb not null default '[]',
  unique (order_id, leg),
  check (state not in ('held', 'issuing', 'issued') or ref is not null)
);
-- codes come again after years; no two orders have one at the same time
create unique index one_live_order_a_code on flights.supplier_orders (supplier, ref)
  where state in ('held', 'issuing', 'unknown');
create index on flights.supplier_orders (asked_at) where state in ('asked', 'issuing', 'unknown', 'held');

create function flights.guard_supplier_order() returns trigger language plpgsql as $$
begin
  if (new.key, new.order_id, new.leg, new.supplier, new.offer_id, new.booking)
    is distinct from (old.key, old.order_id, old.leg, old.supplier, old.offer_id, old.booking) then
    raise exception 'an order to a supplier stays as it was sent: %', old.key using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and not (old.state, new.state) in (
    ('asked', 'held'), ('asked', 'issued'), ('asked', 'failed'), ('asked', 'unknown'), ('asked', 'released'),
    ('held', 'issuing'), ('held', 'released'), ('held', 'failed'),
    ('issuing', 'issued'), ('issuing', 'held'), ('issuing', 'failed'), ('issuing', 'unknown'),
    ('unknown', 'held'), ('unknown', 'issued'), ('unknown', 'failed'), ('unknown', 'released'),
    ('issued', 'released')) then
    raise exception 'an order to a supplier may not go from % to %', old.state, new.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guarded before update on flights.supplier_orders
  for each row execute function flights.guard_supplier_order();

-- Tickets that travellers gave back and that the supplier is to take back: wanted in the transaction of our refund, asked after it.
create table flights.supplier_refunds (
  key text not null references flights.supplier_orders,
  passenger smallint not null,
  state text not null check (state in ('wanted', 'done', 'manual')),
  wanted_at timestamptz not null,
  asked_at timestamptz,
  refund bigint,
  penalty bigint,
  reason text,
  primary key (key, passenger)
);
create index on flights.supplier_refunds (wanted_at) where state = 'wanted';

-- Whether each supplier kept the prices it showed; the newest last.
create table flights.supplier_prices (
  supplier text primary key,
  recent jsonb not null default '[]'
);
