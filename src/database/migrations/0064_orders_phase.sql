-- Most moves of an order leave its indexes alone: they name its phase, which three moves of five do not change, and a page keeps
-- room for the row's next state. Before, each move wrote the row anew into every index of the table.

alter table orders."order" set (fillfactor = 60);
alter table orders."order" add column phase text generated always as (case
  when status in ('created', 'submitted', 'approved') then 'unpaid'
  when status in ('paid', 'issuing') then 'to issue'
  when status in ('rejected', 'expired', 'cancelled') then 'given up'
end) stored;

drop index orders.order_holding;
drop index orders.order_holding_by_address;
drop index orders.order_to_issue;
drop index orders.order_given_up;
create index order_holding on orders."order" (hold_expires_at) where phase = 'unpaid';
create index order_holding_by_address on orders."order" (address) where phase = 'unpaid';
create index order_to_issue on orders."order" (ask_again_at) where phase = 'to issue';
create index order_given_up on orders."order" (hold_expires_at) where phase = 'given up';

-- As before, by the phase.
create or replace function orders.take_turn(owner uuid, from_address text, call text, now timestamptz,
  out made uuid, out serial bigint, out of_owner bigint, out of_address bigint) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('order of ' || owner, 0));
  if from_address is not null then
    perform pg_advisory_xact_lock(hashtextextended('order from ' || from_address, 0));
  end if;
  select id into made from orders."order" o where o.owner_id = owner and o.once = call;
  if made is not null then return; end if;
  serial := nextval('orders.serial');
  select count(*) into of_owner from orders."order" o
  where o.owner_id = owner and o.phase = 'unpaid' and o.hold_expires_at > now;
  of_address := 0;
  if from_address is not null then
    select count(*) into of_address from orders."order" o
    where o.address = from_address and o.phase = 'unpaid' and o.hold_expires_at > now;
  end if;
end $$;
