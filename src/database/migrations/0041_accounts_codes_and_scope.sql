-- Codes of eight digits, for the days on which the guesses at six are spent too.
alter table accounts.codes drop constraint codes_digits_check, add constraint codes_digits_check check (digits in (4, 6, 8));

-- What somebody may do beyond being signed in (§6): a list of permissions, or a map from each to yes or no.
alter table accounts.users
  add column scope jsonb not null default '[]' check (jsonb_typeof(scope) in ('array', 'object')),
  add constraint users_without_scope_once_erased check (erased_at is null or scope = '[]');
