-- What a unit of another currency is worth, by the day and by whose word; the newest of a currency's latest day holds.
create schema money;

create table money.rate (
  id bigint generated always as identity primary key,
  currency text not null check (currency in ('IRR', 'USD', 'AED', 'IQD')),
  set_on date not null,
  rial_a_unit bigint not null check (rial_a_unit between 1 and 1000000000),
  source text not null check (length(source) between 2 and 200),
  entered_at timestamptz not null,
  constraint rial_is_rial check (currency <> 'IRR' or rial_a_unit = 1)
);
create index newest_rate on money.rate (currency, set_on desc, id desc);

\ir ../functions/public.sql

create trigger rate_is_a_fact before update or delete on money.rate
  for each row execute function public.refuse_change();

insert into money.rate (currency, set_on, rial_a_unit, source, entered_at)
select currency, '2026-11-21', rial_a_unit, 'نرخ خود ما', '2026-11-20T20:30:00Z'
from (values ('IRR', 1), ('USD', 1250000), ('AED', 340368), ('IQD', 955)) as first (currency, rial_a_unit);

-- What of an order's price was in another currency, and the rate it was reckoned by: the order keeps its own.
create table orders.foreign_price (
  order_id uuid primary key references orders."order",
  currency text not null check (currency in ('USD', 'AED', 'IQD')),
  minor bigint not null check (minor > 0),
  rial_a_unit bigint not null check (rial_a_unit > 0),
  set_on date not null,
  source text not null check (length(source) between 2 and 200)
);
create trigger foreign_price_is_a_fact before update or delete on orders.foreign_price
  for each row execute function public.refuse_change();
