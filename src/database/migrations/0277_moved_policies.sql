-- A policy that moves with its journey is a new order, paid with the old one. At an insurer abroad it stays one policy under one
-- name, whose days are changed there.
\ir ../functions/insurance.sql

alter table insurance.supplied
  -- the order whose policy is changed there, and the insurer's name of the change it quoted
  add column moved_of uuid references insurance.supplied check (moved_of <> order_id),
  add column change_id text check (change_id <> ''),
  add constraint changed_as_it_was_quoted check ((moved_of is null) = (change_id is null));
drop index insurance.one_order_of_an_offer;
create unique index one_order_of_an_offer on insurance.supplied (offer) where moved_of is null;

alter table insurance.supplied_person
  add column is_moved boolean not null default false,
  drop constraint supplied_person_quote_key;
create unique index one_order_of_a_quote on insurance.supplied_person (quote) where not is_moved;

alter table insurance.insured
  add column is_moved boolean not null default false,
  drop constraint insured_number_key;
create unique index one_order_of_a_number on insurance.insured (number) where not is_moved;
