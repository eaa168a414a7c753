-- What a buyer had on the screen when paying, as the browser sent it, with the digest of it; it does not change.
create table orders.screen_log (
  id bigint generated always as identity primary key,
  owner_id uuid not null,
  order_id uuid references orders."order",
  proposal_id text check (length(proposal_id) between 1 and 400),
  total bigint not null check (total >= 0),
  text text not null check (length(text) between 1 and 8000),
  digest bytea not null,
  logged_at timestamptz not null,
  constraint is_about_something check (order_id is not null or proposal_id is not null),
  constraint digest_is_of_text check (digest = sha256(convert_to(text, 'UTF8'))),
  constraint once unique nulls not distinct (owner_id, order_id, proposal_id, total, digest)
);
create index screens_of_an_order on orders.screen_log (order_id);
create index screens_of_no_order on orders.screen_log (logged_at) where order_id is null;

\ir ../functions/orders.sql

create trigger screen_does_not_change before update on orders.screen_log
  for each row execute function orders.refuse_screen_change();
