-- Users, the codes they sign in with, their sessions, and the counts that stop guessing.
create schema accounts;

create table accounts.users (
  id uuid primary key default gen_random_uuid(),
  phone text not null unique check (phone ~ '^\+[1-9]\d{7,14}$'),
  created_at timestamptz not null
);

-- One row a code sent. The code itself is kept nowhere: only its keyed hash.
create table accounts.codes (
  request_id uuid primary key default gen_random_uuid(),
  phone text not null,
  device bytea not null,
  hmac bytea not null,
  digits smallint not null check (digits in (4, 6)),
  tries smallint not null default 0 check (tries between 0 and 3),
  is_spent boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on accounts.codes (phone, created_at);
create index on accounts.codes (created_at);

create table accounts.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users on delete cascade,
  created_at timestamptz not null,
  revoked_at timestamptz,
  revoked_why text,
  check ((revoked_at is null) = (revoked_why is null))
);
create index on accounts.sessions (user_id);

-- Refresh tokens by their hash; `successor` is the next one, readable only with this one in hand.
create table accounts.refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references accounts.sessions on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  successor bytea,
  check ((used_at is null) = (successor is null))
);
create index on accounts.refresh_tokens (session_id);
create index on accounts.refresh_tokens (expires_at);

-- How often something happened in one window of time. A database that crashes must not forget it: logged.
create table accounts.counts (
  what text not null,
  of_whom text not null,
  window_ends timestamptz not null,
  count integer not null check (count >= 0),
  primary key (what, of_whom, window_ends)
);
create index on accounts.counts (window_ends);
