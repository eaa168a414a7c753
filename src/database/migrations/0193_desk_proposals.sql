-- What one of the house's people proposes and another decides on: money moved by hand, colleagues and their roles.
create table desk.proposal (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  kind text not null check (kind <> ''),
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  -- what it will do, in words and numbers, as its proposer read it
  summary text[] not null check (cardinality(summary) > 0),
  reason text not null check (char_length(btrim(reason)) between 5 and 500),
  proposed_by uuid not null references desk.staff,
  proposed_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > proposed_at),
  status text not null default 'open' check (status in ('open', 'approved', 'refused', 'withdrawn')),
  decided_by uuid references desk.staff,
  decided_at timestamptz,
  decision_reason text check (char_length(btrim(decision_reason)) between 5 and 500),
  constraint decided_by_somebody check ((status = 'open') = (decided_by is null) and (status = 'open') = (decided_at is null)),
  -- four eyes: whoever proposed it may take it back and no more
  constraint never_decided_alone check ((status = 'withdrawn') = (decided_by = proposed_by)),
  constraint approved_in_time check (status <> 'approved' or decided_at between proposed_at and expires_at),
  constraint refused_for_a_reason check (status <> 'refused' or decision_reason is not null)
);
create index on desk.proposal (proposed_at) where status = 'open';
create index on desk.proposal (proposed_by);
create index on desk.proposal (decided_by);

\ir ../functions/desk-proposals.sql
create trigger proposals_are_decided_once before insert or update on desk.proposal
  for each row execute function desk.guard_proposal();
create trigger proposals_stand before delete or truncate on desk.proposal
  for each statement execute function public.refuse_change();
