-- Co-travellers a user keeps for the next time.
create schema passengers;

create table passengers.saved (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users on delete cascade,
  first_name text not null,
  last_name text not null,
  first_name_farsi text not null,
  last_name_farsi text not null,
  gender text not null check (gender in ('Male', 'Female')),
  birth_date date not null,
  national_code text not null check (national_code ~ '^\d{10}$'),
  used_at timestamptz not null,
  deleted_at timestamptz
);

-- One person stands once on a user's list; whoever was taken off it may come back.
create unique index saved_once on passengers.saved (user_id, national_code) where deleted_at is null;
