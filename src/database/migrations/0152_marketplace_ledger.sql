-- Who came by a marketplace's link, how far they got and which orders they made: for the account with the marketplace. It holds no
-- address, no browser and no person; who an order belongs to is in the order alone.
create schema resellers;

create table resellers.clicks (
  -- random; a cookie holds it
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the link's number, which alone would show the search again
  number_hash bytea not null unique check (octet_length(number_hash) = 32),
  reseller text not null check (reseller ~ '^[a-z]{3,20}$'),
  proposal_id text not null,
  -- the whole party, rial, as it was shown there
  total bigint not null check (total > 0),
  shown_at timestamptz not null,
  came_at timestamptz not null
);
create index on resellers.clicks (reseller, came_at);

create table resellers.steps (
  click_id uuid not null references resellers.clicks,
  step text not null check (step in ('results', 'details', 'passengers', 'confirm', 'payment', 'ticket')),
  at timestamptz not null,
  primary key (click_id, step)
);

-- An order has one source, for good.
create table resellers.orders (
  order_id uuid primary key references orders."order",
  click_id uuid not null references resellers.clicks,
  -- when its ticket was told to the marketplace's own counter
  counted_at timestamptz
);
create index on resellers.orders (click_id);
create index on resellers.orders (order_id) where counted_at is null;
