-- What every room stands on: answers kept so that a call told twice is done once, tries that are counted, notices, the house itself.
create schema server;

\ir ../functions/public.sql

-- What is told of an order is put down by the sale itself and passed on by the processes that listen: a notice within a sale
-- would let one sale commit after the other. A crash of the database empties this table and ends all that listen: whoever
-- watches then asks anew.
create unlogged table public.notices (
  id bigint generated always as identity primary key,
  body text not null
);

-- First answers. One is of whoever asked: a user, or an address where nobody is signed in.
create table server.kept_answer (
  scope text not null,
  line text not null,
  key text not null,
  body_hash bytea not null,
  -- while it runs: who runs it and until when that is believed
  runner uuid not null,
  leased_until timestamptz not null,
  begun_at timestamptz not null,
  -- once it has run
  status smallint,
  body text,
  primary key (scope, line, key),
  check ((status is null) = (body is null)),
  constraint of_somebody check (scope ~ '^(user|address):.')
);
create index kept_answer_by_age on server.kept_answer (begun_at);

-- How often something was tried in the current window: guesses of codes and of order numbers, and how often banks were asked
-- whose an account is (that costs money, and nobody may try names by it). One place counts them all.
create table server.tries (
  subject text primary key,
  since timestamptz not null,
  count int not null check (count > 0)
);
create index tries_by_age on server.tries (since);

-- What a database was first opened for. A demo's flights, rooms, codes and traveller are invented: production never opens on them.
create table server.opened_as (
  is_it boolean primary key default true check (is_it),
  mode text not null check (mode in ('demo', 'production')),
  at timestamptz not null
);
create trigger facts before update or delete on server.opened_as for each row execute function public.refuse_change();

-- One row that is written again whenever somebody asks whether the house is ready: only a write proves that writing is possible.
create table server.proof_of_writing (
  id boolean primary key default true check (id),
  written_at timestamptz not null
);

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
