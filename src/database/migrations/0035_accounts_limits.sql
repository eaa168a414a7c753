-- Whom the guesses at a code are charged to, as it was when the code was asked for.
alter table accounts.codes
  -- what went to nobody has no right answer: guesses at it take nothing over
  add column is_heard boolean not null default true,
  -- whose own browser asked: guesses there are that account's
  add column own_of uuid references accounts.users on delete set null;
alter table accounts.codes alter column is_heard drop default;
