-- How a session was opened and with what; further keys to an account: Google and passkeys.
alter table accounts.sessions
  add column how text not null default 'otp' check (how in ('otp', 'email', 'password', 'google', 'passkey')),
  add column device bytea,
  add column device_words text not null default '',
  add column network text not null default '',
  add column last_used_at timestamptz;
update accounts.sessions set last_used_at = created_at;
alter table accounts.sessions
  alter column how drop default,
  alter column device_words drop default,
  alter column network drop default,
  alter column last_used_at set not null;

-- What a browser must answer to once: a passkey's challenge, the nonce of Google's sign-in. Bound to its cookie.
create table accounts.challenges (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('passkey-made', 'passkey-used', 'google')),
  challenge text not null unique check (length(challenge) = 43),
  device bytea not null,
  user_id uuid references accounts.users on delete cascade,
  expires_at timestamptz not null,
  check ((purpose = 'passkey-made') = (user_id is not null))
);
create index on accounts.challenges (expires_at);
create index on accounts.challenges (user_id) where user_id is not null;

-- One Google account opens one account of ours, by Google's unchanging number for it.
create table accounts.google_links (
  subject text primary key check (length(subject) between 1 and 255),
  user_id uuid not null unique references accounts.users on delete cascade,
  email text not null,
  linked_at timestamptz not null
);

-- A passkey's public half. `counter` only grows where the device counts at all (0 where it does not).
create table accounts.passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users on delete cascade,
  credential text not null unique,
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  is_synced boolean not null,
  name text not null check (length(name) between 1 and 40),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index on accounts.passkeys (user_id);
