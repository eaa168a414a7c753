-- The chain of the desk's audit log: made and checked by the same words.

-- Columns are named one by one: one that comes later does not change what was sealed. The hour is counted, whatever zone a session has.
create or replace function desk.entry_hash(previous bytea, at timestamptz, entry jsonb) returns bytea
language sql stable as $$
  select sha256(previous || convert_to(jsonb_build_array(
    entry -> 'n', extract(epoch from at), entry -> 'staff_id', entry -> 'staff_name', entry -> 'roles', entry -> 'action',
    entry -> 'outcome', entry -> 'subject_kind', entry -> 'subject_id', entry -> 'details', entry -> 'network')::text, 'UTF8'));
$$;

-- The head is locked until the transaction ends: entries come one after another.
create or replace function desk.seal_entry() returns trigger language plpgsql as $$
declare
  head desk.audit_head;
begin
  select * into head from desk.audit_head for update;
  new.n := head.n + 1;
  new.previous_hash := head.hash;
  new.hash := desk.entry_hash(head.hash, new.at, to_jsonb(new));
  update desk.audit_head set n = new.n, hash = new.hash;
  return new;
end $$;

create or replace function desk.guard_head() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'the head of the audit log follows its entries alone' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

-- The first entry that does not fit, or null while the chain is whole. Entries missing at the end are told as the one that comes next.
create or replace function desk.first_broken_entry() returns bigint language sql stable as $$
  with chain as (
    select n, hash, previous_hash, desk.entry_hash(previous_hash, at, to_jsonb(audit)) as right_hash,
      row_number() over (order by n) as place,
      lag(hash, 1, decode(repeat('00', 32), 'hex')) over (order by n) as before
    from desk.audit),
  broken as (select min(n) as n from chain where n <> place or previous_hash <> before or hash <> right_hash),
  last as (select coalesce(max(n), 0) as n from desk.audit)
  select coalesce(broken.n, case
    when head.n <> last.n then least(head.n, last.n) + 1
    when head.n > 0 and head.hash <> (select hash from desk.audit where n = last.n) then head.n end)
  from broken, last, desk.audit_head as head;
$$;
