-- What can be ordered is a list that the agency fills from its products when it starts; a new one needs no change here.
create table orders.product (
  kind text primary key check (kind ~ '^[a-z][a-z-]{1,30}$'),
  -- directions of flights, a stay with a leader a room, a visa, or a service of any other kind
  made_of text not null check (made_of in ('journeys', 'rooms', 'application', 'service'))
);
insert into orders.product (kind, made_of) values
  ('flight', 'journeys'), ('hotel', 'rooms'), ('visa', 'application');

alter table orders."order"
  drop constraint order_product_check,
  add constraint order_product_fkey foreign key (product) references orders.product;
alter table orders.voucher
  drop constraint voucher_product_check,
  add constraint voucher_product_fkey foreign key (product) references orders.product;

-- What lists and details show of an order that is of no journeys, stay or visa.
create table orders.service (
  order_id uuid primary key references orders."order",
  name text not null check (name <> ''),
  -- IATA, for the picture; empty where it belongs to no city
  city_code text not null check (city_code ~ '^([A-Z]{3})?$'),
  city_name text not null,
  begins_on date not null,
  -- until then it is ahead
  ends_at timestamptz not null
);
create trigger facts before update or delete on orders.service for each row execute function public.refuse_change();
create trigger facts_stay before truncate on orders.service for each statement execute function public.refuse_change();
