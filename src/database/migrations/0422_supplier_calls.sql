-- What suppliers were asked and answered for an order, for who looks after it: fields by their names, values only where they are nobody's
-- (src/suppliers/server/calls/anonymous.ts). A job takes away what is older than ninety days.
create table suppliers.call (
  id bigint generated always as identity primary key,
  order_id uuid not null,
  -- `hotel/duffel-stays`
  supplier text not null,
  at timestamptz not null,
  line text not null,
  -- null: no response came
  status int,
  ms int not null,
  request text not null check (length(request) <= 6001),
  response text not null check (length(response) <= 6001)
);
create index on suppliers.call (order_id);
create index on suppliers.call (at);
