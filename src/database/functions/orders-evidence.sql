-- What an order's buyer agreed to, paid and was told, each piece sealed with the one before it.

-- Columns are named one by one: one that comes later does not change what was sealed. The hour is counted, whatever zone a session has.
create or replace function orders.evidence_text(n integer, at timestamptz, kind text, ref text, body jsonb) returns text
language sql stable as $$
  select jsonb_build_array(n, extract(epoch from at), kind, ref, body)::text;
$$;

create or replace function orders.evidence_hash(previous bytea, sealed text) returns bytea language sql immutable as $$
  select sha256(previous || convert_to(sealed, 'UTF8'));
$$;

-- The head of the order is locked until the transaction ends: its pieces come one after another.
create or replace function orders.seal_evidence() returns trigger language plpgsql as $$
declare
  head orders.evidence_head;
begin
  insert into orders.evidence_head (order_id, n, hash)
  values (new.order_id, 0, sha256(convert_to(new.order_id::text, 'UTF8'))) on conflict do nothing;
  select * into head from orders.evidence_head where order_id = new.order_id for update;
  new.n := head.n + 1;
  new.previous_hash := head.hash;
  new.hash := orders.evidence_hash(head.hash, orders.evidence_text(new.n, new.at, new.kind, new.ref, new.body));
  update orders.evidence_head set n = new.n, hash = new.hash where order_id = new.order_id;
  return new;
end $$;

create or replace function orders.guard_evidence_head() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'the head of an evidence file follows its pieces alone' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

-- What was bought, for how much, under which texts: of people only how many of which age, for it outlives their accounts.
create or replace function orders.evidence_body(id uuid) returns jsonb language sql stable as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'status', o.status, 'product', o.product, 'brand', o.brand, 'terms', o.terms, 'reference', o.reference,
    'total', o.total, 'discount', o.discount, 'wallet', o.wallet_part, 'credit', o.credit,
    'createdAt', o.created_at, 'heldUntil', o.hold_expires_at, 'paidAt', o.paid_at,
    'people', (select jsonb_object_agg(age_group, many) from (
      select age_group, count(*) as many from orders.passenger p where p.order_id = o.id group by age_group) as ages),
    'journeys', (select jsonb_agg(to_jsonb(j) - 'order_id' order by position) from orders.journey j where j.order_id = o.id),
    'bought', coalesce(
      (select to_jsonb(s) - 'order_id' from orders.stay s where s.order_id = o.id),
      (select to_jsonb(v) - 'order_id' from orders.visa v where v.order_id = o.id),
      (select to_jsonb(s) - 'order_id' from orders.service s where s.order_id = o.id)),
    'extras', (select jsonb_agg(to_jsonb(e) - 'order_id' order by leg, passenger) from orders.extra e where e.order_id = o.id),
    'foreign', (select jsonb_agg(to_jsonb(f) - 'order_id' - 'id' order by f.id) from orders.foreign_price f where f.order_id = o.id),
    'priceChanges', (select jsonb_agg(jsonb_build_object('was', was, 'becomes', becomes, 'agreedAt', agreed_at) order by c.id)
      from orders.price_change c where c.order_id = o.id),
    'captures', (select jsonb_agg(jsonb_build_object('amount', amount, 'became', became, 'at', c.at) order by c.at, attempt_id)
      from orders.capture c where c.order_id = o.id)))
  from orders."order" o where o.id = evidence_body.id;
$$;

create or replace function orders.keep_evidence() returns trigger language plpgsql as $$
begin
  insert into orders.evidence (order_id, at, kind, ref, body)
  values (new.order_id, new.at, new.status, new.id::text, orders.evidence_body(new.order_id));
  return null;
end $$;

-- The words stay where their writer may have them erased; that they were these is sealed.
create or replace function orders.keep_screen_evidence() returns trigger language plpgsql as $$
begin
  insert into orders.evidence (order_id, at, kind, ref, body)
  values (new.order_id, new.logged_at, 'screen', new.id::text,
    jsonb_build_object('total', new.total, 'digest', encode(new.digest, 'hex')));
  return null;
end $$;

-- The first piece that does not fit of this order, or of each: none while the chains are whole. Pieces missing at the end are told as
-- the one that comes next.
create or replace function orders.broken_evidence(id uuid default null) returns table (order_id uuid, n integer)
language sql stable as $$
  with chain as (
    select e.*, orders.evidence_hash(e.previous_hash, orders.evidence_text(e.n, e.at, e.kind, e.ref, e.body)) as right_hash,
      row_number() over (partition by e.order_id order by e.n) as place,
      lag(e.hash, 1, sha256(convert_to(e.order_id::text, 'UTF8'))) over (partition by e.order_id order by e.n) as before
    from orders.evidence e where id is null or e.order_id = id),
  broken as (
    select c.order_id, min(c.n) as n from chain c where c.n <> c.place or previous_hash <> before or hash <> right_hash
    group by c.order_id),
  last as (select c.order_id, max(c.n) as n from chain c group by c.order_id),
  heads as (select h.* from orders.evidence_head h where id is null or h.order_id = id)
  select coalesce(h.order_id, l.order_id), coalesce(b.n, case
    when h.n is distinct from l.n then least(coalesce(h.n, 0), coalesce(l.n, 0)) + 1
    else h.n end)
  from heads h full join last l on l.order_id = h.order_id left join broken b on b.order_id = coalesce(h.order_id, l.order_id)
  where b.n is not null or h.n is distinct from l.n
    or h.hash <> (select e.hash from orders.evidence e where e.order_id = h.order_id and e.n = l.n);
$$;
