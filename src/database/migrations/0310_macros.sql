-- What colleagues answer again and again, saved with gaps that the order in hand fills. Nothing is edited: what is changed is a later
-- version, and what is withdrawn is a version without a text.
create table desk.macro_version (
  macro_id uuid not null,
  version integer not null check (version between 1 and 1000),
  title text not null check (char_length(btrim(title)) between 2 and 60),
  -- null: withdrawn
  body text check (char_length(body) between 5 and 2000),
  staff_id uuid not null references desk.staff,
  staff_name text not null,
  at timestamptz not null,
  primary key (macro_id, version),
  constraint begins_with_a_text check (version > 1 or body is not null)
);
create index on desk.macro_version (staff_id);
create trigger facts before update or delete on desk.macro_version for each row execute function public.refuse_change();
create trigger facts_stay before truncate on desk.macro_version for each statement execute function public.refuse_change();
