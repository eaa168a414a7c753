-- What a supplier pays us beside what its fare leaves us: a rule may say that too. The traveller pays nothing of it.
alter table orders.price_rule
  -- millionths of the base fare
  add column commission_ppm int not null default 0,
  add constraint price_rule_commission_ppm check (commission_ppm between 0 and 300000) not valid,
  drop constraint price_rule_check,
  add constraint price_rule_does_something check (ppm <> 0 or amount <> 0 or commission_ppm <> 0) not valid;

-- Rial for all its people, which the supplier leaves us by that rule.
alter table orders.order_price_rule
  add column commission bigint not null default 0,
  add constraint order_price_rule_commission check (commission >= 0) not valid,
  drop constraint order_price_rule_amount_check,
  add constraint order_price_rule_made_something check (amount <> 0 or commission > 0) not valid;
