-- Two tickets of one order may be listed at two rates, so each part has its own; another price of the seller is a newer row beside the
-- older one, in the same currency by the same rate.
alter table orders.foreign_price
  drop constraint foreign_price_pkey,
  add column id bigint generated always as identity primary key,
  add column part smallint not null default 0 check (part between 0 and 99);
create index foreign_price_of_order on orders.foreign_price (order_id, part, id desc);

\ir ../functions/orders.sql

create trigger rate_is_the_orders before insert on orders.foreign_price
  for each row execute function orders.guard_rate();

-- What the seller asks now for the offer a held fare begins, in hundredths of its currency; in force once the traveller agrees.
alter table flights.hold_fares add column asked_minor bigint check (asked_minor > 0);
