-- Users and whom an account belongs to, the codes they sign in with, their sessions, further keys, and the counts that stop guessing.
create schema accounts;

\ir ../functions/accounts.sql

-- An account that is erased keeps its number for the books, and nothing of its owner.
create table accounts.users (
  id uuid primary key default gen_random_uuid(),
  phone text unique check (phone ~ '^\+[1-9]\d{7,14}$'),
  created_at timestamptz not null,
  first_name text check (first_name ~ '^[A-Z]+( [A-Z]+)*$' and length(first_name) <= 50),
  last_name text check (last_name ~ '^[A-Z]+( [A-Z]+)*$' and length(last_name) <= 50),
  first_name_farsi text check (length(first_name_farsi) between 1 and 50),
  last_name_farsi text check (length(last_name_farsi) between 1 and 50),
  gender text check (gender in ('Male', 'Female')),
  birth_date date check (birth_date >= '1850-01-01'),
  -- the day the birth date was told us; whoever told it was an adult then
  birth_told_on date,
  national_code text check (accounts.is_national_code(national_code)),
  email text check (email = lower(email) and length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]+$'),
  password_hash text check (password_hash ~ '^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$'),
  password_set_at timestamptz,
  password_prompt_dismissed_at timestamptz,
  erased_at timestamptz,
  -- what somebody may do beyond being signed in (§6): a list of permissions, or a map from each to yes or no
  scope jsonb not null default '[]' check (jsonb_typeof(scope) in ('array', 'object')),
  constraint users_birth_told check ((birth_date is null) = (birth_told_on is null)),
  constraint users_are_adults check (accounts.years_lived(birth_date, birth_told_on) >= 18),
  constraint users_password_set check ((password_hash is null) = (password_set_at is null)),
  constraint users_reached_while_alive check ((phone is null) = (erased_at is not null)),
  constraint users_forgotten_once_erased check (erased_at is null or num_nonnulls(
    first_name, last_name, first_name_farsi, last_name_farsi, gender, birth_date, national_code, email, password_hash) = 0),
  constraint users_without_scope_once_erased check (erased_at is null or scope = '[]')
);

-- One living account for one person, and for one address.
create unique index users_national_code on accounts.users (national_code) where erased_at is null;
create unique index users_email on accounts.users (lower(email)) where erased_at is null;

-- One row a code sent. The code itself is kept nowhere: only its keyed hash. It goes to a phone or to an e-mail address, and proves
-- one thing: for whom, once somebody is signed in.
create table accounts.codes (
  request_id uuid primary key default gen_random_uuid(),
  target text not null,
  device bytea not null,
  hmac bytea not null,
  -- eight for the days on which the guesses at six are spent too
  digits smallint not null check (digits in (4, 6, 8)),
  tries smallint not null default 0 check (tries between 0 and 3),
  is_spent boolean not null default false,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  purpose text not null check (purpose in ('sign-in', 'recovery', 'step-up', 'new-email', 'new-phone')),
  channel text not null check (channel in ('Sms', 'Whatsapp', 'Bale', 'Email')),
  for_user uuid references accounts.users on delete cascade,
  -- what went to nobody has no right answer: guesses at it take nothing over
  is_heard boolean not null,
  -- whose own browser asked: guesses there are that account's
  own_of uuid references accounts.users on delete set null,
  constraint codes_for_whom check ((for_user is null) = (purpose in ('sign-in', 'recovery'))),
  constraint codes_by_mail check ((channel = 'Email') = (target like '%@%'))
);
create index codes_phone_created_at_idx on accounts.codes (target, created_at);
create index on accounts.codes (created_at);
create index on accounts.codes (for_user) where for_user is not null;

create table accounts.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users on delete cascade,
  created_at timestamptz not null,
  revoked_at timestamptz,
  revoked_why text,
  -- when the account's own phone last answered in it
  proven_at timestamptz,
  -- how it was opened, and with what
  how text not null check (how in ('otp', 'email', 'password', 'google', 'passkey')),
  device bytea,
  device_words text not null,
  network text not null,
  last_used_at timestamptz not null,
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

-- Where a traveller's money may be sent: the numbers lie sealed, each bound to its owner and its row. The print is keyed and
-- tells only that the same numbers are there already.
create table accounts.bank_details (
  id uuid primary key,
  user_id uuid not null references accounts.users on delete cascade,
  sealed bytea not null,
  print bytea not null,
  is_default boolean not null,
  created_at timestamptz not null,
  constraint bank_detail_once unique (user_id, print)
);
create unique index one_default_a_user on accounts.bank_details (user_id) where is_default;

-- What was taken away of a person, and what the law keeps, with its reason and its end.
create table accounts.erasures (
  number text primary key,
  user_id uuid not null unique references accounts.users,
  erased_at timestamptz not null,
  proof jsonb not null
);
create trigger facts before update or delete on accounts.erasures for each row execute function public.refuse_change();
create trigger facts_stay before truncate on accounts.erasures for each statement execute function public.refuse_change();
