-- What every room's tables stand on.

-- Rows that record facts are never changed: a room puts this trigger on such a table.
create or replace function public.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on %.% is refused: its rows are facts', tg_op, tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;

-- Tells everybody what was put down, each thing once, and forgets it. Answers how much it was; of several who do this at
-- once each takes its own.
create or replace function public.pass_on_notices() returns integer language sql as $$
  with gone as (
    delete from public.notices where id in (
      select id from public.notices order by id limit 1000 for update skip locked)
    returning id, body),
  told as (select pg_notify('bus', body) from (select body from gone order by id) each)
  select count(*)::integer from told;
$$;
