-- A stay in a hotel is ordered as a flight is: the same life, the same money. What differs is what was bought.
alter table orders."order"
  drop constraint order_product_check,
  add constraint order_product_check check (product in ('flight', 'hotel'));
alter table orders.voucher
  drop constraint voucher_product_check,
  add constraint voucher_product_check check (product in ('flight', 'hotel'));

-- What lists and details show of a stay; days are the hotel's own. The order's passengers are those who sign for a room each.
create table orders.stay (
  order_id uuid primary key references orders."order",
  hotel_id text not null,
  hotel_name text not null,
  hotel_name_en text not null,
  city_code text not null check (city_code ~ '^[A-Z]{3}$'),
  city_name text not null,
  is_domestic boolean not null,
  check_in date not null,
  check_out date not null,
  checks_in_at timestamptz not null,
  checks_out_at timestamptz not null,
  rooms smallint not null check (rooms between 1 and 6),
  check (check_in < check_out),
  check (checks_in_at < checks_out_at)
);
create trigger facts before update or delete on orders.stay for each row execute function public.refuse_change();
create trigger facts_stay before truncate on orders.stay for each statement execute function public.refuse_change();
