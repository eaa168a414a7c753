-- A traveller takes another day by himself: the ticket goes back with its penalty, which is quoted and locked for some minutes.
alter table orders.rebooking
  add column reason text not null default 'airline' check (reason in ('airline', 'traveller')),
  -- what is kept of the tickets, by the quote; `worth` is without it
  add column penalty bigint not null default 0 check (penalty >= 0),
  -- until when that holds; the new order is held no longer
  add column locked_until timestamptz,
  add constraint what_the_airline_changed_is_free check (reason = 'traveller' or penalty = 0),
  add constraint locked_for_the_traveller check ((reason = 'traveller') = (locked_until is not null));

\ir ../functions/orders.sql
\ir ../functions/refunds.sql

-- A ticket is given back, or promised for another, and never both.
create trigger still_there before insert on orders.rebooked for each row execute function orders.guard_rebooked();
create constraint trigger promised_to_nobody after insert on refunds.item deferrable initially deferred
  for each row execute function refunds.guard_promised();
