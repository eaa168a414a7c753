-- Who an account belongs to, its password, its e-mail address, and codes that prove more than a sign-in.

-- Ten digits, not all alike, the last one the control digit of the others (weights 10 to 2, modulo 11).
create function accounts.is_national_code(code text) returns boolean language sql immutable parallel safe as $$
  select case
    when code !~ '^[0-9]{10}$' or code ~ '^([0-9])\1{9}$' then false
    else (
      select case when rest < 2 then rest else 11 - rest end = substr(code, 10, 1)::int
      from (select sum(substr(code, at, 1)::int * (11 - at)) % 11 as rest from generate_series(1, 9) as at) as weighed
    )
  end
$$;

-- Whole years lived from one day to another; who is born on 29 February turns older on 1 March.
create function accounts.years_lived(born date, on_day date) returns int language sql immutable parallel safe as $$
  select extract(year from age(on_day::timestamp, born::timestamp))::int
$$;

alter table accounts.users
  add column first_name text check (first_name ~ '^[A-Z]+( [A-Z]+)*$' and length(first_name) <= 50),
  add column last_name text check (last_name ~ '^[A-Z]+( [A-Z]+)*$' and length(last_name) <= 50),
  add column first_name_farsi text check (length(first_name_farsi) between 1 and 50),
  add column last_name_farsi text check (length(last_name_farsi) between 1 and 50),
  add column gender text check (gender in ('Male', 'Female')),
  add column birth_date date check (birth_date >= '1850-01-01'),
  -- the day the birth date was told us; whoever told it was an adult then
  add column birth_told_on date,
  add column national_code text check (accounts.is_national_code(national_code)),
  add column email text check (email = lower(email) and length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+\.[^@\s.]+$'),
  add column password_hash text check (password_hash ~ '^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$'),
  add column password_set_at timestamptz,
  add column password_prompt_dismissed_at timestamptz,
  add column erased_at timestamptz,
  add constraint users_birth_told check ((birth_date is null) = (birth_told_on is null)),
  add constraint users_are_adults check (accounts.years_lived(birth_date, birth_told_on) >= 18),
  add constraint users_password_set check ((password_hash is null) = (password_set_at is null));

-- One living account for one person, and for one address.
create unique index users_national_code on accounts.users (national_code) where erased_at is null;
create unique index users_email on accounts.users (lower(email)) where erased_at is null;

-- A code goes to a phone or to an e-mail address, and proves one thing: for whom, once somebody is signed in.
alter table accounts.codes rename column phone to target;
alter table accounts.codes
  add column purpose text not null default 'sign-in'
    check (purpose in ('sign-in', 'recovery', 'step-up', 'new-email', 'new-phone')),
  add column channel text not null default 'Sms' check (channel in ('Sms', 'Whatsapp', 'Bale', 'Email')),
  add column for_user uuid references accounts.users on delete cascade,
  add constraint codes_for_whom check ((for_user is null) = (purpose in ('sign-in', 'recovery'))),
  add constraint codes_by_mail check ((channel = 'Email') = (target like '%@%'));
alter table accounts.codes
  alter column purpose drop default,
  alter column channel drop default;
create index on accounts.codes (for_user) where for_user is not null;

-- When the account's own phone last answered in this session.
alter table accounts.sessions add column proven_at timestamptz;
