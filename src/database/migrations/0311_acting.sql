-- A colleague does something for a traveller with a code that this traveller was sent and reads out: on one order, for some minutes, by one
-- colleague. Neither the code nor the traveller's number is here.
create table desk.acting (
  id uuid primary key,
  order_id uuid not null references orders."order",
  staff_id uuid not null references desk.staff,
  code bytea not null check (octet_length(code) = 32),
  asked_at timestamptz not null,
  code_ends_at timestamptz not null,
  tries smallint not null default 0 check (tries between 0 and 3),
  -- by the right code
  opened_at timestamptz,
  ends_at timestamptz,
  -- by the colleague, or by a later code
  is_over boolean not null default false,
  constraint code_is_short check (code_ends_at > asked_at and code_ends_at <= asked_at + interval '5 minutes'),
  constraint opened_by_a_try check (
    num_nulls(opened_at, ends_at) = 2
    or (tries > 0 and opened_at >= asked_at and opened_at < code_ends_at
      and ends_at > opened_at and ends_at <= opened_at + interval '15 minutes')
  )
);
create unique index acting_one_at_a_time on desk.acting (order_id) where not is_over;
create index on desk.acting (order_id);
create index on desk.acting (staff_id);
create trigger stays before delete on desk.acting for each row execute function public.refuse_change();
create trigger over_stays before update on desk.acting for each row
  when (old.is_over or old.opened_at is not null and new.opened_at is distinct from old.opened_at
    or (new.order_id, new.staff_id, new.code, new.asked_at, new.code_ends_at)
      is distinct from (old.order_id, old.staff_id, old.code, old.asked_at, old.code_ends_at))
  execute function public.refuse_change();
