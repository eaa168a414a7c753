-- What the house's own people did, looked at and were refused. Each entry is sealed with the one before it: none can be changed,
-- taken out or put between without all that follow being wrong.
create table desk.audit (
  n bigint primary key check (n > 0),
  at timestamptz not null,
  -- null: a command on the server, or the house itself
  staff_id uuid references desk.staff,
  -- as they were then
  staff_name text not null check (staff_name <> ''),
  roles text[] not null,
  action text not null check (action <> ''),
  outcome text not null check (outcome in ('done', 'looked', 'refused')),
  subject_kind text check (subject_kind <> ''),
  subject_id text check (subject_id <> ''),
  -- nothing of a traveller but numbers of things: entries outlive accounts
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  -- truncated address
  network text not null,
  previous_hash bytea not null check (length(previous_hash) = 32),
  hash bytea not null unique check (length(hash) = 32),
  constraint subject_is_whole check ((subject_kind is null) = (subject_id is null))
);
create index on desk.audit (staff_id, n);
create index on desk.audit (subject_kind, subject_id, n);
create index on desk.audit (action, n);
create index on desk.audit (at);

-- How far the chain goes: a tail that was cut off is missed by it.
create table desk.audit_head (
  is_one boolean primary key default true check (is_one),
  n bigint not null check (n >= 0),
  hash bytea not null check (length(hash) = 32)
);
insert into desk.audit_head (n, hash) values (0, decode(repeat('00', 32), 'hex'));

\ir ../functions/desk-audit.sql
create trigger entries_are_sealed before insert on desk.audit
  for each row execute function desk.seal_entry();
create trigger entries_stand before update or delete or truncate on desk.audit
  for each statement execute function public.refuse_change();
create trigger head_follows_entries before insert or update or delete or truncate on desk.audit_head
  for each statement execute function desk.guard_head();
