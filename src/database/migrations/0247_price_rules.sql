-- What is added to the prices of suppliers, or taken off them. A rule is dated and never edited: what is to be otherwise is a later
-- rule, and one that is taken back has a row that ends it. Neither touches a moment that has been, since an offer is priced by the
-- moment its search was signed: whoever reads the rules of that moment, whenever and on whichever server, reads the same.
create table orders.price_rule (
  id int generated always as identity primary key,
  product text not null check (product ~ '^[a-z-]{2,30}$'),
  -- null: any
  supplier text check (supplier ~ '^[a-z0-9-]{2,30}$'),
  airline text check (airline ~ '^[A-Z0-9]{2}$'),
  origin text check (origin ~ '^[A-Z]{3}$'),
  destination text check (destination ~ '^[A-Z]{3}$'),
  brand text check (brand ~ '^[a-z-]{2,30}$'),
  days_from int check (days_from between 0 and 400),
  days_until int check (days_until between 0 and 400),
  -- millionths of the price, and rial for each seat; below zero they are taken off
  ppm int not null default 0 check (ppm between -500000 and 1000000),
  amount bigint not null default 0 check (amount between -100000000 and 100000000),
  starts_at timestamptz not null,
  ends_at timestamptz,
  proposal bigint not null,
  recorded_at timestamptz not null,
  check (ppm <> 0 or amount <> 0),
  check (days_from <= days_until),
  check (starts_at < ends_at),
  -- a search is signed to the thousandth of a second, so no rule begins or ends within one
  check (date_trunc('second', starts_at) = starts_at and date_trunc('second', ends_at) = ends_at),
  -- every server has read it by then
  constraint price_rule_is_ahead check (starts_at >= recorded_at + interval '60 seconds')
);
create index on orders.price_rule (ends_at);
create trigger facts before update or delete on orders.price_rule
  for each row execute function public.refuse_change();

create table orders.price_rule_end (
  rule_id int primary key references orders.price_rule,
  ends_at timestamptz not null check (date_trunc('second', ends_at) = ends_at),
  proposal bigint not null,
  recorded_at timestamptz not null,
  constraint price_rule_end_is_ahead check (ends_at >= recorded_at + interval '60 seconds')
);
create trigger facts before update or delete on orders.price_rule_end
  for each row execute function public.refuse_change();

-- Which rules made the price of an order, and how much of it; rial for all its people.
create table orders.order_price_rule (
  order_id uuid not null references orders."order",
  rule_id int not null references orders.price_rule,
  amount bigint not null check (amount <> 0),
  primary key (order_id, rule_id)
);
create index on orders.order_price_rule (rule_id);
create trigger facts before update or delete on orders.order_price_rule
  for each row execute function public.refuse_change();
