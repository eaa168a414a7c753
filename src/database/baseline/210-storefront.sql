-- What travellers looked for, so that they need not ask twice.
create schema storefront;

create table storefront.searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts.users on delete cascade,
  kind text not null check (kind in ('flight', 'hotel', 'visa')),
  -- the search in one line: the same one again moves up instead of standing twice
  sameness text not null check (length(sameness) between 1 and 400),
  -- the city or country it leads to
  destination text not null check (destination ~ '^[A-Z]{2,3}$'),
  asked jsonb not null check (jsonb_typeof(asked) = 'object'),
  searched_at timestamptz not null,
  -- removed by its owner; forgotten for good some time later
  active boolean not null default true,
  removed_at timestamptz,
  unique (user_id, kind, sameness),
  check (active = (removed_at is null))
);
create index searches_listed on storefront.searches (user_id, kind, searched_at desc) where active;
create index searches_lately on storefront.searches (kind, searched_at);
create index searches_removed on storefront.searches (removed_at) where not active;
