-- What a signed-in traveller typed into a form of people and has not sent: to go on with it at another device. Sealed and bound
-- to its owner and form, one a form, and gone after a while.
create table passengers.draft (
  user_id uuid not null references accounts.users on delete cascade,
  form text not null constraint names_a_form check (form ~ '^[a-z]{1,20}( [A-Za-z0-9-]{1,40}){0,3}$'),
  sealed bytea not null constraint short_enough check (octet_length(sealed) <= 40000),
  changed_at timestamptz not null,
  primary key (user_id, form)
);
create index on passengers.draft (changed_at);
