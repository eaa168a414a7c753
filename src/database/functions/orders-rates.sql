-- What goes back since a rate had fallen: the lines make the order's sum, and the ledger gave as much, or nobody gave anything.
create or replace function orders.check_rate_difference() returns trigger language plpgsql as $$
declare
  of_order constant uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
  promised bigint;
  by_lines bigint;
  given bigint;
begin
  select rate_difference into promised from orders."order" o where o.id = of_order;
  select coalesce(sum(amount), 0) into by_lines from orders.rate_difference d where d.order_id = of_order;
  select coalesce(-sum(amount), 0) into given
  from wallet.entry join wallet.posting on entry_id = entry.id join wallet.account on account.id = account_id
  where entry.order_id = of_order and kind = 'rate-difference' and class = 'rate-differences';
  if (promised, by_lines) is distinct from (given, given) then
    raise exception 'order % gives % back of a rate that fell, by its lines %, in the ledger %', of_order, promised, by_lines, given
      using errcode = 'check_violation', constraint = 'difference_adds_up';
  end if;
  return null;
end $$;
