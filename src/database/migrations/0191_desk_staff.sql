-- The house's own people: who they are, the keys they come in with, and their sessions. No traveller's account is among them.
create schema desk;

create table desk.staff (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name = btrim(name) and char_length(name) between 2 and 60),
  roles text[] not null default '{}' check (array_position(roles, null) is null),
  created_at timestamptz not null,
  -- when roles or standing changed last: sessions of before it are over
  changed_at timestamptz not null,
  disabled_at timestamptz
);

-- They alone open the desk: there is no password and no code.
create table desk.passkey (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references desk.staff,
  credential text not null unique,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 40),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index on desk.passkey (staff_id);

-- The token itself is nowhere but in the browser.
create table desk.session (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references desk.staff,
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ends_at timestamptz not null,
  network text not null,
  device_words text not null,
  revoked_at timestamptz,
  revoked_why text check (revoked_why <> ''),
  constraint session_ends check (ends_at > created_at),
  constraint revoked_for_a_reason check ((revoked_at is null) = (revoked_why is null))
);
create index on desk.session (staff_id);

-- Leads to a first key: of whoever comes anew, or lost the others. Works once.
create table desk.link (
  token_hash bytea primary key check (length(token_hash) = 32),
  staff_id uuid not null references desk.staff,
  purpose text not null check (purpose in ('invitation', 'recovery')),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz check (used_at between created_at and expires_at)
);
create index on desk.link (staff_id);

create table desk.challenge (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('join', 'sign-in', 'key')),
  challenge text not null unique,
  -- null: whoever signs in is not known yet
  staff_id uuid references desk.staff,
  expires_at timestamptz not null,
  constraint challenge_of_somebody check ((purpose = 'sign-in') = (staff_id is null))
);
create index on desk.challenge (expires_at);
create index on desk.challenge (staff_id);

\ir ../functions/desk-staff.sql
create trigger sessions_end_with_rights before update of roles, disabled_at on desk.staff
  for each row execute function desk.end_sessions();
