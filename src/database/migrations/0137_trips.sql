-- What is bought together is orders of one trip (decision 033): an order stays what it is, and beside it stands who belongs together.
create table orders.trip (
  id uuid primary key default gen_random_uuid(),
  -- out of the serials of orders, so that no trip has an order's number
  serial bigint not null unique,
  number text not null unique,
  owner_id uuid not null,
  -- the idempotency key of the call that made it: asked twice, made once
  once text not null,
  -- its orders are worth nothing alone: they are paid and issued together, or none of them is
  whole boolean not null,
  made_at timestamptz not null,
  unique (owner_id, once),
  unique (id, owner_id)
);
create trigger facts before update or delete on orders.trip for each row execute function public.refuse_change();
create trigger facts_stay before truncate on orders.trip for each statement execute function public.refuse_change();

alter table orders."order"
  add column trip_id uuid,
  -- it stands or falls with the others of its trip that do; what joins a trip that is paid stands alone
  add column whole boolean not null default false,
  -- all orders of a trip are its owner's
  add constraint of_its_owners_trip foreign key (trip_id, owner_id) references orders.trip (id, owner_id),
  add constraint whole_of_a_trip check (trip_id is not null or not whole);
create index order_of_trip on orders."order" (trip_id) where trip_id is not null;

-- One attempt may pay several orders: what it took is written by order, and beside each part what all of them are together.
alter table orders.capture add column of_amount bigint;
alter table orders.capture disable trigger facts;
update orders.capture set of_amount = amount;
alter table orders.capture enable trigger facts;
alter table orders.capture
  alter column of_amount set not null,
  add constraint a_part check (amount <= of_amount),
  drop constraint capture_pkey,
  add primary key (attempt_id, order_id);

\ir ../functions/orders.sql

create constraint trigger makes_its_attempt after insert on orders.capture deferrable initially deferred
  for each row execute function orders.check_capture();
create constraint trigger stands_or_falls after update on orders."order" deferrable initially deferred for each row
  when (new.whole and ((old.paid_at is null) <> (new.paid_at is null) or old.trip_id is distinct from new.trip_id))
  execute function orders.check_whole();
