-- What was promised to whom by when, whether it was kept, and what became work of the support desk.
create schema promises;

\ir ../functions/promises.sql

create table promises.promise (
  id bigint generated always as identity primary key,
  kind text not null check (kind <> ''),
  -- what it is about: an order, an attempt, a refund
  subject text not null check (subject <> ''),
  order_id uuid,
  given_at timestamptz not null,
  due_at timestamptz not null,
  kept_at timestamptz,
  -- noticed to be late, with its consequence; a promise kept too late has both
  missed_at timestamptz,
  unique (kind, subject),
  check (due_at >= given_at),
  check (missed_at >= due_at)
);
-- what is late or will be, as far as nobody noticed
create index promise_unnoticed on promises.promise (due_at)
  where missed_at is null and (kept_at is null or kept_at > due_at);

create sequence promises.task_number start 10240;
create table promises.task (
  number bigint primary key default nextval('promises.task_number'),
  promise_id bigint not null unique references promises.promise,
  opened_at timestamptz not null,
  closed_at timestamptz,
  check (closed_at >= opened_at)
);
create index task_open on promises.task (opened_at) where closed_at is null;

-- A promise given stands, and so does the work that came of it.
create trigger promise_is_guarded before update on promises.promise
  for each row execute function promises.guard_promise();
create trigger promises_stay before delete or truncate on promises.promise
  for each statement execute function public.refuse_change();
create trigger tasks_stay before delete or truncate on promises.task
  for each statement execute function public.refuse_change();
