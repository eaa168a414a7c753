-- A split is of one order and one amount; it ends once.
create or replace function orders.guard_split() returns trigger language plpgsql as $$
begin
  if (new.id, new.order_id, new.once, new.amount, new.made_at) is distinct from (old.id, old.order_id, old.once, old.amount, old.made_at)
    or (new.state <> old.state and old.state <> 'open') then
    raise exception 'split % does not change so', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace function orders.guard_share() returns trigger language plpgsql as $$
begin
  if (new.id, new.split_id, new.place, new.amount) is distinct from (old.id, old.split_id, old.place, old.amount) then
    raise exception 'share % does not change so', old.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Looked at when the transaction commits: shares make their split, and a split that paid its order was paid in all its shares.
create or replace function orders.check_split() returns trigger language plpgsql as $$
declare
  looked_at constant uuid := coalesce(to_jsonb(new) ->> 'split_id', to_jsonb(new) ->> 'id')::uuid;
  split orders.split;
begin
  select * into split from orders.split where id = looked_at;
  if split.amount is distinct from (select sum(amount) from orders.share where split_id = looked_at) then
    raise exception 'the shares of split % do not make it', looked_at
      using errcode = 'check_violation', constraint = 'shares_make_it';
  end if;
  if split.state = 'paid' and exists (
    select from orders.share where split_id = looked_at and not exists (
      select from orders.share_payment p where p.share_id = share.id and p.was_spent)) then
    raise exception 'split % is not paid in all its shares', looked_at
      using errcode = 'check_violation', constraint = 'paid_in_all_shares';
  end if;
  return null;
end $$;

-- A payment is of its share's order and to the rial; it is held for a split that is open, and otherwise it goes back.
create or replace function orders.begin_share_payment() returns trigger language plpgsql as $$
begin
  if not exists (
    select from orders.share join orders.split on split.id = split_id
    where share.id = new.share_id and split.order_id = new.order_id and share.amount = new.amount
      and (new.state = 'returning' or new.state = 'held' and split.state = 'open'))
  then
    raise exception 'payment % is of no such share', new.id using errcode = 'check_violation', constraint = 'of_its_share';
  end if;
  return new;
end $$;

create or replace function orders.guard_share_payment() returns trigger language plpgsql as $$
begin
  if (new.id, new.share_id, new.order_id, new.source, new.gateway_id, new.amount, new.payer_id, new.paid_at)
    is distinct from (old.id, old.share_id, old.order_id, old.source, old.gateway_id, old.amount, old.payer_id, old.paid_at)
    or (old.was_spent and not new.was_spent)
    or new.state <> old.state and (old.state, new.state) not in (
      ('held', 'spent'), ('held', 'returning'), ('held', 'credited'), ('spent', 'returning'), ('spent', 'credited'),
      ('returning', 'reversed'), ('returning', 'credited'))
  then
    raise exception 'payment % of a share may not go from % to %', old.id, old.state, new.state
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- What a gateway took goes back; what the owner's wallet holds for the order goes the way of the order.
create or replace function orders.return_held() returns trigger language plpgsql as $$
declare
  paid constant boolean := (select status = 'paid' from orders."order" where id = new.order_id);
begin
  update orders.share_payment p set
    state = case when source = 'gateway' then 'returning' when paid then 'spent' else 'credited' end,
    was_spent = source = 'wallet' and paid
  from orders.share where share.id = p.share_id and share.split_id = new.id and p.state = 'held';
  return null;
end $$;

create or replace function orders.end_split() returns trigger language plpgsql as $$
begin
  update orders.split set state = 'closed' where order_id = new.id and state = 'open';
  return null;
end $$;
