-- What is given back beyond the rule: two people decided on it, once, and what the house bears of it stands by item.
alter table refunds.quote
  add column beyond_rule bigint not null default 0 check (beyond_rule >= 0),
  -- whose word it is
  add column decision text check (decision <> ''),
  add constraint beyond_rule_by_decision check ((beyond_rule > 0) = (decision is not null)),
  add constraint beyond_rule_within_refund check (beyond_rule <= refund);
create unique index one_quote_a_decision on refunds.quote (decision);

alter table refunds.item
  add column from_house bigint not null default 0 check (from_house >= 0),
  drop constraint item_check1,
  add constraint shares_make_the_refund
    check (from_supplier + from_revenue + from_house = refund + to_discounts);
