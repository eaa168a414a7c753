-- A rule may be about what is bought through one channel; an order knows through which it was bought.
alter table orders.price_rule
  -- null: any
  add column channel text,
  add constraint price_rule_channel check (channel in ('site', 'app', 'marketplace', 'agency')) not valid;

-- null: of before it was noted
alter table orders."order"
  add column sold_through text,
  add constraint order_sold_through check (sold_through in ('site', 'app', 'marketplace', 'agency')) not valid;
