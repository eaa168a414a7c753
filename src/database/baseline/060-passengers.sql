-- Co-travellers a user keeps for the next time. Who travels abroad shows a passport; countries by their three letters, as
-- passports have them.
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
  national_code text check (national_code ~ '^\d{10}$'),
  used_at timestamptz not null,
  deleted_at timestamptz,
  passport_type text check (passport_type in ('IraqPassport', 'IranianPassport', 'OtherCountries')),
  passport_number text check (passport_number ~ '^[A-Z0-9]{6,10}$'),
  nationality text check (nationality ~ '^[A-Z]{3}$'),
  issuing_country text check (issuing_country ~ '^[A-Z]{3}$'),
  passport_expires_on date,
  constraint a_document check (national_code is not null or passport_number is not null),
  constraint a_whole_passport
    check (num_nulls(passport_type, passport_number, nationality, issuing_country, passport_expires_on) in (0, 5))
);
create index saved_by_user on passengers.saved (user_id);
-- One person stands once on a user's list; whoever was taken off it may come back.
create unique index saved_once on passengers.saved (user_id, national_code) where deleted_at is null;
create unique index saved_once_by_passport on passengers.saved (user_id, issuing_country, passport_number)
  where deleted_at is null;
-- Whoever was taken off a list is destroyed when nobody can put him back any more; a job looks for them every few minutes.
create index saved_taken_off on passengers.saved (deleted_at) where deleted_at is not null;
