-- Authorities that take papers by appointment alone: their requests are sent on the day an applicant has been there.
create table visas.by_appointment (
  country text primary key check (country ~ '^[A-Z]{2}$')
);
insert into visas.by_appointment (country) values ('IT');

-- The only ways on; a taken appointment may fall through, and the authority may move it.
create table visas.appointment_life (
  was text not null,
  becomes text not null,
  primary key (was, becomes)
);
insert into visas.appointment_life (was, becomes) values
  ('wished', 'offered'),
  ('offered', 'offered'), ('offered', 'taken'), ('offered', 'wished'),
  ('taken', 'offered'), ('taken', 'wished'), ('taken', 'attended');
create trigger facts before update or delete on visas.appointment_life for each row execute function public.refuse_change();

create table visas.appointment (
  order_id uuid primary key references visas.request,
  state text not null check (state in ('wished', 'offered', 'taken', 'attended')),
  -- the days that would suit; none of an appointment that was offered before anything was wished
  first_day date,
  last_day date,
  part text check (part in ('any', 'morning', 'afternoon')),
  -- at the authority's place, by its clock
  offered_for timestamp,
  place text check (place <> ''),
  changed_at timestamptz not null,
  constraint wished_whole check (
    (first_day is null) = (last_day is null) and (first_day is null) = (part is null) and first_day <= last_day
  ),
  constraint wished_for_something check (state <> 'wished' or first_day is not null or offered_for is not null),
  constraint offered_a_time_and_place check (
    (offered_for is null) = (place is null) and (state not in ('offered', 'taken', 'attended') or offered_for is not null)
  )
);

\ir ../functions/visas.sql

create trigger guarded before update on visas.appointment for each row execute function visas.guard_appointment();
