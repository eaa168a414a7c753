-- An order from created to issued. Its life is written here too: an illegal move is refused whoever asks.
create schema orders;

\ir ../functions/orders.sql

create table orders.life (
  was text not null,
  becomes text not null,
  primary key (was, becomes)
);
insert into orders.life (was, becomes) values
  ('created', 'submitted'), ('created', 'rejected'), ('created', 'expired'), ('created', 'cancelled'),
  ('submitted', 'approved'), ('submitted', 'expired'), ('submitted', 'cancelled'),
  ('approved', 'paid'), ('approved', 'expired'), ('approved', 'cancelled'),
  ('paid', 'issuing'),
  ('issuing', 'issued'), ('issuing', 'failed'),
  ('issued', 'refunded');

create sequence orders.serial;

-- A flight, a stay in a hotel and a visa are ordered alike: the same life, the same money. What differs is what was bought. A visa's
-- order is done when its request is paid and filed; how far the request itself is, is the visas room's to know.
-- Most moves leave the indexes alone: they name an order's phase, which three moves of five do not change, and a page keeps room
-- for the row's next state.
create table orders."order" (
  id uuid primary key default gen_random_uuid(),
  serial bigint not null unique,
  number text not null unique,
  owner_id uuid not null,
  -- the idempotency key of the call that made it: asked twice, made once
  once text not null,
  product text not null check (product in ('flight', 'hotel', 'visa')),
  item jsonb not null,
  channel smallint not null check (channel between 1 and 5),
  address text,
  status text not null default 'created',
  -- total = gateway + wallet + discount, to the rial
  total bigint not null check (total > 0),
  contact_phone text not null,
  contact_email text,
  passenger_count smallint not null check (passenger_count between 1 and 9),
  created_at timestamptz not null,
  hold_expires_at timestamptz not null,
  paid_at timestamptz,
  -- when the product is to be asked for the ticket next
  ask_again_at timestamptz,
  reference text,
  reason text,
  discount bigint not null default 0 check (discount >= 0),
  wallet_part bigint not null default 0 check (wallet_part >= 0),
  -- how often the wallet's part has changed: each change is an entry of its own in the ledger
  wallet_step int not null default 0,
  -- when something of it was last given back by a refund
  refunded_at timestamptz,
  phase text generated always as (case
    when status in ('created', 'submitted', 'approved') then 'unpaid'
    when status in ('paid', 'issuing') then 'to issue'
    when status in ('rejected', 'expired', 'cancelled') then 'given up'
  end) stored,
  -- Who may hold how much is counted by the person, by the browser and by where it is asked from, an address alone being thousands
  -- of people at an operator. Orders cancelled lately count too: whoever holds and cancels keeps seats from others just as well.
  browser text,
  unique (owner_id, once),
  constraint parts_fit check (discount + wallet_part <= total),
  constraint paid_has_its_time
    check ((paid_at is not null) = (status in ('paid', 'issuing', 'issued', 'refunded', 'failed'))),
  constraint issued_has_its_reference check ((reference is not null) = (status in ('issued', 'refunded'))),
  constraint refunded_has_its_time check (status <> 'refunded' or refunded_at is not null)
) with (fillfactor = 60);
create index order_by_owner on orders."order" (owner_id, created_at desc);
create index order_holding on orders."order" (hold_expires_at) where phase = 'unpaid';
create index order_holding_by_address on orders."order" (address) where phase = 'unpaid';
create index order_holding_by_browser on orders."order" (browser) where phase = 'unpaid';
create index order_to_issue on orders."order" (ask_again_at) where phase = 'to issue';
create index order_given_up on orders."order" (hold_expires_at) where phase = 'given up';
create trigger guarded before insert or update on orders."order" for each row execute function orders.guard_life();
create trigger stays before delete on orders."order" for each row execute function public.refuse_change();

create table orders.history (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders."order",
  status text not null,
  at timestamptz not null
);
create index history_by_order on orders.history (order_id, id);
create trigger facts before update or delete on orders.history for each row execute function public.refuse_change();
create trigger facts_stay before truncate on orders.history for each statement execute function public.refuse_change();

-- Which gateway attempts brought money, and what became of it.
create table orders.capture (
  attempt_id text primary key,
  order_id uuid not null references orders."order",
  amount bigint not null check (amount > 0),
  became text not null check (became in ('paid', 'credited')),
  at timestamptz not null
);
create unique index paid_once on orders.capture (order_id) where became = 'paid';
create trigger facts before update or delete on orders.capture for each row execute function public.refuse_change();

-- How often an order's owner has closed the links to its ticket that were sent around. A link is signed with the count of its
-- time, so that every earlier one is closed with one more; an order without a row has none closed.
create table orders.ticket_links (
  order_id uuid primary key references orders."order" (id),
  closed int not null check (closed > 0)
);
