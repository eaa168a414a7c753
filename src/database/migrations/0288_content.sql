-- What the desk writes over the texts that come with the house. Nothing is edited: what is to be read otherwise is a later version, and
-- what is taken back is a version without a text, after which the house's own is read again.
create schema content;

create table content.version (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('notice', 'landing', 'answer', 'message')),
  key text not null check (key ~ '^[A-Za-z0-9-]{1,60}$'),
  -- null: every site of the house
  brand text check (brand ~ '^[a-z-]{2,30}$'),
  -- null: taken back
  fields jsonb check (jsonb_typeof(fields) = 'object'),
  starts_at timestamptz not null,
  ends_at timestamptz,
  written_by text not null check (btrim(written_by) <> ''),
  written_at timestamptz not null,
  check (starts_at < ends_at),
  -- what was read before stays what was read
  constraint version_is_not_before check (starts_at >= written_at)
);
create index on content.version (kind, key, id);
create trigger facts before update or delete on content.version for each row execute function public.refuse_change();
create trigger facts_stay before truncate on content.version for each statement execute function public.refuse_change();

-- What a message said when it was sent in words of the desk: they are read again where its receiver looks it up.
alter table messages.outbox add column words jsonb check (jsonb_typeof(words) = 'object');
