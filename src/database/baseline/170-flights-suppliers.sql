-- What suppliers are asked to book and to take back, and what they tell by themselves.

\ir ../functions/flights-suppliers.sql

-- The outbox: an order to a supplier is on file, word for word, before it is sent, and what came of it after. It stays as it was
-- sent, but for the people in it once their account is erased.
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
  -- What airlines change of it by themselves: which of it was heard, and when it was last asked for. One whose flights have all left
  -- or gone back is asked for no more ('infinity').
  changes_heard text[] not null default '{}',
  changes_asked_at timestamptz not null default '-infinity',
  unique (order_id, leg),
  check (state not in ('held', 'issuing', 'issued') or ref is not null)
);
-- codes come again after years; no two orders have one at the same time
create unique index one_live_order_a_code on flights.supplier_orders (supplier, ref)
  where state in ('held', 'issuing', 'unknown');
create index on flights.supplier_orders (asked_at) where state in ('asked', 'issuing', 'unknown', 'held');
create index on flights.supplier_orders (changes_asked_at) where state = 'issued';
create index on flights.supplier_orders (supplier, ref) where state = 'issued';
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

-- What suppliers told us by themselves, by their own number of it: they tell everything at least once.
create table flights.supplier_events (
  supplier text not null,
  id text not null,
  heard_at timestamptz not null,
  primary key (supplier, id)
);
create index on flights.supplier_events (heard_at);
