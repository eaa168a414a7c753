-- Jobs that failed to the end and that somebody closed by hand: what they were, and why they need not be done any more.
create table server.closed_jobs (
  id uuid primary key,
  queue text not null,
  data jsonb not null,
  failed_at timestamptz not null,
  said text not null,
  reason text not null check (length(btrim(reason)) between 3 and 500),
  closed_at timestamptz not null
);
