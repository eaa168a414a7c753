-- What every room's tables stand on.

-- Rows that record facts are never changed: a room puts this trigger on such a table.
create function public.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on %.% is refused: its rows are facts', tg_op, tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;
