-- What is written to us by whoever is signed in may be about an order of theirs; a number that a guest types is nobody's proof of one.
alter table help.contact_requests add column order_id uuid;
alter table help.contact_requests
  add constraint an_order_has_its_number check (order_id is null or order_number is not null);
create index contact_requests_of_an_order on help.contact_requests (order_id) where order_id is not null;
