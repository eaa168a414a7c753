-- What each order left owed to its supplier at the end of a day, counted anew each night from all entries, so that what is owed now is
-- read from here and from the entries since: an order whose supplier was paid is not read again.
create table wallet.owed_counted (
  is_one boolean primary key default true check (is_one),
  until timestamptz not null
);

create table wallet.owed_to_supplier (
  order_id uuid not null,
  product text not null check (product <> ''),
  -- rial; below zero the supplier owes us
  amount bigint not null check (amount <> 0),
  -- of the first posting
  since timestamptz not null,
  primary key (order_id, product)
);
