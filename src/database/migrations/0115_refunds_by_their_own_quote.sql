-- What is given back is what was quoted for that very order to that very traveller, and never more than the order had paid.
alter table refunds.quote add constraint quote_of unique (id, order_id, user_id, refund, penalty);
alter table refunds.request add constraint by_its_own_quote
  foreign key (quote_id, order_id, user_id, amount, penalty) references refunds.quote (id, order_id, user_id, refund, penalty);

alter table refunds.request add constraint request_of unique (id, order_id);
alter table refunds.item add constraint of_its_request_order
  foreign key (request_id, order_id) references refunds.request (id, order_id);

-- An item's amounts are those of the quote its request was agreed by.
create function refunds.guard_item() returns trigger language plpgsql as $$
begin
  if not exists (
    select from refunds.request join refunds.quote on quote.id = quote_id
    where request.id = new.request_id and quote.items @> jsonb_build_array(jsonb_build_object(
      'passenger', new.passenger, 'leg', new.leg, 'percent', new.percent, 'paid', new.paid, 'penalty', new.penalty,
      'refund', new.refund, 'fromSupplier', new.from_supplier, 'fromRevenue', new.from_revenue,
      'toDiscounts', new.to_discounts))) then
    raise exception 'an item is given back as it was quoted' using errcode = 'check_violation', constraint = 'as_quoted';
  end if;
  return new;
end $$;
create trigger as_quoted before insert on refunds.item for each row execute function refunds.guard_item();

-- Looked at when the transaction commits: all refunds of an order together take back at most what its ticket brought.
create function wallet.check_given_back() returns trigger language plpgsql as $$
begin
  if (
    select coalesce(sum(amount) filter (where kind in ('order-issued', 'refund-agreed')), 0) < 0
    from wallet.entry join wallet.posting on entry_id = entry.id
    where entry.order_id = new.order_id
      and (select class from wallet.account where id = account_id) in ('supplier-payable', 'supplier-receivable', 'revenue'))
  then
    raise exception 'more of order % is given back than was paid', new.order_id
      using errcode = 'check_violation', constraint = 'given_back_at_most_paid';
  end if;
  return null;
end $$;
create constraint trigger given_back_at_most_paid after insert on wallet.entry deferrable initially deferred
  for each row when (new.kind = 'refund-agreed') execute function wallet.check_given_back();
