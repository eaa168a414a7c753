-- What suppliers told us by themselves, by their own number of it: they tell everything at least once.
create table flights.supplier_events (
  supplier text not null,
  id text not null,
  heard_at timestamptz not null,
  primary key (supplier, id)
);
create index on flights.supplier_events (heard_at);
