-- What was sent to a supplier stays as it was sent, but for the people in it once their account is erased.
create or replace function flights.guard_supplier_order() returns trigger language plpgsql as $$
begin
  if (new.key, new.order_id, new.leg, new.supplier, new.offer_id)
    is distinct from (old.key, old.order_id, old.leg, old.supplier, old.offer_id)
    or (new.booking is distinct from old.booking and new.booking->>'stripped' is distinct from 'true') then
    raise exception 'an order to a supplier stays as it was sent: %', old.key using errcode = 'restrict_violation';
  end if;
  if new.state <> old.state and not (old.state, new.state) in (
    ('asked', 'held'), ('asked', 'issued'), ('asked', 'failed'), ('asked', 'unknown'), ('asked', 'released'),
    ('held', 'issuing'), ('held', 'released'), ('held', 'failed'),
    ('issuing', 'issued'), ('issuing', 'held'), ('issuing', 'failed'), ('issuing', 'unknown'),
    ('unknown', 'held'), ('unknown', 'issued'), ('unknown', 'failed'), ('unknown', 'released'),
    ('issued', 'released')) then
    raise exception 'an order to a supplier may not go from % to %', old.state, new.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- A change of an order is ordered by the order alone that takes that one's place, and of the very order that it is a change of.
create or replace function flights.guard_change_of_order() returns trigger language plpgsql as $$
begin
  if exists (
    select from flights.change_offers offer where offer.offer_id = new.offer_id and offer.supplier = new.supplier
      and (new.booking->>'changeOf' is distinct from offer.ref or not exists (
        select from orders.rebooking where order_id = new.order_id and of_order_id = offer.order_id))) then
    raise exception 'order % changes no order of its own', new.order_id
      using errcode = 'check_violation', constraint = 'of_its_own_order';
  end if;
  return new;
end $$;
