-- Which edition of the law of the house an order was made under («agency/1.0»); orders of before texts had numbers have none.
alter table orders."order"
  add column terms text constraint names_an_edition check (terms ~ '^(agency|partner)/\d+\.\d+$');

\ir ../functions/orders.sql
